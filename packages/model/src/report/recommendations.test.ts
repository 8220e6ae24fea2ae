import { describe, expect, test } from "vitest";
import { type FigureKey, type Figures, noFigures } from "../figures.ts";
import { type Changes, percentChange, positionChange } from "./changes.ts";
import { type Advised, recommend, type RuleRecommendation } from "./recommendations.ts";

const fine: Figures = {
  ...noFigures,
  totalVisitors: 1000,
  organicTraffic: 500,
  sessions: 1200,
  averagePosition: 6,
  totalFollowers: 300,
  totalLeads: 30,
};

function changesBetween(now: Figures, before: Figures | null): Changes {
  return {
    visitors: percentChange(now.totalVisitors, before?.totalVisitors ?? null),
    leads: percentChange(now.totalLeads, before?.totalLeads ?? null),
    followers: percentChange(now.totalFollowers, before?.totalFollowers ?? null),
    position: positionChange(now.averagePosition, before?.averagePosition ?? null),
  };
}

/** The rules' advice on some figures that follow some others. */
function advice(figures: Figures, before: Figures | null, options: Partial<Advised> = {}): RuleRecommendation[] {
  const changes = changesBetween(figures, before);
  return recommend({ figures, before, changes, earlier: before !== null, shows: () => true, ...options });
}

const keysOf = (found: RuleRecommendation[]) => found.map(({ key }) => key);

describe("each change of a main figure has a sentence of its size", () => {
  test.each<[string, Partial<Figures>, Partial<Figures>, Record<string, number>]>([
    ["noLeads", { totalLeads: 0 }, { totalLeads: 6 }, {}],
    ["leadsDown", { totalLeads: 90 }, { totalLeads: 100 }, { percent: 10 }],
    ["leadsFewer", { totalLeads: 91 }, { totalLeads: 100 }, { number: 9 }],
    ["leadsUp", { totalLeads: 110 }, { totalLeads: 100 }, { percent: 10 }],
    ["leadsMore", { totalLeads: 109 }, { totalLeads: 100 }, { number: 9 }],
    ["leadsFromNone", {}, { totalLeads: 0 }, {}],
    ["trafficDown", {}, { totalVisitors: 1111 }, { percent: 10 }],
    ["trafficFewer", {}, { totalVisitors: 1110 }, { number: 110 }],
    ["trafficUp", {}, { totalVisitors: 909 }, { percent: 10 }],
    ["trafficMore", {}, { totalVisitors: 999 }, { number: 1 }],
    ["trafficFromNone", {}, { totalVisitors: 0, organicTraffic: 0 }, {}],
    ["positionWorse", {}, { averagePosition: 4 }, { places: 2 }],
    ["positionSlipped", {}, { averagePosition: 5.9 }, { places: 0.1 }],
    ["positionBetter", {}, { averagePosition: 7 }, { places: 1 }],
    ["positionGained", {}, { averagePosition: 6.9 }, { places: 0.9 }],
    ["followersDown", { totalFollowers: 294 }, {}, { percent: 2 }],
    ["followersFewer", { totalFollowers: 299 }, {}, { number: 1 }],
    ["followersMore", { totalFollowers: 301 }, {}, { number: 1 }],
    ["followersMore", {}, { totalFollowers: 0 }, { number: 300 }],
  ])("%s", (key, now, before, params) => {
    expect(advice({ ...fine, ...now }, { ...fine, ...before })).toEqual([{ key, params }]);
  });

  test("which says as well when leads and visitors went apart", () => {
    const more = { ...fine, totalVisitors: 1040, totalLeads: 29 };
    expect(keysOf(advice(more, fine))).toEqual(["leadsFewerOfMore", "trafficMore"]);
    const fewer = { ...fine, totalVisitors: 960, totalLeads: 31 };
    expect(keysOf(advice(fewer, fine))).toEqual(["leadsMoreOfFewer", "trafficFewer"]);
  });
});

test.each<[string, Partial<Figures>, Record<string, number>]>([
  ["conversionLow", { totalLeads: 11 }, { percent: 0.9 }],
  ["conversionNone", { totalLeads: 1, sessions: 4000 }, {}],
  ["organicShareLow", { organicTraffic: 394 }, { percent: 39 }],
  ["organicShareNone", { organicTraffic: 4 }, {}],
  ["positionBehindFirstPage", { averagePosition: 10.06 }, { position: 10.1 }],
])("%s does not depend on a change", (key, figures, params) => {
  const now = { ...fine, ...figures };
  expect(advice(now, now)).toEqual([{ key, params }]);
});

