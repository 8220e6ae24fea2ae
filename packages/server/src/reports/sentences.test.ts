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
  subarray,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import { type Figures, noFigures, numberFigures } from "@agency/model/figures";
import { noTargets } from "@agency/model/plan";
import { presentReport } from "@agency/model/report/document";
import { type Period, periodStarting, precedingPeriod } from "@agency/model/report/periods";
import type { RecommendationKey, RuleRecommendation } from "@agency/model/report/recommendations";
import type { Figure } from "@agency/model/report/report-document";
import type { ReportText } from "@agency/model/report/report-text";
import { reportTypes } from "@agency/model/report/report-type";
import { reportSections } from "@agency/model/report/sections";
import { showsFigure } from "@agency/model/report/shown-figures";
import { sampleFigures } from "../figures/sample.ts";
import { freezeReport } from "./freeze.ts";

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

const reports = record({
  pairs: figurePairs,
  type: constantFrom(...reportTypes),
  sections: subarray([...reportSections]),
  filled: subarray([...numberFigures]),
  gap: constantFrom(false, false, false, true),
});

type Given = typeof reports extends Arbitrary<infer Value> ? Value : never;

function figuresOf(pairs: Given["pairs"], when: "now" | "before"): Figures {
  return {
    ...noFigures,
    ...Object.fromEntries(numberFigures.map((figure) => [figure, pairs[figure]?.[when] ?? null])),
  };
}

function freeze({ pairs, type, sections, filled, gap }: Given) {
  const period = periodStarting(type, starts[type]) as Period;
  const before = precedingPeriod(type, period);
  return freezeReport({
    clientName: "Kopitiam Contoh",
    language: "en",
    type,
    period,
    figures: figuresOf(pairs, "now"),
    origins: {},
    searches: null,
    leads: null,
    profileSearches: null,
    targets: noTargets,
    work: [],
    next: [],
    sections,
    filled,
    history: [
      {
        period: gap ? precedingPeriod(type, before) : before,
        figures: figuresOf(pairs, "before"),
        origins: {},
        searches: null,
      },
    ],
    comment: null,
    now,
  });
}

/** The figure that each sentence claims to have moved, and in which direction. */
const claims: Partial<
  Record<RecommendationKey, { figure: "leads" | "visitors" | "position" | "followers"; up: boolean }>
> = {
  leadsDown: { figure: "leads", up: false },
  leadsFewer: { figure: "leads", up: false },
  leadsFewerOfMore: { figure: "leads", up: false },
  leadsUp: { figure: "leads", up: true },
  leadsMore: { figure: "leads", up: true },
  leadsMoreOfFewer: { figure: "leads", up: true },
  leadsFromNone: { figure: "leads", up: true },
  trafficDown: { figure: "visitors", up: false },
  trafficFewer: { figure: "visitors", up: false },
  trafficUp: { figure: "visitors", up: true },
  trafficMore: { figure: "visitors", up: true },
  trafficFromNone: { figure: "visitors", up: true },
  positionWorse: { figure: "position", up: true },
  positionSlipped: { figure: "position", up: true },
  positionBetter: { figure: "position", up: false },
  positionGained: { figure: "position", up: false },
  followersDown: { figure: "followers", up: false },
  followersFewer: { figure: "followers", up: false },
  followersMore: { figure: "followers", up: true },
};

const shownAs = {
  leads: "keyFigures.leads",
  visitors: "keyFigures.visitors",
  position: "keyFigures.position",
  followers: "keyFigures.followers",
};
const figureOf = {
  leads: "totalLeads",
  visitors: "totalVisitors",
  position: "averagePosition",
  followers: "totalFollowers",
} as const;

function read(given: Given) {
  const snapshot = freeze(given);
  const document = presentReport(snapshot, t, agency, "en");
  const { headline, overview } = document;
  const rules = snapshot.recommendations.filter((one): one is RuleRecommendation => "key" in one);
  const shown = (figure: keyof typeof shownAs): Figure | undefined =>
    overview.find(({ label }) => label.startsWith(`${shownAs[figure]} `));
  const difference = (figure: keyof typeof shownAs) => {
    const pair = given.pairs[figureOf[figure]];
    return given.gap || pair?.now == null || pair.before == null ? null : pair.now - pair.before;
  };
  return { snapshot, document, headline, rules, shown, difference, keys: rules.map(({ key }) => key) };
}

