import { expect, test } from "vitest";
import { noFigures } from "../figures.ts";
import type { Measure } from "../measures.ts";
import { bareOrigin, type Origin } from "../origin.ts";
import { corpus } from "./corpus.fixture.ts";
import { countChange } from "./count-change.ts";
import { presentReport } from "./document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

const t: ReportText = (key, params = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");
const agency = { name: "Contoh", address: "Ipoh", email: "hello@contoh.example", phone: "05", timeZone: "UTC" };

const months = ["2026-07", "2026-08", "2026-09", "2026-10"].map((name) => ({ start: `${name}-01`, end: `${name}-28` }));

/** A report of October, with the leads of July to October and how they were counted. */
function counted(counts: (number | null)[], measures: (Measure | null)[], leads: number | null = null): Snapshot {
  const origin = (index: number): Origin => ({
    ...bareOrigin("analytics", "2026-11-02T01:00:00.000Z"),
    measure: measures[index] ?? null,
  });
  return {
    ...corpus["one week"],
    type: "monthly",
    period: months[3] ?? { start: "", end: "" },
    figures: { ...noFigures, totalLeads: counts[3] ?? null, averagePosition: 8 },
    origins: {
      current: { totalLeads: origin(3), averagePosition: { ...origin(3), measure: "all_searches" } },
      compared: { totalLeads: origin(2), averagePosition: { ...origin(2), measure: "named_searches" } },
    },
    changes: { visitors: null, organic: null, leads, followers: null, position: null },
    history: months.map((month, index) => {
      const measure = measures[index] ?? null;
      const point = { ...month, totalLeads: counts[index] ?? null, totalVisitors: null, organicTraffic: null };
      return measure === null ? point : { ...point, measures: { totalLeads: measure } };
    }),
  };
}

const present = (snapshot: Snapshot) => presentReport(snapshot, t, agency, "en");
const sincePart = (now: string, before: string, period = "October 2026") =>
  `period=${period} now=measure.${now} before=measure.${before}`;

test("a figure that is counted differently than in the month before has no change, and says since when", () => {
  const snapshot = counted([40, 40, 40, 20], ["profile_calls", "profile_calls", "profile_calls", "key_events"]);
  const { headline, overview, conversions } = present(snapshot);
  const notComparable = `recount.notComparable ${sincePart("key_events", "profile_calls")}`;
  expect(headline).toBe("headline.leads count=20 number=20");
  for (const figure of [overview[0], conversions.rows[0]]) {
    expect(figure).toMatchObject({ value: "20", change: null, notComparable });
    expect(figure?.origin).toHaveLength(1);
    expect(figure?.origin[0]).toContain("measure=measure.key_events");
  }
});

test("a position of other searches than in the month before has no change either", () => {
  const { overview, seo, origins } = present(counted([1, 1, 1, 1], []));
  const position = overview.find(({ label }) => label === "keyFigures.position");
  const notComparable = `recount.notComparable ${sincePart("all_searches", "named_searches")}`;
  expect(position).toMatchObject({ value: "8.0", change: null, notComparable });
  expect(seo?.change).toMatchObject({ value: "recount.short", known: false, note: notComparable });
  expect(origins?.lines.filter((line) => line.startsWith("origins.compared"))).toHaveLength(1);
});

test("leads after none do not count as a rise when they are counted differently", () => {
  const leads = [9, 9, 0, 20];
  const differing = counted(leads, [null, null, "profile_calls", "key_events"]);
  expect(countChange(differing, "leads", t, "en-MY")).toBeNull();
  expect(countChange(counted(leads, ["profile_calls", null, null, "key_events"]), "leads", t, "en-MY")).toMatchObject({
    text: "fromZero",
  });
});

test("the chart marks each bar from which on the leads are counted differently, and says how", () => {
  const { trend } = present(counted([1, 2, 3, 4], ["key_events", "conversions", null, "key_events"]));
  expect(trend?.points.map(({ label, recounted }) => [label, recounted])).toEqual([
    ["Jul", false],
    ["Aug†", true],
    ["Sept", false],
    ["Oct†", true],
  ]);
  expect(trend?.points[3]?.spoken).toBe("October 2026: 4, recount.fromHere");
  expect(trend?.notes).toEqual([
    `† figure.totalLeads: recount.since ${sincePart("conversions", "key_events", "August 2026")}`,
    `† figure.totalLeads: recount.since ${sincePart("key_events", "conversions")}`,
  ]);
});

test.each([
  ["nobody stated how a month is counted", [null, "key_events", null, "conversions"]],
  ["all months are counted alike", ["key_events", "key_events", "key_events", "key_events"]],
] as const)("the month before is compared with while %s", (_, measures) => {
  const { headline, overview } = present(counted([40, 40, 40, 20], [...measures], -50));
  expect(headline).toContain("headline.leadsFewer");
  expect(overview[0]?.notComparable).toBeNull();
});

test("money in another currency than the agency's is shown in its own", () => {
  const report = corpus["figures that are counted differently than before"];
  expect(present(report).conversions.costs.map(({ value }) => value)).toEqual(["XTS\u00a01,240.50", "XTS\u00a07.56"]);
});
