import { expect, it } from "vitest";
import type { PeriodFigures } from "@agency/contracts/figures";
import { noFigures } from "@agency/model/figures";
import { knownPeriods } from "./known-periods.ts";

const month = (periodStart: string, periodEnd: string): PeriodFigures => ({
  reportType: "monthly",
  periodStart,
  periodEnd,
  figures: noFigures,
  origins: {},
  overridden: {},
  ads: [],
  aiAnswers: [],
  confirmed: [],
  updatedAt: "2026-11-02T01:00:00.000Z",
});

it("figures that are older than any report can be are still found, and nothing is there twice", () => {
  const october = { start: "2026-10-01", end: "2026-10-31" };
  const weeks = { start: "2026-10-26", end: "2026-11-01" };
  const stored = [month("2026-10-01", "2026-10-31"), month("2021-03-01", "2021-03-31")];
  const periods = knownPeriods(
    { periods: stored, reportPeriods: { weekly: weeks, monthly: october, quarterly: october } },
    "monthly",
  );
  expect(periods[0]).toEqual(october);
  expect(periods.at(-1)).toEqual({ start: "2021-03-01", end: "2021-03-31" });
  expect(periods).toHaveLength(25);
});
