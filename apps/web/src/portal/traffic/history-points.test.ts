import { expect, test } from "vitest";
import { type HistoryPoint, withoutGaps } from "./history-points.ts";

const point = (start: string, end: string, totalVisitors: number | null = 100): HistoryPoint => ({
  start,
  end,
  totalVisitors,
  organicTraffic: null,
  totalLeads: null,
});

test("puts an empty place where a month is missing, across the year", () => {
  const points = withoutGaps("monthly", [point("2025-11-01", "2025-11-30"), point("2026-02-01", "2026-02-28")]);
  expect(points.map(({ start, end, totalVisitors }) => [start, end, totalVisitors])).toEqual([
    ["2025-11-01", "2025-11-30", 100],
    ["2025-12-01", "2025-12-31", null],
    ["2026-01-01", "2026-01-31", null],
    ["2026-02-01", "2026-02-28", 100],
  ]);
});

test("puts an empty place where a week or a quarter is missing", () => {
  const weeks = withoutGaps("weekly", [point("2026-10-26", "2026-11-01"), point("2026-11-09", "2026-11-15")]);
  expect(weeks.map(({ start, end }) => `${start}/${end}`)).toEqual([
    "2026-10-26/2026-11-01",
    "2026-11-02/2026-11-08",
    "2026-11-09/2026-11-15",
  ]);
  const quarters = withoutGaps("quarterly", [point("2026-01-01", "2026-03-31"), point("2026-07-01", "2026-09-30")]);
  expect(quarters.map(({ start, end }) => `${start}/${end}`)).toContain("2026-04-01/2026-06-30");
});

test("leaves a whole history, one point and none as they are", () => {
  const whole = [point("2026-09-01", "2026-09-30"), point("2026-10-01", "2026-10-31", null)];
  expect(withoutGaps("monthly", whole)).toEqual(whole);
  expect(withoutGaps("monthly", whole.slice(1))).toEqual(whole.slice(1));
  expect(withoutGaps("monthly", [])).toEqual([]);
});
