import { describe, expect, test } from "vitest";
import { type KeptAds, sumUpAds } from "@agency/model/ads";
import type { KeptAnswers } from "@agency/model/ai-answers";
import { type FigureKey, type Figures, noFigures } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import { bareOrigin, type Origins } from "@agency/model/origin";
import { type Period, periodStarting } from "@agency/model/report/periods";
import { reportSections } from "@agency/model/report/sections";
import { nothingElse } from "@agency/model/report/snapshot.fixture";
import { type FreezeInput, freezeReport } from "./freeze.ts";

const now = new Date("2026-11-02T01:00:00Z");

function month(start: string): Period {
  const period = periodStarting("monthly", start);
  if (period === null) throw new Error(`No month begins on ${start}`);
  return period;
}

/** The origins of each earlier period. */
const read = {
  averagePosition: bareOrigin("search_console", "2026-10-03T19:10:00.000Z"),
  sessions: bareOrigin("analytics", "2026-10-03T19:10:00.000Z"),
};
const typed = bareOrigin("typed", "2026-11-01T02:00:00.000Z");

function earlier(start: string, figures: Partial<Figures>) {
  return {
    period: month(start),
    figures: { ...noFigures, ...figures },
    origins: read,
    searches: null,
    leads: null,
    visits: null,
    ads: null as KeptAds[] | null,
    aiAnswers: null as KeptAnswers[] | null,
  };
}

function freeze(input: Partial<FreezeInput>) {
  return freezeReport({
    clientName: "Sample Florist",
    language: "ms",
    type: "monthly",
    period: month("2026-10-01"),
    figures: {
      ...noFigures,
      totalVisitors: 1125,
      organicTraffic: 700,
      averagePosition: 8.2,
      totalFollowers: 97,
      totalLeads: 9,
    },
    origins: { totalVisitors: typed },
    ...nothingElse,
    filled: [],
    promises: false,
    history: [],
    comments: { ms: "Terima kasih." },
    now,
    ...input,
  });
}

test("a frozen report keeps its figures, source and time", () => {
  expect(freeze({})).toMatchObject({
    clientName: "Sample Florist",
    language: "ms",
    type: "monthly",
    period: { start: "2026-10-01", end: "2026-10-31" },
    figures: { totalVisitors: 1125, sessions: null },
    origins: { current: { totalVisitors: typed }, compared: {} },
    comments: { ms: "Terima kasih." },
    generatedAt: now,
  });
});

/** Ads of one platform, as an export gave them. */
const keptAds = (spend: number): KeptAds[] => [
  {
    ...sumUpAds({ platform: "meta_ads", currency: "MYR", counted: "Leads", attribution: null }, [
      { name: "Raya", spend, impressions: null, clicks: 10, conversions: 2.5, value: null },
    ]),
    origin: bareOrigin("file", "2026-11-02T01:00:00.000Z"),
  },
];

test("a report has its ads, where its searches ranked in each known period, and what its leads and visits divide into", () => {
  const scope = { list: "own" as const, country: null };
  const ranked = (...positions: (number | null)[]) => ({
    keywords: positions.map((position, index) => ({ query: String(index), clicks: 1, impressions: 9, position })),
    pages: [],
    scope,
  });
  const leads = { kinds: [{ name: "generate_lead", leads: 9 }], channels: [] };
  const visits = [{ name: "Direct", visits: 40 }];
  const [ads, adsBefore] = [keptAds(120), keptAds(100)];
  const { places, ...frozen } = freeze({
    searches: ranked(3, 3.1, 20, null),
    leads,
    visits,
    ads,
    history: [
      { ...earlier("2026-07-01", {}), searches: { ...ranked(1, 1, 1), scope: { list: "top", country: null } } },
      { ...earlier("2026-08-01", {}), searches: ranked(21, 4, null, null) },
      { ...earlier("2026-09-01", {}), searches: ranked(2), ads: adsBefore },
    ],
  });
  // September's list was another one, so that its places say nothing beside those of October.
  expect(places).toEqual([
    { ...month("2026-08-01"), places: { top3: 0, top10: 1, top20: 0, beyond: 1 } },
    { ...month("2026-10-01"), places: { top3: 1, top10: 1, top20: 1, beyond: 0 } },
  ]);
  expect(frozen).toMatchObject({ leads, visits, ads });
  // Campaigns are the report's own.
  expect(frozen.adsBefore).toEqual([
    {
      platform: "meta_ads",
      currency: "MYR",
      counted: "Leads",
      attribution: null,
      spend: 100,
      clicks: 10,
      conversions: 2.5,
    },
  ]);
});

