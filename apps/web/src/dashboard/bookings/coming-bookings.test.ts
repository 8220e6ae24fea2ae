import { expect, test } from "vitest";
import type { Enquiry } from "@agency/contracts/enquiries/schemas";
import { comingOf, waitingOf } from "./coming-bookings.ts";

const now = Date.parse("2026-11-23T02:00:00.000Z");

const asked = (id: string, slot?: string, handledAt: string | null = null) =>
  ({ id, details: slot ? { slot } : {}, handledAt }) as Enquiry;

const all = [
  asked("later", "2026-11-25T02:00:00.000Z"),
  asked("no time"),
  asked("next", "2026-11-23T02:00:00.000Z", "2026-11-20T02:00:00.000Z"),
  asked("over", "2026-11-23T01:30:00.000Z"),
  asked("dealt with", undefined, "2026-11-20T02:00:00.000Z"),
];

test("upcoming consultations are listed by time, handled or not", () => {
  expect(comingOf(all, now).map(({ id }) => id)).toEqual(["next", "later"]);
});

test("a request without a time is listed until it is handled", () => {
  expect(waitingOf(all).map(({ id }) => id)).toEqual(["no time"]);
});
