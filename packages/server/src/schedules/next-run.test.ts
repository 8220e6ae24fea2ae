import { expect, test } from "vitest";
import { nextRun } from "./next-run.ts";

/** The 3rd of the month at 9 in Kuala Lumpur, which is 1 in UTC. */
const monthly = { reportType: "monthly", day: 3, hour: 9 } as const;
const september = { start: "2026-09-01", end: "2026-09-30" };
const october = { start: "2026-10-01", end: "2026-10-31" };
const november = { start: "2026-11-01", end: "2026-11-30" };

test.each([
  ["that ran for what is due makes the following period", "2026-10-01", "2026-11-10T01:00:00Z", november, "2026-12-03"],
  [
    "that did not run yet is tried again since its due time",
    "2026-09-01",
    "2026-11-10T01:00:00Z",
    october,
    "2026-11-03",
  ],
  ["that waits for its due time has it in the future", "2026-09-01", "2026-11-02T01:00:00Z", october, "2026-11-03"],
  ["that missed its due time makes the earlier period", "2026-08-01", "2026-11-02T01:00:00Z", september, "2026-10-03"],
  ["that never ran makes the last complete period", null, "2026-11-02T01:00:00Z", october, "2026-11-03"],
])("a schedule %s", (_, lastPeriodStart, now, period, day) => {
  expect(nextRun({ ...monthly, lastPeriodStart }, new Date(now))).toEqual({
    period,
    at: new Date(`${day}T01:00:00Z`),
  });
});

test("a schedule that was moved to a later day of the month makes no month twice", () => {
  const moved = { ...monthly, day: 28, lastPeriodStart: "2026-10-01" };
  expect(nextRun(moved, new Date("2026-11-10T01:00:00Z"))).toEqual({
    period: november,
    at: new Date("2026-12-28T01:00:00Z"),
  });
});
