import { describe, expect, test } from "vitest";
import type { ReportType } from "@agency/model/report/report-type";
import { duePeriod } from "./due.ts";

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
