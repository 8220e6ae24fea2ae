import { describe, expect, test } from "vitest";
import { type FigureKey, type Figures, noFigures } from "../figures.ts";
import { periodStarting, precedingPeriod } from "./periods.ts";
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

/** The rules' advice on a month, which follows others, the newest first. Without any month of a festival among them. */
function advice(
  figures: Figures,
  before: (Figures | null)[] = [fine],
  options: Partial<Advised> = {},
): RuleRecommendation[] {
  const period = periodStarting("monthly", "2026-09-01");
  if (period === null) throw new Error("No month");
  let past = period;
  const earlier = before.flatMap((known) => {
    past = precedingPeriod("monthly", past);
    return known ? [{ period: past, figures: known }] : [];
  });
  return recommend({
    type: "monthly",
    period,
    figures,
    earlier: earlier.toReversed(),
    isLater: earlier.length > 0,
    recounted: false,
    sample: false,
    missing: [],
    promises: false,
    shows: () => true,
    ...options,
  });
}

const ruleKeys = (found: RuleRecommendation[]) => found.map(({ key }) => key);

/** As many months as make a usual range, all alike. */
const sixMonths = (figures: Figures) => Array.from({ length: 6 }, () => figures);

describe("each change of a main figure that is more than usual has a sentence", () => {
  test.each<[string, Partial<Figures>, Partial<Figures>, Record<string, number>]>([
    ["noLeads", { totalLeads: 0 }, { totalLeads: 6 }, {}],
    ["leadsDown", { totalLeads: 90 }, { totalLeads: 100 }, { now: 90, from: 100, percent: -10 }],
    ["leadsUp", { totalLeads: 111 }, { totalLeads: 100 }, { now: 111, from: 100, percent: 11 }],
    ["leadsFromNone", {}, { totalLeads: 0 }, { now: 30, from: 0 }],
    ["trafficDown", {}, { totalVisitors: 1111 }, { now: 1000, from: 1111, percent: -10 }],
    ["trafficUp", {}, { totalVisitors: 880 }, { now: 1000, from: 880, percent: 13.6 }],
    ["trafficFromNone", {}, { totalVisitors: 0 }, { now: 1000, from: 0 }],
    ["organicDown", {}, { organicTraffic: 770 }, { now: 500, from: 770, percent: -35.1 }],
    ["organicUp", {}, { organicTraffic: 450 }, { now: 500, from: 450, percent: 11.1 }],
    ["organicFromNone", {}, { organicTraffic: 0 }, { now: 500, from: 0 }],
    ["positionWorse", {}, { averagePosition: 4 }, { now: 6, from: 4 }],
    ["positionBetter", {}, { averagePosition: 7 }, { now: 6, from: 7 }],
    ["followersDown", { totalFollowers: 280 }, {}, { now: 280, from: 300, percent: -6.7 }],
    ["followersUp", { totalFollowers: 320 }, {}, { now: 320, from: 300, percent: 6.7 }],
    ["followersFromNone", {}, { totalFollowers: 0 }, { now: 300, from: 0 }],
  ])("%s", (key, now, before, params) => {
    // As many days in both months, so that amounts compare as they are.
    const august = { start: "2026-08-01", end: "2026-08-31" };
    const july = { start: "2026-07-01", end: "2026-07-31" };
    const earlier = [{ period: july, figures: { ...fine, ...before } }];
    expect(advice({ ...fine, ...now }, [], { period: august, earlier, isLater: true })).toEqual([{ key, params }]);
  });

  test("with the usual range where six months tell it", () => {
    const [found] = advice({ ...fine, averagePosition: 9 }, sixMonths(fine));
    expect(found).toEqual({ key: "positionWorse", params: { now: 9, from: 6, low: 5.5, high: 6.5 } });
  });

  test("with a range that has no place before the first", () => {
    const [found] = advice({ ...fine, averagePosition: 4 }, sixMonths({ ...fine, averagePosition: 1.2 }));
    expect(found).toEqual({ key: "positionWorse", params: { now: 4, from: 1.2, low: 1, high: 1.7 } });
  });

  test("beside no leads, where six months tell it", () => {
    const before = sixMonths({ ...fine, totalLeads: 31 });
    expect(advice({ ...fine, totalLeads: 0 }, before)[0]).toEqual({ key: "noLeads", params: { low: 27, high: 33 } });
  });
});

