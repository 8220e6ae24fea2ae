import { expect, test } from "vitest";
import type { Enquiry } from "@agency/contracts/enquiries";
import { upcomingBookings, heldBookings, waitingBookings } from "./bookings.tsx";

const now = Date.parse("2026-11-23T02:00:00.000Z");

const asked = (id: string, slot?: string, state: Enquiry["state"] = "waiting") =>
  ({ id, details: slot ? { slot } : {}, state }) as Enquiry;
const unconfirmed = (id: string, slot: string, confirmBy: string) =>
  ({ id, details: { slot, confirmBy }, state: "waiting" }) as unknown as Enquiry;

const all = [
  asked("later", "2026-11-25T02:00:00.000Z"),
  asked("no time"),
  asked("next", "2026-11-23T02:00:00.000Z", "answered"),
  asked("over", "2026-11-23T01:30:00.000Z"),
  asked("dealt with", undefined, "closed"),
  unconfirmed("held", "2026-11-24T02:00:00.000Z", "2026-11-23T02:10:00.000Z"),
  unconfirmed("released", "2026-11-24T03:00:00.000Z", "2026-11-23T01:10:00.000Z"),
];

test("confirmed upcoming consultations are listed by time, answered or not", () => {
  expect(upcomingBookings(all, now).map(({ id }) => id)).toEqual(["next", "later"]);
});

test("a held time is listed apart until it is confirmed or free again", () => {
  expect(heldBookings(all, now).map(({ id }) => id)).toEqual(["held"]);
});

test("a request without a time, or with one that was never confirmed, is listed while it waits", () => {
  expect(waitingBookings(all, now).map(({ id }) => id)).toEqual(["no time", "released"]);
});
