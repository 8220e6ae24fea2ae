import { beforeEach, describe, expect, test } from "vitest";
import {
  bookConsultation,
  cancelBooking,
  confirmBooking,
  moveBooking,
  readBooking,
  readFreeTimes,
} from "@agency/contracts/bookings";
import { listEnquiries } from "@agency/contracts/enquiries";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { startApi } from "../testing/api.ts";
import { anybody, at, bookingDesk, emptyBookings, friday, person, thursday } from "../testing/sample-forms.ts";

const api = await startApi({ environment: { STAFF_EMAIL: "staff@agency.test" } });
beforeEach(() => emptyBookings(api));

const { ask, book, confirm, tokenFor, bookings, notifications, kinds } = bookingDesk(api);

describe("requesting a consultation", () => {
  test("without a time stores the request and notifies the staff, as in the specification", async () => {
    expect(await ask({ name: "  Aminah Contoh ", email: " Aminah@Client.test " })).toEqual({ time: null });
    const [enquiry] = await api.call(listEnquiries, {});
    expect(enquiry).toMatchObject({ kind: "consultation", ...person, details: {} });
    expect(await kinds()).toEqual(["enquiry-notice to staff@agency.test", "enquiry-receipt to aminah@client.test"]);
    // Somebody else may have typed the address.
    const receipt = (await notifications()).find(({ kind }) => kind === "enquiry-receipt");
    expect(receipt).toMatchObject({ recipientName: "", parameters: { asked: "consultation" } });
    expect(await bookings()).toEqual([]);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "  \t " }, "name"],
    [{ email: " " }, "email"],
    [{ email: "no address" }, "email"],
    [{ name: "A\r\nBcc: victim@client.test" }, "name"],
    [{ slot: "tomorrow" }, "slot"],
    [{ slot: "2026-11-12T09:00:00+08:00" }, "slot"],
  ])("%j is refused with the name of the field", async (input, field) => {
    const { status, body } = await api.refused(bookConsultation, { body: { ...person, ...input } }, anybody);
    expect(status).toBe(400);
    expect(body.fields?.map((problem) => problem.field)).toEqual([field]);
    expect(await notifications()).toEqual([]);
  });

  test("with a time holds it, and asks the person in the language of the page to confirm", async () => {
    const { time } = await ask({
      slot: thursday,
      language: "ms",
      page: "/ms",
      city: "ipoh",
      consent: { notice: "1.0" },
    });
    expect(time).toEqual({ start: thursday, end: at("2026-11-12T09:30"), timeZone: "Asia/Kuala_Lumpur" });
    expect(await kinds()).toEqual([
      "booking-verification to aminah@client.test",
      "enquiry-notice to staff@agency.test",
    ]);
    const verification = (await notifications()).find(({ kind }) => kind === "booking-verification");
    expect(verification).toMatchObject({ language: "ms", recipientName: "" });
    expect(Object.keys(verification?.parameters ?? {})).toEqual(["token", "minutes"]);
    const [booking] = await bookings();
    const [enquiry] = await api.call(listEnquiries, {});
    const heldUntil = at("2026-11-10T14:00");
    expect(enquiry).toMatchObject({ details: { slot: thursday, confirmBy: heldUntil }, city: "ipoh" });
    expect(enquiry).toMatchObject({ reference: booking?.id });
    expect(booking).toMatchObject({ enquiryId: enquiry?.id, language: "ms", reminderDueAt: null });
    expect(booking?.heldUntil?.toISOString()).toBe(heldUntil);
    expect(JSON.stringify(booking)).not.toContain(await tokenFor());
    // The staff hear of it when it is confirmed, or not confirmed in time.
    const notice = (await notifications()).find(({ kind }) => kind === "enquiry-notice");
    expect(notice?.dueAt.toISOString()).toBe(heldUntil);
  });

  test("is confirmed by its link, once, and only then reaches the staff as agreed", async () => {
    await ask({ slot: thursday });
    const token = await tokenFor();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    for (const answer of answers) expect(answer).toMatchObject({ state: "booked", heldUntil: null });
    expect(await kinds()).toEqual([
      "booking-confirmation to aminah@client.test",
      "enquiry-notice to staff@agency.test",
    ]);
    const notice = (await notifications()).find(({ kind }) => kind === "enquiry-notice");
    expect(notice?.parameters).toMatchObject({ name: person.name, details: { slot: thursday } });
    expect(notice?.dedupeKey).toMatch(/confirmed$/);
    expect(await bookings()).toMatchObject([{ heldUntil: null, reminderDueAt: new Date(at("2026-11-11T09:00")) }]);
    expect((await api.call(listEnquiries, {}))[0]?.details).toEqual({ slot: thursday });
  });

  test("says how to talk, in the mail, in the calendar, to the staff and behind its link", async () => {
    await ask({ slot: thursday, talkBy: "video" });
    const token = await tokenFor();
    await confirm(token);
    expect(await api.call(readBooking, { params: { token } }, anybody)).toMatchObject({ talkBy: "video" });
    const told = (await notifications()).find(({ kind }) => kind === "booking-confirmation");
    expect(told?.parameters).toMatchObject({ talkBy: "video" });
    const notice = (await notifications()).find(({ kind }) => kind === "enquiry-notice");
    expect(notice?.parameters).toMatchObject({ details: { talkBy: "video" }, appointment: { talkBy: "video" } });
  });

  test("by a bot gets the usual answer, but reserves nothing", async () => {
    for (const automatic of [{ trap: "x" }, { elapsed: 300 }]) await ask({ slot: thursday, ...automatic });
    expect(await bookings()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });
});