test.each<[string, Partial<Figures>]>([
  ["9 fewer of 4,463 visitors", { totalVisitors: 4454 }],
  ["a tenth of a place", { averagePosition: 6.1 }],
  ["3 followers", { totalFollowers: 297 }],
])("%s have no sentence", (_, now) => {
  const before = { ...fine, totalVisitors: 4463, organicTraffic: 2200, sessions: 4500, totalLeads: 214 };
  const visitors = [4463, 4390, 4520, 4410, 4500, 4440];
  const months = visitors.map((totalVisitors) => ({ ...before, totalVisitors }));
  expect(ruleKeys(advice({ ...before, ...now }, months))).toEqual(["steady"]);
});

test("1 lead fewer of 214, which the headline calls usual, leaves only the other figures to be called so", () => {
  const before = { ...fine, totalLeads: 214, sessions: 4500 };
  expect(ruleKeys(advice({ ...before, totalLeads: 213 }, sixMonths(before)))).toEqual(["othersSteady"]);
  const leads = { ...noFigures, totalLeads: 214 };
  expect(ruleKeys(advice({ ...leads, totalLeads: 213 }, sixMonths(leads)))).toEqual([]);
});

test("a sentence promises work only where the staff switched that on", () => {
  const fewer = { ...fine, totalLeads: 20 };
  expect(advice(fewer).some(({ promised }) => promised)).toBe(false);
  expect(advice(fewer, [fine], { promises: true })).toMatchObject([{ key: "leadsDown", promised: true }]);
  expect(advice(noFigures, [fine], { promises: true })).toEqual([{ key: "noData", params: {} }]);
});

describe("what is too low as such", () => {
  const low: Figures = { ...fine, organicTraffic: 100, averagePosition: 12 };

  test.each<[string, Partial<Figures>, Record<string, number>]>([
    ["conversionLow", { totalLeads: 11 }, { percent: 0.9 }],
    ["conversionNone", { totalLeads: 1, sessions: 4000 }, {}],
    ["organicShareLow", { organicTraffic: 394 }, { percent: 39 }],
    ["organicShareNone", { organicTraffic: 4 }, {}],
    ["positionBehindFirstPage", { averagePosition: 10.06 }, { position: 10.1 }],
  ])("has a sentence of its own: %s", (key, figures, params) => {
    expect(advice({ ...fine, ...figures }, [])).toEqual([{ key, params }]);
  });

  test("is told once, and again only with the work that is promised", () => {
    expect(ruleKeys(advice(low, sixMonths(low)))).toEqual(["steady"]);
    expect(ruleKeys(advice(low, [fine, low]))).not.toContain("organicShareLow");
    expect(ruleKeys(advice(low, sixMonths(low), { promises: true }))).toEqual([
      "organicShareLow",
      "positionBehindFirstPage",
    ]);
  });

  test.each<[string, Partial<Figures>]>([
    ["one lead", { totalLeads: 1, sessions: 100 }],
    ["one lead of so few visits that two would be enough", { totalLeads: 1, sessions: 207 }],
    [
      "40% of all visitors, of whom several sources counted some",
      { organicTraffic: 410, socialTraffic: 700, directTraffic: 0, otherTraffic: 0 },
    ],
    ["a conversion shown as 1.0%", { totalLeads: 12, sessions: 1201 }],
    ["an organic share shown as 40%", { organicTraffic: 396 }],
    // Of the four sources together, the report shows 40%, although it is 39.6% of the visitors that were counted otherwise.
    ["a split that shows 40%", { organicTraffic: 390, socialTraffic: 300, directTraffic: 200, otherTraffic: 85 }],
    ["a position shown as 10.0", { averagePosition: 10.04 }],
  ])("is not %s", (_name, figures) => {
    expect(ruleKeys(advice({ ...fine, ...figures }, []))).toEqual(["first"]);
  });

  test("is not computed from a sample, which shows typical shares", () => {
    expect(ruleKeys(advice({ ...fine, organicTraffic: 100 }, [], { sample: true }))).toEqual(["first"]);
  });
});