const check = (predicate: (one: ReturnType<typeof read>, given: Given) => void) =>
  assert(
    property(reports, (given) => predicate(read(given), given)),
    { seed: 20_261_126, numRuns: 600 },
  );

test("no sentence contradicts a change that the report shows, in its direction or its size", () => {
  check(({ rules, shown, difference, snapshot }) => {
    for (const { key, params } of rules) {
      const claim = claims[key];
      if (!claim) continue;
      const figure = shown(claim.figure);
      expect(figure?.known).toBe(true);
      const more = difference(claim.figure) ?? 0;
      expect(more > 0, key).toBe(claim.up);
      // A change that rounds to nothing points nowhere.
      if (figure?.change && figure.change.up !== null) expect(figure.change.up, key).toBe(claim.up);
      if (params["number"] !== undefined) expect(params["number"]).toBe(Math.abs(more));
      if (params["percent"] !== undefined)
        expect(params["percent"]).toBe(Math.abs(snapshot.changes[claim.figure] ?? 0));
      if (params["places"] !== undefined) expect(params["places"]).toBe(Math.abs(snapshot.changes.position ?? 0));
    }
  });
});

test("a change in the headline has a sentence of the same figure and direction", () => {
  check(({ headline, keys, rules, snapshot }) => {
    const [, subject, how] = /^headline\.(leads|visitors)(More|Fewer)/.exec(headline ?? "") ?? [];
    if (subject !== "leads" && subject !== "visitors") return;
    const none = snapshot.figures[figureOf[subject]] === 0;
    if (none) expect(keys[0]).toBe(subject === "leads" ? "noLeads" : "noVisitors");
    else expect(claims[keys[0] ?? "steady"]).toEqual({ figure: subject, up: how === "More" });
    const number = rules[0]?.params["number"];
    if (number !== undefined) expect(headline).toContain(`"difference":"${number.toLocaleString("en")}"`);
  });
});

test("every fall of a shown main figure has a sentence", () => {
  check(({ keys, shown, difference, snapshot }) => {
    for (const figure of ["leads", "visitors", "followers"] as const) {
      if (!shown(figure) || (difference(figure) ?? 0) >= 0) continue;
      const none = snapshot.figures[figureOf[figure]] === 0 && figure !== "followers";
      if (none) expect(keys).toContain(figure === "leads" ? "noLeads" : "noVisitors");
      else expect(keys.map((key) => claims[key])).toContainEqual({ figure, up: false });
    }
    if ((snapshot.changes.position ?? 0) > 0) {
      expect(keys.map((key) => claims[key])).toContainEqual({ figure: "position", up: true });
    }
  });
});

test("figures are called steady only if no change of any figure is shown", () => {
  check(({ keys, document, headline, snapshot }, { pairs }) => {
    if (!keys.includes("steady")) return;
    expect(headline ?? "").not.toMatch(/More|Fewer/);
    const { overview, comparison } = document;
    const changes = [...overview, ...(comparison?.rows.flatMap(({ earlier }) => earlier) ?? [])];
    for (const { change } of changes) expect(change?.up ?? null).toBeNull();
    const shown = numberFigures.filter((figure) => showsFigure(snapshot, figure) && figure !== "averagePosition");
    for (const figure of shown) {
      const { now: after, before } = pairs[figure] ?? {};
      if (after != null && before != null) expect(after).toBe(before);
    }
  });
});

test("a report has at most four sentences, each once, and says that it knows nothing only then", () => {
  check(({ keys, document, snapshot }) => {
    expect(keys.length).toBeLessThanOrEqual(4);
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
    const seed = `client ${index}`;
    const before = precedingPeriod("monthly", period);
    const pairs = Object.fromEntries(
      numberFigures.map((figure) => [
        figure,
        { now: sampleFigures(seed, "monthly", period)[figure], before: sampleFigures(seed, "monthly", before)[figure] },
      ]),
    ) as Given["pairs"];
    return freeze({ pairs, type: "monthly", sections: [...reportSections], filled: [], gap: false }).recommendations;
  });
  const said = sets.map((recommendations) => JSON.stringify(recommendations));
  expect(new Set(said).size).toBeGreaterThan(30);
  expect(said.join()).not.toContain("steady");
  const kinds = sets.map((rules) => rules.map((rule) => ("key" in rule ? rule.key : "")).join());
  const most = Math.max(...kinds.map((kind) => kinds.filter((other) => other === kind).length));
  expect(most).toBeLessThan(20);
});
