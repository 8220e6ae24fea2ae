import { describe, expect, test } from "vitest";
import { type Figures, noFigures } from "../figures.ts";
import type { Changes } from "./changes.ts";
import { recommend, recommendationKeys } from "./recommendations.ts";

const fine: Figures = {
  ...noFigures,
  totalVisitors: 1000,
  organicTraffic: 500,
  sessions: 1200,
  averagePosition: 6,
  totalFollowers: 300,
  totalLeads: 30,
};
const unchanged: Changes = { visitors: 0, leads: null, followers: 0, position: 0 };

function advice(figures: Partial<Figures>, changes: Partial<Changes> = {}) {
  return recommend({ ...fine, ...figures }, { ...unchanged, ...changes });
}

describe("a recommendation rule applies from its threshold on", () => {
  test.each<[string, Partial<Figures>, Partial<Changes>, Record<string, number>]>([
    ["noLeads", { totalLeads: 0 }, {}, {}],
    ["leadsDown", {}, { leads: -10 }, { percent: 10 }],
    ["leadsUp", {}, { leads: 10 }, { percent: 10 }],
    ["trafficDown", {}, { visitors: -10 }, { percent: 10 }],
    ["positionWorse", {}, { position: 2 }, { places: 2 }],
    ["conversionLow", { totalLeads: 11, sessions: 1200 }, {}, { percent: 0.9 }],
    ["organicShareLow", { organicTraffic: 394 }, {}, { percent: 39 }],
    ["positionBehindFirstPage", { averagePosition: 10.06 }, {}, { position: 10.1 }],
    ["followersDown", {}, { followers: -2 }, { percent: 2 }],
    ["trafficUp", {}, { visitors: 10 }, { percent: 10 }],
    ["positionBetter", {}, { position: -1 }, { places: 1 }],
  ])("%s", (key, figures, changes, params) => {
    expect(advice(figures, changes)).toEqual([{ key, params }]);
  });

  test.each<[string, Partial<Figures>, Partial<Changes>]>([
    ["one lead", { totalLeads: 1, sessions: 100 }, {}],
    ["leads almost down", {}, { leads: -9.9 }],
    ["leads almost up", {}, { leads: 9.9 }],
    ["traffic almost down", {}, { visitors: -9.9 }],
    ["a position almost worse", {}, { position: 1.9 }],
    ["a conversion shown as 1.0%", { totalLeads: 12, sessions: 1201 }, {}],
    ["an organic share shown as 40%", { organicTraffic: 396 }, {}],
    ["a position shown as 10.0", { averagePosition: 10.04 }, {}],
    ["followers almost down", {}, { followers: -1.9 }],
    ["traffic almost up", {}, { visitors: 9.9 }],
    ["a position almost better", {}, { position: -0.9 }],
  ])("but not to %s, which is steady", (_name, figures, changes) => {
    expect(advice(figures, changes)).toEqual([{ key: "steady", params: {} }]);
  });
});

test("recommendations come worst first, at most four", () => {
  const bad = advice(
    { totalLeads: 5, organicTraffic: 100, averagePosition: 30 },
    { visitors: -40, position: 6, followers: -9 },
  );
  expect(bad.map(({ key }) => key)).toEqual(["trafficDown", "positionWorse", "conversionLow", "organicShareLow"]);
});

test("good news follows bad news, in the order of the keys", () => {
  const keys = advice({ averagePosition: 12 }, { visitors: 25, position: -3 }).map(({ key }) => key);
  expect(keys).toEqual(["positionBehindFirstPage", "trafficUp", "positionBetter"]);
  expect(keys).toEqual(recommendationKeys.filter((key) => keys.includes(key)));
});

test("leads come first, and a report with half as many leads again is not steady", () => {
  const keys = (changes: Partial<Changes>) => advice({}, changes).map(({ key }) => key);
  expect(keys({ visitors: 7.5, leads: 50 })).toEqual(["leadsUp"]);
  expect(keys({ visitors: -20, leads: 50, position: -3 })).toEqual(["leadsUp", "trafficDown", "positionBetter"]);
  expect(keys({ visitors: 20, leads: -40 })).toEqual(["leadsDown", "trafficUp"]);
});

test("a report whose leads alone can be compared is steady, not the first one", () => {
  const changes: Changes = { visitors: null, leads: 2, followers: null, position: null };
  expect(recommend(fine, changes).map(({ key }) => key)).toEqual(["steady"]);
});

test("having no leads gives one recommendation, not a low conversion too", () => {
  expect(advice({ totalLeads: 0 }, { leads: -100 }).map(({ key }) => key)).toEqual(["noLeads"]);
});

test("missing figures give no recommendation", () => {
  const nothing: Changes = { visitors: null, leads: null, followers: null, position: null };
  expect(recommend(noFigures, nothing)).toEqual([{ key: "noData", params: {} }]);
  expect(recommend({ ...noFigures, totalFollowers: 98 }, { ...nothing, followers: -3 }).map(({ key }) => key)).toEqual([
    "followersDown",
    "noData",
  ]);
  expect(recommend({ ...noFigures, totalVisitors: 0, organicTraffic: 0 }, nothing).map(({ key }) => key)).toEqual([
    "first",
  ]);
});

test("leads and visitors after none are news, and no first report", () => {
  const changes: Changes = { visitors: null, leads: null, followers: null, position: null };
  const before = { ...noFigures, totalVisitors: 0, totalLeads: 0 };
  const keys = (figures: Partial<Figures>) =>
    recommend({ ...noFigures, ...figures }, changes, before).map(({ key }) => key);
  expect(keys({ totalVisitors: 50, totalLeads: 5 })).toEqual(["leadsFromNone", "trafficFromNone"]);
  expect(keys({ totalVisitors: 0 })).toEqual(["steady"]);
  expect(keys({ averagePosition: 3 })).toEqual(["first"]);
});

test("followers after none make a report neither steady nor the first one", () => {
  const before = { ...fine, totalFollowers: 0 };
  expect(recommend({ ...fine, totalFollowers: 500 }, { ...unchanged, followers: null }, before)).toEqual([]);
  expect(recommend({ ...fine, totalFollowers: 0 }, { ...unchanged, followers: null }, before)).toHaveLength(1);
});