test("what is counted differently than in the month before has no change, and no rule speaks of it", () => {
  const counted = (measures: Partial<Record<FigureKey, Measure>>): Origins =>
    Object.fromEntries(Object.entries(measures).map(([figure, measure]) => [figure, { ...typed, measure }]));
  const september = {
    ...earlier("2026-09-01", { totalVisitors: 0, averagePosition: 8.2, totalFollowers: 97, totalLeads: 0 }),
    origins: counted({ totalVisitors: "active_users", totalLeads: "profile_calls" }),
  };
  const origins = counted({ totalVisitors: "total_users", totalLeads: "key_events" });
  const figures = { ...noFigures, totalVisitors: 1125, averagePosition: 8.2, totalFollowers: 97, totalLeads: 9 };
  const frozen = freeze({ figures, origins, history: [september] });
  expect(frozen.changes).toEqual({ visitors: null, organic: null, leads: null, followers: 0, position: 0 });
  // Visitors and leads did not come "after none", and what cannot be compared is neither steady nor the first.
  expect(frozen.recommendations).toEqual([]);
  expect(frozen.origins.compared).toMatchObject({
    totalVisitors: { measure: "active_users" },
    totalLeads: { measure: "profile_calls" },
  });
  expect(frozen.history.map(({ measures }) => measures)).toEqual([
    { totalVisitors: "active_users", totalLeads: "profile_calls" },
    { totalVisitors: "total_users", totalLeads: "key_events" },
  ]);
  const alike = freeze({ figures, origins: september.origins, history: [september] });
  expect(alike.recommendations.map((one) => "key" in one && one.key)).toEqual(["leadsFromNone", "trafficFromNone"]);
});

test("changes compare with the month before, and recommendations use them", () => {
  const { changes, recommendations } = freeze({
    history: [
      earlier("2026-08-01", { totalVisitors: 1, averagePosition: 1, totalFollowers: 1 }),
      earlier("2026-09-01", { totalVisitors: 1000, averagePosition: 9.4, totalFollowers: 100, totalLeads: 6 }),
    ],
  });
  expect(changes).toEqual({ visitors: 12.5, organic: null, leads: 50, followers: -3, position: -1.2 });
  expect(recommendations).toEqual([
    { key: "trafficUp", params: { now: 1125, from: 1000, percent: 12.5 } },
    { key: "positionBetter", params: { now: 8.2, from: 9.4 } },
  ]);
});

test("followers that the report does not show get no recommendation, though their change is kept", () => {
  const { changes, recommendations } = freeze({
    sections: ["trend", "recommendations"],
    history: [earlier("2026-09-01", { totalFollowers: 100 })],
  });
  expect(changes.followers).toBe(-3);
  expect(recommendations.map((one) => "key" in one && one.key)).not.toContain("followersDown");
});

test("followers that the report does not show make no report steady", () => {
  const followers = (sections: FreezeInput["sections"]) =>
    freeze({
      figures: { ...noFigures, totalVisitors: 1125, totalFollowers: 0 },
      sections,
      history: ["04", "05", "06", "07", "08", "09"].map((number) =>
        earlier(`2026-${number}-01`, { totalFollowers: 0 }),
      ),
    }).recommendations;
  expect(followers([...reportSections])).toEqual([{ key: "steady", params: {} }]);
  expect(followers(["trend", "recommendations"])).toEqual([{ key: "first", params: {} }]);
});

test("the origins of the figures that changes compare with are kept, and no others", () => {
  const { origins } = freeze({ history: [earlier("2026-09-01", { averagePosition: 9.4, sessions: 500 })] });
  expect(origins.compared).toEqual({ averagePosition: read.averagePosition });
});

