import { expect, test } from "vitest";
import { presentComparison } from "./comparison.ts";
import { corpus } from "./corpus.fixture.ts";
import type { ReportText } from "./report-text.ts";
import type { HistoryPoint, Snapshot } from "./snapshot.ts";

const t: ReportText = (key, params = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");
const monthly = corpus["fourteen months with gaps"];

function point(start: string, totalLeads: number | null, totalVisitors: number | null): HistoryPoint {
  return { start, end: start, totalLeads, totalVisitors, organicTraffic: null };
}

const compare = (changes: Partial<Snapshot>) => presentComparison({ ...monthly, ...changes }, t, "en-MY");

test("a month stands beside the month before and the same month a year before", () => {
  const comparison = compare({
    history: [point("2025-10-01", 100, 1000), point("2026-09-01", 120, 5000), point("2026-10-01", 150, 4000)],
  });
  expect(comparison?.periods).toEqual(["October 2026", "September 2026", "October 2025"]);
  expect(
    comparison?.rows.map(({ label, value, earlier }) => [label, value, ...earlier.map((one) => one.text)]),
  ).toEqual([
    ["figure.totalLeads", "150", "120", "100"],
    ["figure.totalVisitors", "4,000", "5,000", "1,000"],
  ]);
  const [leads, visitors] = comparison?.rows ?? [];
  expect(leads?.earlier.map(({ change }) => change?.text)).toEqual(["+25.0%", "+50.0%"]);
  expect(visitors?.earlier[0]?.change).toEqual({ text: "-20.0%", up: false, good: false });
});

test("a period that is not known has no column, however close its neighbours are", () => {
  const history = [point("2025-09-01", 90, 900), point("2026-08-01", 110, 1100), point("2026-09-01", 120, 5000)];
  expect(compare({ history: [...history, point("2026-10-01", 150, 4000)] })?.periods).toEqual([
    "October 2026",
    "September 2026",
  ]);
});

test("a figure that only one of the periods knows is said to be unknown, not 0", () => {
  const history = [point("2025-10-01", null, 1000), point("2026-09-01", 120, null), point("2026-10-01", 0, 4000)];
  expect(compare({ history })?.rows).toEqual([
    {
      key: "totalLeads",
      label: "figure.totalLeads",
      value: "0",
      earlier: [
        { text: "120", change: { text: "-100.0%", up: false, good: false }, note: null },
        { text: "noData", change: null, note: null },
      ],
    },
    {
      key: "totalVisitors",
      label: "figure.totalVisitors",
      value: "4,000",
      earlier: [
        { text: "noData", change: null, note: null },
        { text: "1,000", change: { text: "+300.0%", up: true, good: true }, note: null },
      ],
    },
  ]);
});

test("a period that was counted differently has no change, and a line says since when", () => {
  const by = (totalLeads: "key_events" | "profile_calls") => ({ measures: { totalLeads } });
  const comparison = compare({
    history: [
      { ...point("2025-10-01", 100, 1000), ...by("profile_calls") },
      { ...point("2026-08-01", 110, 1000), ...by("key_events") },
      point("2026-09-01", 120, 5000),
      { ...point("2026-10-01", 150, 4000), ...by("key_events") },
    ],
  });
  const [leads, visitors] = comparison?.rows ?? [];
  // Nobody stated how September was counted.
  expect(leads?.earlier).toEqual([
    { text: "120", change: { text: "+25.0%", up: true, good: true }, note: null },
    { text: "100", change: null, note: "recount.short" },
  ]);
  expect(visitors?.earlier.map(({ change }) => change?.text)).toEqual(["-20.0%", "+300.0%"]);
  expect(comparison?.notes).toEqual([
    "figure.totalLeads: recount.since period=August 2026 now=measure.key_events before=measure.profile_calls",
  ]);
});

test("a figure that came after zero is up from 0, as in the overview, and one that stayed at zero did not change", () => {
  const history = [point("2026-09-01", 0, 0), point("2026-10-01", 3, 0)];
  expect(compare({ history })?.rows.map(({ earlier }) => earlier[0]?.change?.text)).toEqual(["fromZero", "0.0%"]);
});

test("a quarter stands beside the same quarter a year before, and a week beside the week before alone", () => {
  const quarter = { type: "quarterly", period: { start: "2026-07-01", end: "2026-09-30" } } as const;
  const quarters = ["2025-07-01", "2026-07-01"].map((start) => point(start, 5, 50));
  expect(compare({ ...quarter, history: quarters })?.periods).toHaveLength(2);
  const weeks = presentComparison(corpus["twelve weeks"], t, "en-MY");
  expect(weeks?.periods).toEqual(["2–8 November 2026", "26 October – 1 November 2026"]);
});

test.each([
  ["the earlier period is missing", [point("2026-10-01", 1, 2)]],
  ["the earlier periods know none of the figures", [point("2026-09-01", null, 2), point("2026-10-01", 1, null)]],
  ["the period itself is unknown", [point("2026-09-01", 1, 2)]],
])("nothing is compared when %s", (_, history) => {
  expect(compare({ history })).toBeNull();
});
