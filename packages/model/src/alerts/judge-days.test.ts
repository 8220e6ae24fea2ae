import { describe, expect, test } from "vitest";
import type { DailyFigure, WatchedSource } from "./alert.ts";
import { judgeDays } from "./judge-days.ts";

/** 20 November is the last day that Google has counted. */
const days = { start: "2025-11-01", end: "2026-11-20" };
const month = "2026-11-01";
const figures = ["sessions", "totalLeads", "searchClicks"];

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

type Given = { figure?: DailyFigure; source?: WatchedSource; isPartial?: boolean; filled?: string[] };

/** Judges a source that counted so much on each day; nothing gives the day no row. */
function judge(
  count: (day: string) => number,
  { figure = "sessions", source = "analytics", isPartial = false, filled = figures }: Given = {},
) {
  const counts = new Map<string, number>();
  for (let day = days.start; day <= days.end; day = nextDay(day)) if (count(day) > 0) counts.set(day, count(day));
  // A fall of leads is of no source that counts no visits.
  const pulse = new Map(Array.from({ length: 400 }, (_, index) => [dayBefore(index), 50]));
  const all = figure === "totalLeads" ? { sessions: pulse, totalLeads: counts } : { [figure]: counts };
  return judgeDays(source, { days, counts: all, isPartial }, { month, figures: filled });
}

const dayBefore = (count: number) => new Date(Date.parse(days.end) - count * 86_400_000).toISOString().slice(0, 10);

describe("a source that counts nothing", () => {
  const silentSince = (first: string) => (day: string) => (day < first ? 40 : 0);

  test("is found after three whole days, with its first day and what was usual before", () => {
    expect(judge(silentSince("2026-11-19"))).toEqual([]);
    expect(judge(silentSince("2026-11-18"))).toEqual([
      { kind: "source_silent", source: "analytics", from: "2026-11-18", until: "2026-11-20", usual: 40 },
    ]);
    const searches = { source: "search_console", figure: "searchImpressions" } as const;
    expect(judge(silentSince("2026-10-02"), searches)).toMatchObject([
      { from: "2026-10-02", source: "search_console" },
    ]);
  });

  test("is not looked for where empty days are ordinary, as on weekends", () => {
    const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
    const found = judge((day) => (isWeekend(day) ? 0 : silentSince("2026-11-18")(day)));
    expect(found?.map(({ kind }) => kind)).not.toContain("source_silent");
    const oneInTwenty = (day: string) =>
      Date.parse(day) % (20 * 86_400_000) === 0 ? 0 : silentSince("2026-11-18")(day);
    expect(judge(oneInTwenty)).toMatchObject([{ kind: "source_silent" }]);
  });

  test("needs four weeks of counting before", () => {
    const since = (first: string) => (day: string) => (day < first ? 0 : silentSince("2026-11-18")(day));
    expect(judge(since("2026-10-22"))).toEqual([]);
    expect(judge(since("2026-10-21"))).toHaveLength(1);
    expect(judge(() => 0)).toEqual([]);
  });

  test("says nothing where Google withholds or estimates something", () => {
    expect(judge(silentSince("2026-11-18"), { isPartial: true })).toBeNull();
  });
});

describe("a month that falls", () => {
  /** Months differ a little, and the running one has this part of them. */
  const months = (part: number) => (day: string) => (38 + (Number(day.slice(5, 7)) % 5)) * (day >= month ? part : 1);

  test("is found below the usual range of as many days of earlier months", () => {
    expect(judge(months(0.95))).toEqual([]);
    expect(judge(months(0.5))).toEqual([
      {
        kind: "month_fallen",
        figure: "sessions",
        from: month,
        until: "2026-11-20",
        value: 390,
        low: 712,
        high: 888,
        months: 12,
      },
    ]);
    expect(judge(months(3))).toEqual([]);
  });

  test("is not judged before its middle, nor with fewer than six months before", () => {
    const early = { start: days.start, end: "2026-11-14" };
    const counts = new Map<string, number>();
    for (let day = early.start; day <= early.end; day = nextDay(day)) counts.set(day, months(0.3)(day));
    const at = (end: string) =>
      judgeDays(
        "analytics",
        { days: { ...early, end }, counts: { sessions: counts }, isPartial: false },
        { month, figures },
      );
    expect(at("2026-11-14")).toEqual([]);
    counts.set("2026-11-15", 12);
    expect(at("2026-11-15")).toMatchObject([{ until: "2026-11-15" }]);
    const since = (first: string) => (day: string) => (day < first ? 0 : months(0.5)(day));
    expect(judge(since("2026-05-02"))).toEqual([]);
    expect(judge(since("2026-05-01"))).toMatchObject([{ months: 6 }]);
  });

  test("small numbers are never called a fall: chance makes them as small", () => {
    const everyThirdDay = (day: string) => (Date.parse(day) % (3 * 86_400_000) === 0 && day < month ? 1 : 0);
    expect(judge(everyThirdDay, { figure: "totalLeads" })).toEqual([]);
    const twiceADay = (day: string) => (day < month ? 2 : 1);
    expect(judge(twiceADay, { figure: "totalLeads" })).toMatchObject([{ figure: "totalLeads", value: 20 }]);
  });

  test("is only judged by figures that the source fills", () => {
    expect(judge(months(0.5), { filled: ["totalLeads"] })).toEqual([]);
  });

  test("a month that is over is the report's", () => {
    const counts = new Map([["2026-10-31", 1]]);
    const october = { start: days.start, end: "2026-10-31" };
    expect(
      judgeDays("analytics", { days: october, counts: { sessions: counts }, isPartial: false }, { month, figures }),
    ).toEqual([]);
  });
});
