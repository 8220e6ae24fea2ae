import { describe, expect, test } from "vitest";
import { hasEnded, isDate, lastCompletePeriod, periodStarting, precedingPeriod } from "./periods.ts";
import type { ReportType } from "./report-type.ts";

describe("the last complete period", () => {
  test.each<[ReportType, string, string, string]>([
    // The last second of Sunday in Kuala Lumpur still belongs to the current week.
    ["weekly", "2026-11-08T15:59:59Z", "2026-10-26", "2026-11-01"],
    ["weekly", "2026-11-08T16:00:00Z", "2026-11-02", "2026-11-08"],
    ["weekly", "2027-01-04T00:00:00Z", "2026-12-28", "2027-01-03"],
    ["monthly", "2026-10-31T15:59:59Z", "2026-09-01", "2026-09-30"],
    ["monthly", "2026-10-31T16:00:00Z", "2026-10-01", "2026-10-31"],
    ["monthly", "2028-03-31T12:00:00Z", "2028-02-01", "2028-02-29"],
    ["monthly", "2027-01-15T12:00:00Z", "2026-12-01", "2026-12-31"],
    ["quarterly", "2026-09-30T15:59:59Z", "2026-04-01", "2026-06-30"],
    ["quarterly", "2026-09-30T16:00:00Z", "2026-07-01", "2026-09-30"],
    ["quarterly", "2027-02-28T12:00:00Z", "2026-10-01", "2026-12-31"],
  ])("%s at %s is %s to %s", (type, now, start, end) => {
    expect(lastCompletePeriod(type, new Date(now))).toEqual({ start, end });
  });
});

describe("a period found by its first day", () => {
  test.each<[ReportType, string, string]>([
    ["weekly", "2026-11-02", "2026-11-08"],
    ["weekly", "2026-12-28", "2027-01-03"],
    ["monthly", "2028-02-01", "2028-02-29"],
    ["quarterly", "2026-10-01", "2026-12-31"],
  ])("%s from %s ends on %s", (type, start, end) => {
    expect(periodStarting(type, start)).toEqual({ start, end });
  });

  test.each<[ReportType, string]>([
    ["weekly", "2026-11-03"],
    ["monthly", "2026-11-02"],
    ["quarterly", "2026-11-01"],
    ["monthly", "2026-13-01"],
    ["monthly", "2026-00-01"],
    ["monthly", "2026-2-1"],
    ["monthly", "+002026-02-01"],
    ["monthly", "2026-02-01T00:00:00Z"],
    ["monthly", "2026-02-01\n"],
    ["weekly", ""],
  ])("does not exist: %s from %j", (type, start) => {
    expect(periodStarting(type, start)).toBeNull();
  });
});

test("a date must exist in the calendar", () => {
  expect(isDate("2028-02-29")).toBe(true);
  expect(isDate("2026-02-29")).toBe(false);
  expect(isDate("2026-02-30")).toBe(false);
});

test.each<[ReportType, string, string, string]>([
  ["weekly", "2027-01-04", "2026-12-28", "2027-01-03"],
  ["monthly", "2028-03-01", "2028-02-01", "2028-02-29"],
  ["quarterly", "2027-01-01", "2026-10-01", "2026-12-31"],
])("the period before the %s one from %s is %s to %s", (type, start, precedingStart, precedingEnd) => {
  const period = periodStarting(type, start);
  if (period === null) throw new Error("not a period");
  expect(precedingPeriod(type, period)).toEqual({ start: precedingStart, end: precedingEnd });
});

test("a period has ended when its last day is over in Kuala Lumpur", () => {
  const october = { start: "2026-10-01", end: "2026-10-31" };
  expect(hasEnded(october, new Date("2026-10-31T15:59:59Z"))).toBe(false);
  expect(hasEnded(october, new Date("2026-10-31T16:00:00Z"))).toBe(true);
});
