import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { enquiryEntity } from "../enquiries/table.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { notificationEntity } from "../notifications/table.ts";
import { contextOn } from "../testing/context.ts";
import { twoWorkers } from "../testing/migrated-scratch.ts";
import { sampleEnquiry } from "../testing/sample-forms.ts";
import { cancellation, confirmation, outdatedNotifications, reminder } from "./booking-notifications.ts";
import type { Booking } from "./booking.ts";
import { remind } from "./jobs.ts";
import { countUpcoming, dueReminders, findBooking, heldStarts, storeBooking, updateBooking } from "./store.ts";
import { bookingEntity } from "./table.ts";

const thursday = new Date("2026-11-12T01:00:00Z");
const friday = new Date("2026-11-13T01:00:00Z");

const scratch = await twoWorkers();
const site = (index: number) => (index % 2 === 0 ? scratch.one : scratch.other);
const mailing = contextOn(scratch.one);
beforeEach(async () => {
  for (const table of ["enquiries", "notifications"]) {
    await scratch.one.write((transaction) => transaction.query(`DELETE FROM ${table}`));
  }
});

function sample(startsAt: Date, details: Partial<Booking> = {}) {
  const id = newId();
  const enquiry = sampleEnquiry({ reference: id });
  const booking: Booking = {
    id,
    enquiryId: enquiry.id,
    name: enquiry.name,
    email: enquiry.email,
    language: "en",
    state: "booked",
    startsAt,
    talkBy: null,
    heldAt: startsAt,
    heldUntil: null,
    sequence: 0,
    tokenHash: secretTokenHash(`token of ${id}`),
    reminderTokenHash: null,
    reminderDueAt: new Date(startsAt.getTime() - 86_400_000),
    createdAt: new Date("2026-11-10T04:00:00Z"),
    updatedAt: new Date("2026-11-10T04:00:00Z"),
    ...details,
  };
  return { booking, enquiry, notifications: [confirmation(mailing, booking, "token")] };
}

async function book(startsAt: Date): Promise<Booking> {
  const { booking, enquiry, notifications } = sample(startsAt);
  expect(await storeBooking(scratch.one, booking, { enquiry, notifications })).toBe("done");
  return booking;
}

const stored = (id: string) => scratch.one.manager.findOneByOrFail(bookingEntity, { id });
const keys = async () =>
  (await scratch.one.manager.find(notificationEntity)).map(({ dedupeKey }) => dedupeKey).toSorted();

