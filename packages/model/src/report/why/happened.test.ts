import { describe, expect, test } from "vitest";
import type { DatedNote } from "../../dated-notes.ts";
import { type Figures, noFigures } from "../../figures.ts";
import { type Period, periodWith } from "../periods.ts";
import { findHappened } from "./happened.ts";

const month = (start: string): Period => periodWith("monthly", `${start}-01`);

type Case = {
  period?: string;
  figures?: Partial<Figures>;
  before?: Partial<Figures> | null;
  known?: string[];
  notes?: DatedNote[];
};

/** What happened in a month; October 2026 by default, whose days are like those of the month before. */
function happened({ period = "2026-10", figures = {}, before = {}, known = [], notes = [] }: Case) {
  return findHappened({
    type: "monthly",
    period: month(period),
    figures: { ...noFigures, ...figures },
    before: before && { ...noFigures, ...before },
    known: known.map(month),
    notes,
  });
}

test("a month like the one before had nothing to tell, nor one without a month before", () => {
  expect(happened({ period: "2026-07" })).toEqual([]);
  expect(happened({ period: "2026-02", before: null })).toEqual([]);
});

test("a short month is told with its weekends", () => {
  expect(happened({ period: "2026-02" })).toContainEqual({
    kind: "days",
    now: { all: 28, weekend: 8 },
    before: { all: 31, weekend: 9 },
  });
});

describe("festivals", () => {
  test("that move are compared with the month that held them the year before", () => {
    const known = ["2025-03", "2025-04", "2026-01", "2026-02"];
    const [festival] = happened({ period: "2026-03", known }).filter(({ kind }) => kind === "festival");
    // Aidilfitri of 2025 began on 31 March, and lasted into April.
    expect(festival).toEqual({ kind: "festival", festivals: ["aidilfitri"], earlier: month("2025-03") });
    const later = happened({ period: "2026-03", known: ["2025-04"] }).find(({ kind }) => kind === "festival");
    expect(later).toMatchObject({ earlier: month("2025-04") });
  });

  test("of the month before are told, and no earlier one is made up", () => {
    expect(happened({ period: "2026-04" })).toContainEqual({ kind: "festivalBefore", festivals: ["aidilfitri"] });
    expect(happened({ period: "2026-03" })).toContainEqual({
      kind: "festival",
      festivals: ["aidilfitri"],
      earlier: null,
    });
  });
});

const place = { averagePosition: 8 };

test("what Google counted wrongly is told where the report has such a figure", () => {
  const told = happened({ period: "2026-04", figures: place, before: place });
  expect(told).toContainEqual({ kind: "incident", incident: "impressions2025" });
  expect(happened({ period: "2026-04" }).filter(({ kind }) => kind === "incident")).toEqual([]);
  expect(happened({ period: "2026-07", figures: place, before: place })).toEqual([]);
});

describe("a pattern of searches is told only when its figures say so", () => {
  const searched = (searchClicks: number, searchImpressions: number, averagePosition: number) => ({
    searchClicks,
    searchImpressions,
    averagePosition,
  });
  const before = searched(100, 5000, 8);

  test.each([
    ["shown more, clicked less, at the same place", searched(80, 6000, 8.2), "answered"],
    ["shown and clicked less at a worse place", searched(80, 4000, 9.1), "behind"],
    ["shown and clicked less at the same place", searched(80, 4000, 7.8), "fewerSearches"],
  ])("%s", (_case, figures, pattern) => {
    expect(happened({ figures, before })).toEqual([{ kind: "pattern", pattern }]);
  });

  test.each([
    ["clicked as before", searched(95, 6000, 8)],
    ["shown less at a better place", searched(80, 4000, 6)],
    ["shown as before", searched(80, 5100, 8)],
    ["without a place", { ...searched(80, 6000, 8), averagePosition: null }],
    ["from nothing known", { searchClicks: 80 }],
  ])("not when it was %s", (_case, figures) => {
    expect(happened({ figures, before })).toEqual([]);
  });
});

test("what the staff noted of a day stands beside the rest, only in the period that has the day", () => {
  const notes = ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-01"].map((day) => ({ day, words: { en: day } }));
  for (const before of [{}, null])
    expect(happened({ before, notes }).filter(({ kind }) => kind === "note")).toEqual([
      { kind: "note", day: "2026-10-01", words: { en: "2026-10-01" } },
      { kind: "note", day: "2026-10-31", words: { en: "2026-10-31" } },
    ]);
});
