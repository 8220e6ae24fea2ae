import { expect, test } from "vitest";
import { donePeriod, usualPeriod, workPeriods } from "./work-periods.ts";

const now = new Date("2026-11-28T02:00:00.000Z");
const monthly = (periodStart: string) => donePeriod({ reportType: "monthly", periodStart }, now).start;

test("a new line is for the report of the month that is over, and a plan for the month that goes on", () => {
  expect(usualPeriod("monthly", now, false).start).toBe("2026-10-01");
  expect(usualPeriod("monthly", now, true).start).toBe("2026-11-01");
});

test("a line can be for a year back and for the two periods after this one", () => {
  const starts = workPeriods("monthly", now).map(({ start }) => start);
  expect([starts.at(0), starts.at(-1), starts.length]).toEqual(["2027-01-01", "2025-11-01", 15]);
  expect(starts).toEqual(starts.toSorted().toReversed());
});

test("a plan that is done goes into the report that is being made, or into the next one if it was for later", () => {
  expect(["2026-08-01", "2026-10-01", "2026-11-01", "2027-01-01"].map(monthly)).toEqual([
    "2026-10-01",
    "2026-10-01",
    "2026-11-01",
    "2026-11-01",
  ]);
});