describe("when 30 people book at once", () => {
  test("only one gets the same time, and nothing is stored for the others", async () => {
    const wanted = Array.from({ length: 30 }, () => sample(thursday));
    const outcomes: string[] = await Promise.all(
      wanted.map(({ booking, enquiry, notifications }, index) =>
        storeBooking(site(index), booking, { enquiry, notifications }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: 29 }, () => "held")]);
    const { manager } = scratch.one;
    expect(await manager.count(bookingEntity)).toBe(1);
    expect(await manager.count(enquiryEntity)).toBe(1);
    expect(await manager.count(notificationEntity)).toBe(1);
  });

  test("only one can move to the same time, and the others keep theirs", async () => {
    const bookings: Booking[] = [];
    for (let hour = 0; hour < 30; hour += 1) bookings.push(await book(new Date(+friday + hour * 3_600_000)));
    const change = { startsAt: thursday, heldAt: thursday, sequence: 1 };
    const outcomes: string[] = await Promise.all(
      bookings.map((booking, index) =>
        updateBooking(site(index), booking, change, { notifications: [], withdraw: [] }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(29);
    const held = await heldStarts(scratch.one, new Date(0), new Date());
    expect(new Set(held.map(Number)).size).toBe(30);
  });
});

test("a cancelled time can be booked again, by one person each time", async () => {
  const first = await book(thursday);
  const change = { state: "cancelled", heldAt: null, sequence: 1 } as const;
  const mails = {
    notifications: [cancellation(mailing, { ...first, ...change })],
    withdraw: outdatedNotifications(first),
  };
  expect(await updateBooking(scratch.one, first, change, mails)).toBe("done");
  const second = await book(thursday);
  expect(await updateBooking(scratch.one, second, change, { notifications: [], withdraw: [] })).toBe("done");
  await book(thursday);
  expect(await keys()).toEqual([
    `booking-cancellation/${first.id}/1`,
    ...(await keys()).filter((key) => key.startsWith("booking-confirmation") && !key.includes(first.id)),
  ]);
});

describe("a time that nobody confirmed", () => {
  const heldUntil = new Date("2026-11-10T04:15:00Z");
  const before = new Date(+heldUntil - 1);
  const ask = async (createdAt: Date, details: Partial<Booking> = {}) => {
    const times = { createdAt, updatedAt: createdAt, heldUntil, reminderDueAt: null };
    const { booking, enquiry } = sample(thursday, { ...times, ...details });
    return { booking, outcome: await storeBooking(scratch.one, booking, { enquiry, notifications: [] }) };
  };

  test("is held for its minutes, and counts as one of the person's", async () => {
    const { booking } = await ask(new Date("2026-11-10T04:00:00Z"));
    expect(await heldStarts(scratch.one, new Date(0), before)).toEqual([thursday]);
    expect(await countUpcoming(scratch.one, booking.email, before)).toBe(1);
    expect((await ask(before)).outcome).toBe("held");
  });

  test("is free afterwards, for one person", async () => {
    const { booking } = await ask(new Date("2026-11-10T04:00:00Z"));
    expect(await heldStarts(scratch.one, new Date(0), heldUntil)).toEqual([]);
    expect(await countUpcoming(scratch.one, booking.email, heldUntil)).toBe(0);
    const next = await Promise.all([1, 2, 3].map(() => ask(heldUntil, { heldUntil: null })));
    expect(next.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "held", "held"]);
    const late = { heldAt: thursday, heldUntil: null, updatedAt: heldUntil };
    expect(await updateBooking(scratch.one, booking, late, { notifications: [], withdraw: [] })).toBe("held");
  });

  test("can still be confirmed while nobody else took it, once", async () => {
    const { booking } = await ask(new Date("2026-11-10T04:00:00Z"));
    const change = { heldAt: thursday, heldUntil: null, updatedAt: heldUntil };
    const outcomes: string[] = await Promise.all(
      [0, 1].map((index) => updateBooking(site(index), booking, change, { notifications: [], withdraw: [] })),
    );
    expect(outcomes.toSorted()).toEqual(["done", "stale"]);
    expect(await stored(booking.id)).toMatchObject({ heldAt: thursday, heldUntil: null });
  });
});

test("a rejected move neither writes nor withdraws a notification", async () => {
  await book(thursday);
  const other = await book(friday);
  const moved = { ...other, startsAt: thursday, heldAt: thursday, sequence: 1 };
  const before = await keys();
  const mails = { notifications: [confirmation(mailing, moved, "token")], withdraw: outdatedNotifications(other) };
  expect(await updateBooking(scratch.one, other, { startsAt: thursday, heldAt: thursday, sequence: 1 }, mails)).toBe(
    "held",
  );
  expect(await keys()).toEqual(before);
  expect(await stored(other.id)).toMatchObject({ startsAt: friday, heldAt: friday, sequence: 0 });
});

test("of two simultaneous changes to a booking, the later is rejected as stale", async () => {
  const booking = await book(thursday);
  const change = { startsAt: friday, heldAt: friday, sequence: 1 };
  const outcomes: string[] = await Promise.all([
    updateBooking(scratch.one, booking, change, { notifications: [], withdraw: [] }),
    updateBooking(
      scratch.other,
      booking,
      { state: "cancelled", heldAt: null, sequence: 1 },
      { notifications: [], withdraw: [] },
    ),
  ]);
  expect(outcomes.toSorted()).toEqual(["done", "stale"]);
});

test("a reminder is written once, however many workers check", async () => {
  const booking = await book(thursday);
  const due = booking.reminderDueAt ?? thursday;
  expect(await dueReminders(scratch.one, new Date(due.getTime() - 1), 10)).toEqual([]);
  const [found] = await dueReminders(scratch.one, due, 10);
  expect(found?.id).toBe(booking.id);
  const writeReminder = (index: number) =>
    updateBooking(
      site(index),
      booking,
      { reminderDueAt: null, reminderTokenHash: secretTokenHash(`reminder ${index}`) },
      { notifications: [reminder(mailing, booking, "token")], withdraw: [] },
    );
  const outcomes: string[] = await Promise.all([writeReminder(0), writeReminder(1)]);
  expect(outcomes.toSorted()).toEqual(["done", "stale"]);
  expect(await keys()).toEqual([`booking-confirmation/${booking.id}/0`, `booking-reminder/${booking.id}/0`]);
  for (const token of [`token of ${booking.id}`, `reminder ${outcomes.indexOf("done")}`]) {
    expect((await findBooking(scratch.one, token)).id).toBe(booking.id);
  }
  await expect(findBooking(scratch.one, "another")).rejects.toMatchObject({ code: "link_not_found" });
});

test("no reminder is written when the worker was down until the consultation began", async () => {
  const [began, tomorrow] = [await book(thursday), await book(friday)];
  expect(await remind({ ...mailing, clock: () => thursday })).toBe(1);
  expect(await remind({ ...mailing, clock: () => thursday })).toBe(0);
  expect((await keys()).filter((key) => key.startsWith("booking-reminder"))).toEqual([
    `booking-reminder/${tomorrow.id}/0`,
  ]);
  expect(await stored(began.id)).toMatchObject({ reminderDueAt: null, reminderTokenHash: null });
});

test("a booking is deleted with its enquiry", async () => {
  const booking = await book(thursday);
  await scratch.one.write((transaction) => transaction.delete(enquiryEntity, { id: booking.enquiryId }));
  expect(await scratch.one.manager.count(bookingEntity)).toBe(0);
});
