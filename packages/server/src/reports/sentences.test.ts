import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  double,
  nat,
  oneof,
  property,
  record,
  sample,
  subarray,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import { inHundredths, type KeptAds, sumUpAds } from "@agency/model/ads";
import { type Figures, noFigures, numberFigures } from "@agency/model/figures";
import { leadParts, type LeadSources } from "@agency/model/leads";
import { bareOrigin } from "@agency/model/origin";
import { presentReport } from "@agency/model/report/document";
import { type Period, periodStarting, precedingPeriod } from "@agency/model/report/periods";
import type { RecommendationKey, RuleRecommendation } from "@agency/model/report/recommendations";
import type { Figure } from "@agency/model/report/report-document";
import type { ReportText } from "@agency/model/report/report-text";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { reportSections } from "@agency/model/report/sections";
import { showsFigure } from "@agency/model/report/shown-figures";
import { nothingElse } from "@agency/model/report/snapshot.fixture";
import { changedAt, numberPlaces } from "@agency/model/report/why/changed-numbers.fixture";
import { checkWhy } from "@agency/model/report/why/check";
import { countLeads, countVisits } from "@agency/model/report/why/explain";
import type { Searches } from "@agency/model/searches";
import { type ChannelVisits, visitChannels } from "@agency/model/visits";
import { sampleFigures } from "../figures/sample.ts";
import { type FreezeInput, freezeReport } from "./freeze.ts";

const agency = {
  name: "Contoh",
  address: "Ipoh",
  email: "a@contoh.example",
  phone: "05",
  timeZone: "Asia/Kuala_Lumpur",
};
const now = new Date("2026-11-03T01:00:00Z");
const starts = { weekly: "2026-10-26", monthly: "2026-10-01", quarterly: "2026-07-01" };

/** Returns the key with its parameters. */
const t: ReportText = (key, params = {}) => `${key} ${JSON.stringify(params)}`;

/** A count of a small or a large business, and what it was a period before: the same, a little or much less or more, unknown. */
const counts = tuple(
  oneof(nat(12), nat(400), nat(90_000)),
  oneof(constant(1), double({ min: 0.8, max: 1.2, noNaN: true }), double({ min: 0, max: 4, noNaN: true })),
).map(([count, factor]) => ({ now: count, before: Math.round(count * factor) }));
const unknown = constantFrom({ now: null, before: 4 }, { now: 4, before: null }, { now: null, before: null });
const positions = tuple(
  double({ min: 1, max: 60, noNaN: true }),
  oneof(constant(0), double({ min: -3, max: 3, noNaN: true })),
).map(([place, lost]) => ({ now: place, before: Math.max(1, place - lost) }));

const figurePairs = record(
  Object.fromEntries(
    numberFigures.map((figure) => {
      const known = figure === "averagePosition" ? positions : counts;
      return [figure, oneof({ arbitrary: known, weight: 5 }, { arbitrary: unknown, weight: 1 })];
    }),
  ),
);

const adAmounts = tuple(nat(500_000), nat(2_000), nat(400));

const reports = record({
  pairs: figurePairs,
  type: constantFrom(...reportTypes),
  sections: subarray([...reportSections]),
  filled: subarray([...numberFigures]),
  gap: constantFrom(false, false, false, true),
  /** How many earlier periods have the same figures. */
  periods: constantFrom(1, 7),
  /** The channel of the leads and visits, in percent; the rest came by another one. */
  channel: record({ now: nat(100), before: nat(100) }),
  /** The clicks of a search in both periods. */
  clicks: record({ now: nat(300), before: nat(300) }),
  /** The ads of both periods: spend in cents, clicks, and conversions in halves. */
  ads: record({ now: adAmounts, before: adAmounts }),
});

type Given = typeof reports extends Arbitrary<infer Value> ? Value : never;

function makeFigures(pairs: Given["pairs"], when: "now" | "before"): Figures {
  return {
    ...noFigures,
    ...Object.fromEntries(numberFigures.map((figure) => [figure, pairs[figure]?.[when] ?? null])),
  };
}

/** What these reports say nothing of. */
const silent = { origins: {}, searches: null, leads: null, visits: null, ads: null, aiAnswers: null };

const unchanged = {
  ...silent,
  ...nothingElse,
  clientName: "Kopitiam Contoh",
  language: "en",
  promises: false,
  now,
} satisfies Partial<FreezeInput>;

/** The leads of a period by two channels; null where the leads are unknown. */
function divideLeads({ totalLeads }: Figures, percent: number): LeadSources | null {
  if (totalLeads === null) return null;
  const found = Math.round((totalLeads * percent) / 100);
  return {
    kinds: [],
    channels: leadParts([
      { name: "Organic Search", leads: found },
      { name: "Direct", leads: totalLeads - found },
    ]),
  };
}