describe("a booking is refused when the time", () => {
  test.each([
    ["2026-11-10T09:00", "is in the past"],
    ["2026-11-10T14:00", "is too soon"],
    ["2026-11-12T07:00", "is outside our hours"],
    ["2026-11-12T13:00", "is outside our hours"],
    ["2026-11-14T09:00", "is outside our hours"],
    ["2026-11-13T13:00", "is outside our hours"],
    ["2026-11-12T09:10", "must be one of the times"],
    ["2026-12-30T09:00", "is too far ahead"],
  ])("%s: %s", async (local, message) => {
    const { body } = await api.refused(bookConsultation, { body: { ...person, slot: at(local) } }, anybody);
    expect(body).toMatchObject({ error: "invalid_input", fields: [{ field: "slot" }] });
    expect(body.fields?.[0]?.message).toContain(message);
    expect(await notifications()).toEqual([]);
  });

  test("is on Christmas Day", async () => {
    api.clock.set("2026-12-21T04:00:00Z");
    const christmas = { ...person, slot: at("2026-12-25T09:00") };
    const { body } = await api.refused(bookConsultation, { body: christmas }, anybody);
    expect(body.fields).toEqual([{ field: "slot", message: "is on a public holiday" }]);
    const { days } = await api.call(readFreeTimes, {}, anybody);
    const dates = days.map(({ date }) => date);
    expect(dates).toContain("2026-12-24");
    expect(dates).not.toContain("2026-12-25");
    expect(dates).not.toContain("2027-01-01");
  });

  test("would be the third for one address", async () => {
    await ask({ slot: thursday });
    await ask({ slot: friday });
    const third = { ...person, email: "AMINAH@client.test", slot: at("2026-11-16T09:00") };
    const { body } = await api.refused(bookConsultation, { body: third }, anybody);
    expect(body.error).toBe("too_many_bookings");
    expect(body.message).toContain("2");
  });
});

test("when 30 people book the same time at once, one gets it and the others see the nearest free times", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      api.attempt(
        bookConsultation,
        { body: { name: `P ${index}`, email: `p${index}@client.test`, slot: thursday } },
        anybody,
      ),
    ),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 201);
  expect(won).toHaveLength(1);
  for (const lost of answers.filter((answer) => !won.includes(answer))) {
    expect(lost.json()).toMatchObject({ error: "slot_taken" });
    expect(lost.json().alternatives).toEqual(
      ["09:30", "10:00", "10:30", "11:00", "11:30"].map((time) => at(`2026-11-12T${time}`)),
    );
  }
  expect(await bookings()).toHaveLength(1);
  expect(await kinds()).toHaveLength(2);
});

test("free times exclude booked ones and are cached only briefly", async () => {
  const { body, headers } = await api.answer(readFreeTimes, {}, anybody);
  expect(headers["cache-control"]).toBe("public, max-age=15");
  expect(body).toMatchObject({ timeZone: "Asia/Kuala_Lumpur", minutes: 30 });
  const starts = body.days.flatMap((day) => day.starts);
  expect(starts).toContain(thursday);
  expect(starts.length).toBeGreaterThan(100);
  await ask({ slot: thursday });
  const { days } = await api.call(readFreeTimes, {}, anybody);
  expect(days.flatMap((day) => day.starts)).toEqual(starts.filter((start) => start !== thursday));
});