test.each<[string, Partial<Figures>]>([
  ["one lead", { totalLeads: 1, sessions: 100 }],
  ["a conversion shown as 1.0%", { totalLeads: 12, sessions: 1201 }],
  ["an organic share shown as 40%", { organicTraffic: 396 }],
  ["a position shown as 10.0", { averagePosition: 10.04 }],
])("%s is no reason to worry", (_name, figures) => {
  const now = { ...fine, ...figures };
  expect(keysOf(advice(now, now))).toEqual(["steady"]);
});

describe("figures are steady", () => {
  test("only if each one that is shown is the same as before", () => {
    expect(keysOf(advice(fine, fine))).toEqual(["steady"]);
    expect(keysOf(advice(fine, { ...fine, averagePosition: 6.04 }))).toEqual(["steady"]);
    expect(keysOf(advice(fine, { ...fine, sessions: 1201 }))).toEqual([]);
    expect(keysOf(advice({ ...fine, calls: 3 }, { ...fine, calls: 4 }))).toEqual([]);
  });

  test("whatever happens to those that are not shown", () => {
    const shows = (figure: FigureKey) => figure !== "totalFollowers";
    expect(keysOf(advice(fine, { ...fine, totalFollowers: 900 }, { shows }))).toEqual(["steady"]);
  });
});

test("a fall of 6 leads among 71 is named, and nothing is called steady", () => {
  const found = advice({ ...fine, totalLeads: 65 }, { ...fine, totalLeads: 71 });
  expect(found).toEqual([{ key: "leadsFewer", params: { number: 6 } }]);
});

test("the figure of the headline comes first, then every fall, then what else is wrong", () => {
  const before = { ...fine, totalVisitors: 1600, averagePosition: 3, totalFollowers: 330 };
  const bad = { ...fine, organicTraffic: 100, totalLeads: 31 };
  expect(keysOf(advice(bad, before))).toEqual(["leadsMoreOfFewer", "trafficDown", "positionWorse", "followersDown"]);
  expect(keysOf(advice(bad, { ...before, averagePosition: 6, totalFollowers: 300 }))).toEqual([
    "leadsMoreOfFewer",
    "trafficDown",
    "organicShareLow",
  ]);
});

test("the visitors come first where the headline is about them, although they rose", () => {
  const before = { ...fine, totalLeads: null, averagePosition: 3 };
  const now = { ...fine, totalLeads: null, totalVisitors: 1010, organicTraffic: 100 };
  expect(keysOf(advice(now, before))).toEqual(["trafficMore", "positionWorse", "organicShareLow"]);
});

test("good news follows bad news, and small rises only fill what is short", () => {
  const before = { ...fine, totalVisitors: 990, averagePosition: 15, totalFollowers: 290 };
  expect(keysOf(advice({ ...fine, averagePosition: 12 }, before))).toEqual([
    "positionBehindFirstPage",
    "positionBetter",
  ]);
  expect(keysOf(advice({ ...fine, totalLeads: 31 }, { ...before, averagePosition: 6.1 }))).toEqual([
    "leadsMore",
    "trafficMore",
  ]);
});

test("having no leads gives one recommendation, not a low conversion too", () => {
  expect(keysOf(advice({ ...fine, totalLeads: 0 }, fine))).toEqual(["noLeads"]);
});

test("no visitors are news, also when the period before is unknown", () => {
  expect(keysOf(advice({ ...noFigures, totalVisitors: 0 }, null))).toEqual(["noVisitors"]);
});

describe("a report without a comparison", () => {
  test("is the first one while no earlier period has figures", () => {
    expect(keysOf(advice(fine, null))).toEqual(["first"]);
  });

  test("says that it cannot compare after a gap, or with figures that were counted differently", () => {
    expect(keysOf(advice(fine, null, { earlier: true }))).toEqual(["notCompared"]);
    const changes: Changes = { visitors: null, leads: null, followers: null, position: null };
    const [now, before] = [
      { ...noFigures, totalVisitors: 2260 },
      { ...noFigures, totalVisitors: 2000 },
    ];
    expect(keysOf(advice(now, before, { changes }))).toEqual(["notCompared"]);
  });
});

test("there are no figures only if none that is shown is known", () => {
  expect(keysOf(advice(noFigures, fine))).toEqual(["noData"]);
  expect(keysOf(advice({ ...noFigures, totalFollowers: 97 }, { ...noFigures, totalFollowers: 100 }))).toEqual([
    "followersDown",
  ]);
  const shows = (figure: FigureKey) => figure !== "totalFollowers";
  expect(keysOf(advice({ ...noFigures, totalFollowers: 97 }, null, { shows }))).toEqual(["noData"]);
});