/** The visits of a period by two channels; null where they are unknown. */
function divideVisits({ sessions }: Figures, percent: number): ChannelVisits[] | null {
  if (sessions === null) return null;
  const found = Math.round((sessions * percent) / 100);
  return visitChannels([
    { name: "Organic Search", visits: found },
    { name: "AI Assistant", visits: sessions - found },
  ]);
}

/** Ads of one platform and campaign. */
function divideAds([cents, clicks, halves]: [number, number, number]): KeptAds[] {
  const raya = {
    name: "Raya",
    spend: cents / 100,
    impressions: clicks * 40,
    clicks,
    conversions: halves / 2,
    value: null,
  };
  const of = { platform: "google_ads", currency: "MYR", counted: null, attribution: null } as const;
  return [{ ...sumUpAds(of, [raya], raya), origin: bareOrigin("file", now.toISOString()) }];
}

const searched = (clicks: number): Searches => ({
  keywords: [{ query: "kopitiam ipoh", clicks, impressions: clicks * 9, position: 3 }],
  pages: [{ page: "https://kopitiam.example/menu", clicks, impressions: clicks * 9, position: 3 }],
  scope: { list: "top", country: null },
});

function precedingPeriods(type: ReportType, period: Period, count: number): Period[] {
  if (count === 0) return [];
  const before = precedingPeriod(type, period);
  return [before, ...precedingPeriods(type, before, count - 1)];
}

function freeze({ pairs, type, sections, filled, gap, periods, channel, clicks, ads }: Given) {
  const period = periodStarting(type, starts[type]) as Period;
  const before = precedingPeriod(type, period);
  const [figures, former] = [makeFigures(pairs, "now"), makeFigures(pairs, "before")];
  return freezeReport({
    ...unchanged,
    type,
    period,
    figures,
    leads: divideLeads(figures, channel.now),
    visits: divideVisits(figures, channel.now),
    ads: divideAds(ads.now),
    searches: searched(clicks.now),
    sections,
    filled,
    history: precedingPeriods(type, gap ? before : period, periods).map((past) => ({
      period: past,
      figures: former,
      ...silent,
      searches: searched(clicks.before),
      leads: divideLeads(former, channel.before),
      visits: divideVisits(former, channel.before),
      ads: divideAds(ads.before),
    })),
  });
}

type Claimed = "leads" | "visitors" | "organic" | "position" | "followers";

/** The figure that each sentence claims to have moved, and in which direction. */
const claims: Partial<Record<RecommendationKey, { figure: Claimed; up: boolean }>> = {
  leadsDown: { figure: "leads", up: false },
  leadsUp: { figure: "leads", up: true },
  leadsFromNone: { figure: "leads", up: true },
  trafficDown: { figure: "visitors", up: false },
  trafficUp: { figure: "visitors", up: true },
  trafficFromNone: { figure: "visitors", up: true },
  organicDown: { figure: "organic", up: false },
  organicUp: { figure: "organic", up: true },
  organicFromNone: { figure: "organic", up: true },
  positionWorse: { figure: "position", up: true },
  positionBetter: { figure: "position", up: false },
  followersDown: { figure: "followers", up: false },
  followersUp: { figure: "followers", up: true },
  followersFromNone: { figure: "followers", up: true },
};

const shownAs = {
  leads: "keyFigures.leads",
  visitors: "keyFigures.visitors",
  organic: "traffic.organicTraffic",
  position: "keyFigures.position",
  followers: "keyFigures.followers",
};
const claimFigures = {
  leads: "totalLeads",
  visitors: "totalVisitors",
  organic: "organicTraffic",
  position: "averagePosition",
  followers: "totalFollowers",
} as const;

/** The change that is never worth a sentence. */
const pieces = { leads: 3, visitors: 3, position: 0.5, followers: 3 };

function read(given: Given) {
  const snapshot = freeze(given);
  const document = presentReport(snapshot, t, agency, "en");
  const { headline, overview, traffic } = document;
  const rules = snapshot.recommendations.filter((one): one is RuleRecommendation => "key" in one);
  const shown = (figure: Claimed): Figure | undefined =>
    [...overview, ...(traffic?.rows ?? [])].find(({ label }) => label.startsWith(`${shownAs[figure]} `));
  const findPair = (figure: Claimed) => {
    const { now: after = null, before = null } = given.pairs[claimFigures[figure]] ?? {};
    return given.gap || after === null || before === null ? null : { now: after, before };
  };
  return { snapshot, document, headline, rules, shown, findPair, keys: rules.map(({ key }) => key) };
}

