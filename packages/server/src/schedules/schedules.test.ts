import { describe, expect, test } from "vitest";
import type { ReportType } from "@agency/model/report/report-type";
import { duePeriod, nextRun, planned, type Schedule, type SchedulePlan } from "./schedules.ts";

describe("the newest period that is due, since its hour in Kuala Lumpur", () => {
  test.each<[ReportType, number, number, string, string]>([
    ["weekly", 1, 9, "2026-11-02", "2026-11-09T01:00:00Z"],
    ["weekly", 7, 23, "2026-10-26", "2026-11-08T15:00:00Z"],
    ["monthly", 1, 0, "2026-10-01", "2026-10-31T16:00:00Z"],
    ["monthly", 28, 9, "2026-09-01", "2026-10-28T01:00:00Z"],
    ["quarterly", 5, 9, "2026-07-01", "2026-10-05T01:00:00Z"],
  ])("%s on day %d at hour %d", (reportType, day, hour, start, dueAt) => {
    const due = duePeriod({ reportType, day, hour }, new Date("2026-11-11T04:00:00Z"));
    expect(due.period.start).toBe(start);
    expect(due.dueAt).toEqual(new Date(dueAt));
  });
});

test("a period is due until the next one is", () => {
  const schedule = { reportType: "monthly", day: 3, hour: 9 } as const;
  expect(duePeriod(schedule, new Date("2027-01-03T00:59:59Z"))).toEqual({
    period: { start: "2026-11-01", end: "2026-11-30" },
    dueAt: new Date("2026-12-03T01:00:00Z"),
  });
  expect(duePeriod(schedule, new Date("2027-01-03T01:00:00Z"))).toEqual({
    period: { start: "2026-12-01", end: "2026-12-31" },
    dueAt: new Date("2027-01-03T01:00:00Z"),
  });
});

/** The 3rd of the month at 9 in Kuala Lumpur, which is 1 in UTC. */
const third = { reportType: "monthly", day: 3, hour: 9 } as const;
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
  expect(nextRun({ ...third, lastPeriodStart }, new Date(now))).toEqual({
    period,
    at: new Date(`${day}T01:00:00Z`),
  });
});

test("a schedule that was moved to a later day of the month makes no month twice", () => {
  const moved = { ...third, day: 28, lastPeriodStart: "2026-10-01" };
  expect(nextRun(moved, new Date("2026-11-10T01:00:00Z"))).toEqual({
    period: november,
    at: new Date("2026-12-28T01:00:00Z"),
  });
});

describe("a schedule that is saved", () => {
  const untried = { triedPeriodStart: null, lastOutcome: null, lastOutcomeAt: null };
  const monthly = { reportType: "monthly", enabled: true, day: 5, hour: 9, mode: "send" } as const;
  /** @returns the last period that the schedule will have passed over */
  const save = (plan: SchedulePlan, now: string, before?: Schedule) =>
    planned(plan, { clientId: "client", before, now: new Date(now) }).lastPeriodStart;

  test("enabled after this month's due time starts next month", () => {
    expect(save(monthly, "2026-11-21T00:00:00Z")).toBe("2026-10-01");
  });

  test("enabled before this month's due time runs this month", () => {
    expect(save(monthly, "2026-11-04T00:00:00Z")).toBe("2026-09-01");
  });

  test("enabled again with a later day does not run again for a month that it ran for", () => {
    const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-10-01" };
    expect(save({ ...monthly, day: 28 }, "2026-11-21T00:00:00Z", stored)).toBe("2026-10-01");
  });

  test("already enabled keeps its last period", () => {
    const stored = { ...monthly, ...untried, clientId: "client", lastPeriodStart: "2026-09-01" };
    expect(save({ ...monthly, hour: 10 }, "2026-11-21T00:00:00Z", stored)).toBe("2026-09-01");
  });

  test("disabled and enabled again does not run late for a month past its due time", () => {
    const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-08-01" };
    expect(save(monthly, "2026-11-21T00:00:00Z", stored)).toBe("2026-10-01");
  });
});