describe("the link in the booking email", () => {
  test("shows only its own booking", async () => {
    const token = await book({ slot: thursday });
    const { body, headers } = await api.answer(readBooking, { params: { token } }, anybody);
    expect(body).toEqual({
      state: "booked",
      talkBy: null,
      open: true,
      name: person.name,
      start: thursday,
      end: at("2026-11-12T09:30"),
      timeZone: "Asia/Kuala_Lumpur",
      heldUntil: null,
    });
    expect(headers["cache-control"]).toBe("no-store");
    const wrong = await api.refused(readBooking, { params: { token: "x".repeat(43) } }, anybody);
    expect(wrong.body.error).toBe("link_not_found");
  });

  test("moves the booking: the old time is free, the new one is reserved, and both sides get an email", async () => {
    const token = await book({ slot: thursday });
    const moved = await api.call(moveBooking, { params: { token }, body: { slot: friday } }, anybody);
    expect(moved).toMatchObject({ state: "booked", start: friday });
    const [booking] = await bookings();
    expect(booking).toMatchObject({ sequence: 1, reminderDueAt: new Date(at("2026-11-12T09:00")) });
    // The first confirmation was not sent yet: it must not name the old time.
    expect(await kinds()).toEqual([
      "booking-confirmation to aminah@client.test",
      "booking-notice to staff@agency.test",
      "enquiry-notice to staff@agency.test",
    ]);
    expect(await tokenFor()).toBe(token);
    expect(await api.call(listEnquiries, {})).toMatchObject([{ details: { slot: friday } }]);
    await ask({ slot: thursday, email: "other@client.test" });
  });

  test("cannot move the booking to a taken or unavailable time, and the booking stays unchanged", async () => {
    const token = await book({ slot: thursday });
    await ask({ slot: friday, email: "other@client.test" });
    const taken = await api.refused(moveBooking, { params: { token }, body: { slot: friday } }, anybody);
    expect(taken.body.error).toBe("slot_taken");
    // The booking's own time counts as free when it moves.
    const next = await api.refused(moveBooking, { params: { token }, body: { slot: at("2026-11-14T09:00") } }, anybody);
    expect(next.body.fields?.map(({ field }) => field)).toEqual(["slot"]);
    expect(await api.call(readBooking, { params: { token } }, anybody)).toMatchObject({ start: thursday });
    await api.call(moveBooking, { params: { token }, body: { slot: thursday } }, anybody);
    expect((await kinds()).filter((kind) => kind.startsWith("booking-notice"))).toEqual([]);
  });

  test("cancels the booking once, however often it is clicked, and then stops working", async () => {
    const token = await book({ slot: thursday });
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => api.call(cancelBooking, { params: { token } }, anybody)),
    );
    for (const click of clicks) expect(click).toMatchObject({ state: "cancelled", open: false });
    expect(await kinds()).toEqual([
      "booking-cancellation to aminah@client.test",
      "booking-notice to staff@agency.test",
      "enquiry-notice to staff@agency.test",
    ]);
    expect((await api.call(listEnquiries, {})).map(({ details }) => details)).toEqual([{}]);
    const { body } = await api.refused(moveBooking, { params: { token }, body: { slot: friday } }, anybody);
    expect(body.error).toBe("booking_over");
    await ask({ slot: thursday, email: "other@client.test" });
  });

  test("changes nothing once the consultation has begun", async () => {
    const token = await book({ slot: thursday });
    api.clock.set(thursday);
    expect(await api.call(readBooking, { params: { token } }, anybody)).toMatchObject({ open: false });
    for (const [route, body] of [
      [moveBooking, { slot: friday }],
      [confirmBooking, undefined],
      [cancelBooking, undefined],
    ] as const) {
      const refusal = await api.refused(route, { params: { token }, ...(body && { body }) }, anybody);
      expect(refusal.body.error).toBe("booking_over");
    }
  });
});

test("the staff can see and erase the data about a person who booked, and the time is free again", async () => {
  await ask({ slot: thursday });
  const { records } = await api.call(readPerson, { query: { email: person.email } });
  const booking = records.find(({ kind }) => kind === "booking");
  expect(booking?.data).toMatchObject({ name: person.name, startsAt: thursday, state: "booked" });
  expect(JSON.stringify(booking)).not.toContain("Hash");
  const { erased } = await api.call(erasePerson, { query: { email: person.email } });
  expect(erased).toMatchObject({ bookings: 1, enquiries: 1, notifications: 2 });
  expect(await bookings()).toEqual([]);
  await ask({ slot: thursday, email: "other@client.test" });
});