test("an older month is not a substitute for the month before", () => {
  const { changes } = freeze({ history: [earlier("2026-08-01", { totalVisitors: 1000 })] });
  expect(changes).toEqual({ visitors: null, organic: null, leads: null, followers: null, position: null });
});

test("a figure missing in either month has no change", () => {
  const { changes } = freeze({ history: [earlier("2026-09-01", { totalVisitors: 0, averagePosition: 9 })] });
  expect(changes).toEqual({ visitors: null, organic: null, leads: null, followers: null, position: -0.8 });
});

test("the history lists the last fourteen months, oldest first, without gaps filled in", () => {
  const starts = ["2026-09-01", "2025-09-01", "2025-08-01", "2026-01-01", "2025-10-01"];
  const { history } = freeze({
    history: starts.map((start, index) => earlier(start, { totalVisitors: index, totalLeads: 1 })),
  });
  expect(history.map(({ start }) => start)).toEqual([
    "2025-09-01",
    "2025-10-01",
    "2026-01-01",
    "2026-09-01",
    "2026-10-01",
  ]);
  expect(history[0]).toEqual({
    start: "2025-09-01",
    end: "2025-09-30",
    totalVisitors: 1,
    organicTraffic: null,
    totalLeads: 1,
  });
  expect(history.at(-1)).toEqual({
    start: "2026-10-01",
    end: "2026-10-31",
    totalVisitors: 1125,
    organicTraffic: 700,
    totalLeads: 9,
  });
});

test("searches are compared with those of the month before", () => {
  const keyword = (query: string, position: number | null) => ({ query, clicks: 5, impressions: 50, position });
  const scope = { list: "top" as const, country: null };
  const september = [keyword("kek hari jadi", 9), keyword("bakery pj", 2), keyword("sourdough pj", 25)];
  const searches = {
    keywords: [keyword("bakery pj", 3), keyword("kek hari jadi", null), keyword("custom cake pj", 12)],
    pages: [],
    scope,
  };
  const before = { ...earlier("2026-09-01", {}), searches: { keywords: september, pages: [], scope } };
  expect(freeze({ searches, history: [before] }).searches).toEqual({
    rows: [
      { ...keyword("bakery pj", 3), before: 2, isNew: false, clicksBefore: 5 },
      { ...keyword("kek hari jadi", null), before: 9, isNew: false, clicksBefore: 5 },
      { ...keyword("custom cake pj", 12), before: null, isNew: true, clicksBefore: null },
    ],
    lost: ["kek hari jadi", "sourdough pj"],
    places: { top3: 1, top10: 0, top20: 1, beyond: 0 },
    placesBefore: { top3: 1, top10: 1, top20: 0, beyond: 1 },
    pages: [],
  });
  // A list that may be cut off says nothing about what is missing in it.
  const many = Array.from({ length: 100 }, (_, index) => keyword(`kek ${index}`, 5));
  const cutOff = { ...before, searches: { keywords: many, pages: [], scope } };
  expect(freeze({ searches, history: [cutOff] }).searches?.rows[0]).toMatchObject({ before: null, isNew: false });
  expect(freeze({ searches: cutOff.searches, history: [before] }).searches?.lost).toEqual([]);
  // Without a month before, nothing is new.
  expect(freeze({ searches }).searches).toMatchObject({
    rows: [{}, {}, { isNew: false }],
    lost: [],
    placesBefore: null,
  });
});

describe("a figure without a value is missing", () => {
  const missing = (start: string, input: Partial<FreezeInput> = {}) =>
    freeze({ history: [earlier(start, { totalVisitors: 900, calls: 12, topRankings: ["kek hari jadi"] })], ...input })
      .missing;

  test("when one of the twelve periods before had one", () => {
    expect(missing("2025-10-01")).toEqual(["topRankings", "calls"]);
    expect(missing("2025-09-01")).toEqual([]);
  });

  test("when a source of the client fills it", () => {
    expect(missing("2025-09-01", { filled: ["totalVisitors", "sessions", "calls"] })).toEqual(["sessions", "calls"]);
  });
});

test("the history leaves out later periods", () => {
  expect(freeze({ history: [earlier("2026-11-01", { totalVisitors: 5 })] }).history).toHaveLength(1);
});