describe("figures are steady", () => {
  test("if each one that is shown is within a usual range, and one range is known", () => {
    expect(ruleKeys(advice({ ...fine, sessions: 1202 }, sixMonths(fine)))).toEqual(["steady"]);
    expect(ruleKeys(advice(fine, [fine]))).toEqual([]);
    expect(ruleKeys(advice({ ...fine, calls: 30 }, sixMonths({ ...fine, calls: 4 })))).toEqual([]);
  });

  test("whatever happens to hidden ones", () => {
    const shows = (figure: FigureKey) => figure !== "totalFollowers";
    expect(ruleKeys(advice(fine, sixMonths({ ...fine, totalFollowers: 900 }), { shows }))).toEqual(["steady"]);
  });

  test("never while one is missing, or counted differently than before", () => {
    const held = { ...fine, totalVisitors: null, organicTraffic: null, sessions: null };
    const missing: FigureKey[] = ["totalVisitors", "organicTraffic", "sessions"];
    expect(ruleKeys(advice(held, sixMonths(fine), { missing }))).toEqual([]);
    expect(ruleKeys(advice(held, sixMonths(fine), { missing, shows: (figure) => !missing.includes(figure) }))).toEqual([
      "steady",
    ]);
    expect(ruleKeys(advice(fine, sixMonths(fine), { recounted: true }))).toEqual([]);
  });
});

test("the figure of the headline comes first, then every fall, then what else is wrong, then what is better", () => {
  const before = { ...fine, totalVisitors: 1600, averagePosition: 3, totalFollowers: 400, organicTraffic: 450 };
  const bad = { ...fine, totalLeads: 40 };
  expect(ruleKeys(advice(bad, [before]))).toEqual([
    "leadsUp",
    "trafficDown",
    "positionWorse",
    "followersDown",
    "organicUp",
  ]);
  expect(ruleKeys(advice({ ...bad, averagePosition: 12 }, [{ ...fine, averagePosition: 15 }]))).toEqual([
    "leadsUp",
    "positionBetter",
  ]);
  expect(ruleKeys(advice({ ...bad, totalLeads: null, totalVisitors: 2000, organicTraffic: 100 }, [fine]))).toEqual([
    "trafficUp",
    "organicDown",
    "organicShareLow",
  ]);
});

describe("the visitors from searches beside all visitors", () => {
  const more = { ...fine, totalVisitors: 1500, organicTraffic: 750 };

  test("say nothing new by a rise that is as large", () => {
    expect(ruleKeys(advice(more, sixMonths(fine)))).toEqual(["trafficUp"]);
    expect(ruleKeys(advice({ ...more, organicTraffic: 900 }, sixMonths(fine)))).toEqual(["trafficUp", "organicUp"]);
  });

  test("leave the festival and the usual range of a fall to the sentence about all", () => {
    const october = { start: "2025-10-01", end: "2025-10-31" };
    const earlier = ["09", "08", "07", "06", "05", "04"].map((month) => ({
      period: { start: `2025-${month}-01`, end: `2025-${month}-30` },
      figures: { ...fine, totalVisitors: 2000, organicTraffic: 1000 },
    }));
    const [all, searches] = advice(fine, [], { period: october, earlier: earlier.toReversed(), isLater: true });
    expect(all).toMatchObject({ key: "trafficDown", festivals: { when: "now", names: ["deepavali"] } });
    expect(all?.params).toHaveProperty("low");
    expect(searches).toEqual({ key: "organicDown", params: { now: 500, from: 1000, percent: -50 } });
  });
});

test("having no leads gives one recommendation, not a low conversion too", () => {
  expect(ruleKeys(advice({ ...fine, totalLeads: 0 }))).toEqual(["noLeads"]);
});

test("no visitors are news, also when the period before is unknown", () => {
  expect(ruleKeys(advice({ ...noFigures, totalVisitors: 0 }, []))).toEqual(["noVisitors"]);
});

describe("a report without a comparison", () => {
  test("is the first one while no earlier period has figures, and none is missing", () => {
    expect(ruleKeys(advice(fine, []))).toEqual(["first"]);
    expect(ruleKeys(advice(fine, [], { missing: ["calls"] }))).toEqual([]);
  });

  test("says that it cannot compare after a gap, or with figures that were counted differently", () => {
    expect(ruleKeys(advice(fine, [null, fine]))).toEqual(["notCompared"]);
    expect(ruleKeys(advice({ ...noFigures, totalVisitors: 2260 }, [noFigures], { recounted: true }))).toEqual([
      "notCompared",
    ]);
  });
});

test("there are no figures only if none that is shown is known", () => {
  expect(ruleKeys(advice(noFigures))).toEqual(["noData"]);
  const followers = { ...noFigures, totalFollowers: 80 };
  expect(ruleKeys(advice(followers, [{ ...noFigures, totalFollowers: 100 }]))).toEqual(["followersDown"]);
  const shows = (figure: FigureKey) => figure !== "totalFollowers";
  expect(ruleKeys(advice(followers, [], { shows }))).toEqual(["noData"]);
});
