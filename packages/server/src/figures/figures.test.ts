import { expect, test } from "vitest";
import { type Figures, noFigures } from "@agency/model/figures";
import { checkParts, checkPeriodFigures, partsBeyondTotal } from "./figures.ts";

const now = new Date("2026-11-10T04:00:00Z");

function check(periodStart: string, figures: Partial<Figures> = {}) {
  return checkPeriodFigures({ reportType: "monthly", periodStart, figures: { ...noFigures, ...figures } }, now);
}

test("figures of a completed period are accepted", () => {
  expect(
    check("2026-10-01", { totalVisitors: 10, organicTraffic: 4, socialTraffic: 3, directTraffic: 2, otherTraffic: 1 }),
  ).toEqual([]);
  expect(check("2000-01-01")).toEqual([]);
});

test.each([
  ["2026-10-02", "not_a_period_start"],
  ["2026-02-30", "not_a_period_start"],
  ["2026-11-01", "period_in_future"],
  ["2999-01-01", "period_in_future"],
  ["1999-12-01", "period_too_old"],
])("a period from %s is refused with %s", (periodStart, problem) => {
  expect(check(periodStart)).toEqual([{ field: "periodStart", problem }]);
});

test("a week that began in 1999 is refused as too old", () => {
  const problems = checkPeriodFigures({ reportType: "weekly", periodStart: "1999-12-27", figures: noFigures }, now);
  expect(problems).toEqual([{ field: "periodStart", problem: "period_too_old" }]);
});

test("the first part that exceeds the total is reported", () => {
  const problem = "parts_exceed_total";
  expect(check("2026-10-01", { totalVisitors: 10, organicTraffic: 11 })).toEqual([
    { field: "figures.organicTraffic", problem },
  ]);
  expect(check("2026-10-01", { totalVisitors: 10, organicTraffic: 6, directTraffic: 5, otherTraffic: 5 })).toEqual([
    { field: "figures.directTraffic", problem },
  ]);
  expect(check("2026-10-01", { totalVisitors: 0, otherTraffic: 1 })).toEqual([
    { field: "figures.otherTraffic", problem },
  ]);
});

test("parts may exceed the total by as much as is allowed", () => {
  const figures = { ...noFigures, totalVisitors: 10, organicTraffic: 8, directTraffic: 4 };
  expect(partsBeyondTotal(figures)).toBe(2);
  expect(checkParts(figures, 2)).toBeNull();
  expect(checkParts(figures, 1)).toEqual({ field: "figures.directTraffic", problem: "parts_exceed_total" });
});

test("parts cannot exceed an unknown total", () => {
  expect(check("2026-10-01", { organicTraffic: 1000 })).toEqual([]);
});
