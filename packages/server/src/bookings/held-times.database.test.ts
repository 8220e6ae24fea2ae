import { beforeEach, describe, expect, test } from "vitest";
import {
  bookConsultation,
  cancelBooking,
  confirmBooking,
  moveBooking,
  readBooking,
  readFreeTimes,
} from "@agency/contracts/bookings";
import { startApi } from "../testing/api.ts";
import { anybody, at, bookingDesk, emptyBookings, friday, person, thursday } from "../testing/sample-forms.ts";

const api = await startApi({ environment: { STAFF_EMAIL: "staff@agency.test" } });
beforeEach(() => emptyBookings(api));

const { ask, book, confirm, tokenFor, kinds } = bookingDesk(api);

describe("a held time that nobody confirms", () => {
  const minutesLater = (minutes: number) => api.clock.advance(minutes * 60);

  test("is free again after two hours", async () => {
    await ask({ slot: thursday });
    minutesLater(119);
    await api.refused(bookConsultation, { body: { ...person, email: "other@client.test", slot: thursday } }, anybody);
    minutesLater(1);
    const { days } = await api.call(readFreeTimes, {}, anybody);
    expect(days.flatMap(({ starts }) => starts)).toContain(thursday);
    await book({ slot: thursday, email: "other@client.test" });
    const late = await api.refused(confirmBooking, { params: { token: await tokenFor() } }, anybody);
    expect(late.body).toMatchObject({ error: "slot_taken" });
    // The person can take another one instead.
    const { start, heldUntil } = await api.call(
      moveBooking,
      { params: { token: await tokenFor() }, body: { slot: friday } },
      anybody,
    );
    expect({ start, heldUntil }).toEqual({ start: friday, heldUntil: null });
  });

  test("can still be confirmed while it is free, but not more times than one address may hold", async () => {
    await ask({ slot: thursday });
    const token = await tokenFor();
    minutesLater(130);
    expect(await confirm(token)).toMatchObject({ start: thursday, heldUntil: null });

    await ask({ slot: friday });
    const second = await tokenFor();
    minutesLater(130);
    await book({ slot: at("2026-11-16T09:00") });
    const { body } = await api.refused(confirmBooking, { params: { token: second } }, anybody);
    expect(body.error).toBe("too_many_bookings");
  });

  test("is given up without an email to anybody", async () => {
    await ask({ slot: thursday });
    await api.call(cancelBooking, { params: { token: await tokenFor() } }, anybody);
    expect(await kinds()).toEqual(["enquiry-notice to staff@agency.test"]);
    await ask({ slot: thursday, email: "other@client.test" });
  });
});

test("a link tells no name until the booking is confirmed, since a stranger may have typed it", async () => {
  await ask({ slot: thursday });
  const read = async () => api.call(readBooking, { params: { token: await tokenFor() } }, anybody);
  expect(await read()).toMatchObject({ start: thursday, name: null });
  await confirm(await tokenFor());
  expect(await read()).toMatchObject({ start: thursday, name: person.name });
});