/** More of them in `npm run test:faults`. */
const runs = { seed: 20_261_126, numRuns: Number(process.env["REPORT_HISTORIES"] ?? 600) };
/** Presented once for all tests: that is what takes time. */
const samples = sample(reports, runs).map((given) => ({ given, one: read(given) }));

function check(predicate: (one: ReturnType<typeof read>, given: Given) => void) {
  try {
    for (const { given, one } of samples) predicate(one, given);
  } catch (error) {
    // Names the smallest report that is wrong in this way.
    assert(
      property(reports, (given) => predicate(read(given), given)),
      runs,
    );
    throw error;
  }
}

test("the parts of whatever a report adds up are the whole change", () => {
  check(({ snapshot }) => {
    for (const why of snapshot.why ?? []) {
      if (why.identity === "leads") expect(why.parts.visits + why.parts.rate).toBe(why.now.leads - why.before.leads);
      if (why.identity === "search")
        expect(why.parts.impressions + why.parts.rate).toBe(why.now.clicks - why.before.clicks);
      if (why.identity === "ads") {
        const { spend, clicks, rate } = why.parts;
        expect(inHundredths(spend + clicks + rate)).toBe(inHundredths(why.now.conversions - why.before.conversions));
      }
      if (why.identity === "channels") {
        expect(countLeads(why.now)).toBe(snapshot.figures.totalLeads);
        expect(countLeads(why.before)).toBe(snapshot.before?.totalLeads);
      }
      if (why.identity === "visits") {
        expect(countVisits(why.now)).toBe(snapshot.figures.sessions);
        expect(countVisits(why.before)).toBe(snapshot.before?.sessions);
      }
    }
  });
  const told = samples.flatMap(({ one }) => one.snapshot.why?.map(({ identity }) => identity) ?? []);
  expect(new Set(told)).toEqual(new Set(["leads", "visits", "channels", "search", "movers", "ads"]));
});

test("one wrong number in what a report adds up is found, whichever it is", () => {
  let changed = 0;
  check(({ snapshot }) => {
    const { why = [] } = snapshot;
    for (const place of numberPlaces(why)) {
      const wrong = { ...snapshot, why: changedAt(why, place) as typeof why };
      expect(checkWhy(wrong).held, place.join(".")).toBe(checkWhy(snapshot).held - 1);
      changed += 1;
    }
  });
  expect(changed).toBeGreaterThan(200);
});

test("what follows from how the changes add up says the direction of its own numbers", () => {
  let said = 0;
  check(({ rules }) => {
    for (const { key, params } of rules) {
      if (key !== "visitsFewer" && key !== "rateLower") continue;
      said += 1;
      expect(params["now"]).toBeLessThan(params["from"] ?? 0);
    }
  });
  expect(said).toBeGreaterThan(0);
});

test("what a report says of how its leads add up holds when it is added up again, and follows the change that it shows", () => {
  check(({ snapshot, document, shown }) => {
    const { held, total } = checkWhy(snapshot);
    expect(held).toBe(total);
    const [why] = snapshot.why ?? [];
    if (why?.identity !== "leads") return;
    const up = why.now.leads > why.before.leads;
    const change = shown("leads")?.change;
    if (change && change.up !== null) expect(change.up).toBe(up);
    expect(document.why?.sums?.sentences[0]?.text).toMatch(up ? /^why\.leads\.\w+More / : /^why\.leads\.\w+Fewer /);
  });
});

test("no sentence contradicts a change that the report shows, in its direction or its size", () => {
  check(({ rules, shown, findPair, snapshot }, given) => {
    for (const { key, params, against } of rules) {
      const claim = claims[key];
      if (!claim) continue;
      // The year before has the figures of the period before.
      const pair = against === "yearBefore" ? given.pairs[claimFigures[claim.figure]] : findPair(claim.figure);
      const figure = shown(claim.figure);
      if (claim.figure !== "organic") expect(figure?.known).toBe(true);
      expect(params, key).toMatchObject({ now: pair?.now, from: pair?.before });
      expect((params["now"] ?? 0) > (params["from"] ?? 0), key).toBe(claim.up);
      // A change that rounds to nothing points nowhere.
      if (figure?.change && figure.change.up !== null) expect(figure.change.up, key).toBe(claim.up);
      if (claim.figure === "position" || against === "yearBefore") continue;
      expect(params["percent"] ?? null).toBe(snapshot.changes[claim.figure]);
    }
  });
});

