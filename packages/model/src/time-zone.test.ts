import { expect, test } from "vitest";
import { localDate, monthBounds } from "./time-zone.ts";

test("the date changes at midnight in Kuala Lumpur, eight hours before UTC", () => {
  expect(localDate(new Date("2026-10-31T15:59:59.999Z")).toString()).toBe("2026-10-31");
  expect(localDate(new Date("2026-10-31T16:00:00Z")).toString()).toBe("2026-11-01");
});

test("a month reaches from its first moment to the first moment after it, in Kuala Lumpur", () => {
  const november = { start: new Date("2026-10-31T16:00:00Z"), end: new Date("2026-11-30T16:00:00Z") };
  expect(monthBounds(new Date("2026-10-31T16:00:00Z"))).toEqual(november);
  expect(monthBounds(new Date("2026-11-30T15:59:59.999Z"))).toEqual(november);
  expect(monthBounds(new Date("2026-12-31T16:00:00Z")).start).toEqual(new Date("2026-12-31T16:00:00Z"));
});
