import { describe, expect, test } from "vitest";
import { type FigureKey, type Figures, noFigures } from "../figures.ts";
import { periodStarting, precedingPeriod } from "./periods.ts";
import { type Advised, recommend, type RuleRecommendation } from "./recommendations.ts";
import { leadParts, type LeadsWhy } from "./why/explain.ts";

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
  // After the months in which Google itself counted places wrongly.
  const period = periodStarting("monthly", "2027-09-01");
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
    found: { why: [], happened: [] },
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

describe("what follows from how the changes add up", () => {
  const from = (before: LeadsWhy["before"], now: LeadsWhy["now"]): Partial<Advised> => {
    return { found: { why: [{ identity: "leads", before, now, parts: leadParts(before, now) }], happened: [] } };
  };
  const found = (before: [number, number], now: [number, number]) => {
    const [past, present] = [before, now].map(([leads, sessions]) => ({ leads, sessions }));
    if (!past || !present) throw new Error("Two months are compared");
    return advice(fine, sixMonths(fine), from(past, present));
  };

  test("is told of the part that pulls the leads down most", () => {
    expect(found([100, 5000], [60, 3200])).toEqual([{ key: "visitsFewer", params: { now: 3200, from: 5000 } }]);
    expect(found([100, 5000], [60, 4800])).toEqual([{ key: "rateLower", params: { now: 1.3, from: 2 } }]);
  });

  test("also where more visits hide a worse rate", () => {
    expect(ruleKeys(found([100, 1000], [90, 2000]))).toEqual(["rateLower"]);
  });

  test.each<[string, [number, number], [number, number]]>([
    ["nothing pulls them down", [100, 5000], [130, 5000]],
    ["a piece or two is missing", [10, 500], [8, 480]],
    ["a few of very many are missing", [1000, 50_000], [950, 50_000]],
  ])("not where %s", (_case, before, now) => {
    expect(ruleKeys(found(before, now))).toEqual(["steady"]);
  });

  test("a pattern of searches is told with the work against it, and never without", () => {
    const happened = [{ kind: "pattern" as const, pattern: "answered" as const }];
    const option = { found: { why: [], happened } };
    expect(ruleKeys(advice(fine, sixMonths(fine), option))).toEqual(["steady"]);
    expect(advice(fine, sixMonths(fine), { ...option, promises: true })).toEqual([
      { key: "searchAnswered", params: {}, promised: true },
    ]);
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