test("a change in the headline has a sentence of the same figure and direction, and the other way round", () => {
  check(({ headline, keys, rules, snapshot }) => {
    const [, subject, how] = /^headline\.(leads|visitors)(More|Fewer)/.exec(headline ?? "") ?? [];
    if (subject !== "leads" && subject !== "visitors") {
      const about = snapshot.figures.totalLeads === null ? "visitors" : "leads";
      expect(keys.map((key) => claims[key]?.figure)).not.toContain(about);
      return;
    }
    const none = snapshot.figures[claimFigures[subject]] === 0;
    if (none) expect(keys[0]).toBe(subject === "leads" ? "noLeads" : "noVisitors");
    else {
      expect(claims[keys[0] ?? "steady"]).toEqual({ figure: subject, up: how === "More" });
      const { now: after = 0, from = 0 } = rules[0]?.params ?? {};
      expect(headline).toContain(`"difference":"${Math.abs(after - from).toLocaleString("en")}"`);
    }
  });
});

test("a shown main figure has a sentence only if it changed by more than a few pieces and five percent", () => {
  check(({ keys, findPair }) => {
    for (const figure of ["leads", "visitors", "position", "followers"] as const) {
      const pair = findPair(figure);
      if (!pair) continue;
      const more = Math.abs(pair.now - pair.before);
      const told = keys.some((key) => claims[key]?.figure === figure);
      const isFew = more <= Math.max(pieces[figure], pair.before / 20);
      expect(told && isFew, `${figure} ${JSON.stringify(pair)}`).toBe(false);
    }
  });
});

test("every fall of a shown main figure by more than an eighth and ten pieces has a sentence", () => {
  check(({ keys, shown, findPair, snapshot }) => {
    for (const figure of ["leads", "visitors", "followers"] as const) {
      const pair = findPair(figure);
      // February has a tenth fewer days than January.
      if (!shown(figure) || !pair || pair.now >= (pair.before * 7) / 8 || pair.before - pair.now <= 10) continue;
      const none = snapshot.figures[claimFigures[figure]] === 0 && figure !== "followers";
      if (none) expect(keys).toContain(figure === "leads" ? "noLeads" : "noVisitors");
      else expect(keys.map((key) => claims[key])).toContainEqual({ figure, up: false });
    }
  });
});

test("figures are called steady only if no figure is missing, and none that is shown changed by more than a little", () => {
  let said = 0;
  check(({ keys, headline, snapshot }, { pairs }) => {
    if (!keys.includes("steady") && !keys.includes("othersSteady")) return;
    said += 1;
    expect(/^headline\.\w+Usual/.test(headline ?? "")).toBe(keys.includes("othersSteady"));
    expect(headline ?? "").not.toMatch(/More|Fewer/);
    expect(snapshot.missing.filter((figure) => showsFigure(snapshot, figure))).toEqual([]);
    for (const figure of numberFigures.filter((one) => showsFigure(snapshot, one))) {
      const { now: after = null, before = null } = pairs[figure] ?? {};
      // Five percent, and two by which quarters differ in their days, so that equal ones vary from day to day.
      if (after !== null && before !== null) expect(Math.abs(after - before)).toBeLessThanOrEqual(10 + before * 0.07);
    }
  });
  expect(said).toBeGreaterThan(0);
});

test("a report has at most five sentences, each once, and says that it knows nothing only then", () => {
  check(({ keys, document, snapshot }) => {
    expect(keys.length).toBeLessThanOrEqual(5);
    expect(new Set(keys).size).toBe(keys.length);
    const known = numberFigures.some((figure) => snapshot.figures[figure] !== null && showsFigure(snapshot, figure));
    expect(keys.includes("noData")).toBe(!known);
    if (keys.includes("first") || keys.includes("notCompared")) {
      expect(document.overview.every(({ change }) => change === null)).toBe(true);
    }
    if (keys.includes("first")) expect(document.trend).toBeNull();
  });
});

test("the reports of forty sample clients do not all say the same", () => {
  const sets = Array.from({ length: 40 }, (_, index) => {
    const period = periodStarting("monthly", starts.monthly) as Period;
    const figuresIn = (month: Period) => sampleFigures(`client ${index}`, "monthly", month);
    return freezeReport({
      ...unchanged,
      type: "monthly",
      period,
      figures: figuresIn(period),
      sections: [...reportSections],
      filled: [],
      history: precedingPeriods("monthly", period, 13).map((month) => ({
        period: month,
        figures: figuresIn(month),
        ...silent,
      })),
    }).recommendations;
  });
  const said = sets.map((recommendations) => JSON.stringify(recommendations));
  expect(sets.every((rules) => rules.length > 0)).toBe(true);
  expect(new Set(said).size).toBeGreaterThan(30);
});
