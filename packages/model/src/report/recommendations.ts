import {
  type FigureKey,
  type Figures,
  figureKind,
  type NumberFigure,
  numberFigures,
  onlyShown,
  smallDifference,
} from "../figures.ts";
import { percentChange } from "./changes.ts";
import { isCalledUsual, type Judgement, judgeChange, type NamedFestivals, type TellingChange } from "./judge-change.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import type { ReportType } from "./report-type.ts";
import { rounded } from "./rounding.ts";
import { namedRange, type Usual } from "./usual.ts";
import type { LeadsWhy, Why } from "./why/explain.ts";
import type { Happened, SearchPattern } from "./why/happened.ts";

/** A rule that applied, with what its sentence says. */
export type RuleRecommendation = {
  key: RecommendationKey;
  /** Numbers in the unit of their figure, changes and shares in percent. */
  params: Record<string, number>;
  /** Only where the change is one since the year before. */
  against?: "yearBefore";
  /** The festivals that may explain it; left out without any. */
  festivals?: NamedFestivals;
  /** Whether the sentence promises work of the agency. */
  promised?: true;
};

/** A rule's recommendation, or the staff's own sentence in the client's language. */
export type Recommendation = RuleRecommendation | { text: string };

export const recommendationKeys = [
  "noLeads",
  "leadsDown",
  "leadsUp",
  "leadsFromNone",
  "noVisitors",
  "trafficDown",
  "trafficUp",
  "trafficFromNone",
  "organicDown",
  "organicUp",
  "organicFromNone",
  "positionWorse",
  "positionBetter",
  "followersDown",
  "followersUp",
  "followersFromNone",
  "visitsFewer",
  "rateLower",
  "searchAnswered",
  "searchBehind",
  "searchFewer",
  "steady",
  "othersSteady",
  "first",
  "notCompared",
  "noData",
] as const;
export type RecommendationKey = (typeof recommendationKeys)[number];

/** The sentences after which there is nothing that the agency could do. */
const withoutPromise = ["first", "notCompared", "noData"] as const satisfies RecommendationKey[];
export type PromisingKey = Exclude<RecommendationKey, (typeof withoutPromise)[number]>;

export function isPromising(key: RecommendationKey): key is PromisingKey {
  return !withoutPromise.some((other) => other === key);
}

/** Maximum number of recommendations in one report. */
const maximumRecommendations = 5;

/** An earlier period with its figures, if they are counted as in the report. */
export type EarlierFigures = { period: Period; figures: Figures };

export type Advised = {
  type: ReportType;
  period: Period;
  figures: Figures;
  /** Earlier periods of the same kind, oldest first, possibly with gaps. */
  earlier: EarlierFigures[];
  /** Whether any earlier period has figures, however they are counted. */
  isLater: boolean;
  /** Whether the period before has figures that are counted differently. */
  recounted: boolean;
  /** How the report's changes add up, and what happened. */
  found: { why: readonly Why[]; happened: readonly Happened[] };
  /** The figures without a value that the client has. */
  missing: FigureKey[];
  /** Whether sentences promise work of the agency. */
  promises: boolean;
  /** Whether the report shows a figure. Of the others nothing is said. */
  shows: (figure: FigureKey) => boolean;
};

/**
 * The rules that apply, at most five: the figure of the headline, then what is worse, what follows from how the changes add up, and what
 * is better. A change within the client's usual range has no sentence.
 */
export function recommend(report: Advised): RuleRecommendation[] {
  const given: Advised = {
    ...report,
    figures: onlyShown(report.figures, report.shows),
    earlier: report.earlier.map(({ period, figures }) => ({ period, figures: onlyShown(figures, report.shows) })),
  };
  const known = numberFigures.some((figure) => given.figures[figure] !== null);
  if (!known) return [{ key: "noData", params: {} }];
  const found = [...aboutHeadline(given), ...falls(given), ...fromFindings(given), ...rises(given)];
  if (found.length === 0) found.push(...withoutNews(given));
  const said = found.slice(0, maximumRecommendations);
  return report.promises ? said.map((one) => (isPromising(one.key) ? { ...one, promised: true } : one)) : said;
}

function judge({ type, period, figures, earlier }: Advised, figure: NumberFigure): Judgement {
  const datedValue = (one: EarlierFigures) => ({ period: one.period, value: one.figures[figure] });
  return judgeChange(figure, type, datedValue({ period, figures }), earlier.map(datedValue));
}

/** The sentences about a figure: without any of it, when it falls, when it rises, and when it rises from nothing. */
type Sentences = {
  none?: RecommendationKey;
  down: RecommendationKey;
  up: RecommendationKey;
  fromNone?: RecommendationKey;
};

const sentenceKeys = {
  totalLeads: { none: "noLeads", down: "leadsDown", up: "leadsUp", fromNone: "leadsFromNone" },
  totalVisitors: { none: "noVisitors", down: "trafficDown", up: "trafficUp", fromNone: "trafficFromNone" },
  organicTraffic: { down: "organicDown", up: "organicUp", fromNone: "organicFromNone" },
  averagePosition: { down: "positionBetter", up: "positionWorse" },
  totalFollowers: { down: "followersDown", up: "followersUp", fromNone: "followersFromNone" },
} as const satisfies Partial<Record<NumberFigure, Sentences>>;
type Told = keyof typeof sentenceKeys;

/** The sentence about a figure; none while it is as usual. */
function about(given: Advised, figure: Told): RuleRecommendation[] {
  const value = given.figures[figure];
  if (value === null) return [];
  const { none, down, up, fromNone }: Sentences = sentenceKeys[figure];
  const { change, usual } = judge(given, figure);
  if (value === 0 && none) return [{ key: none, params: { ...namedUsual(figure, usual) }, ...changeFestivals(change) }];
  if (change === null) return [];
  const percent = percentChange(value, change.from);
  const key = change.up ? (percent === null ? fromNone : up) : down;
  if (key === undefined) return [];
  // The usual range says something of a figure that left it, and nothing of growth within it.
  const range = change.against === "before" ? namedUsual(figure, usual) : null;
  return [
    {
      key,
      params: {
        now: value,
        from: change.from,
        // A place has no percentage.
        ...(percent !== null && figure !== "averagePosition" && { percent }),
        ...(change.aYearBefore !== null && { aYearBefore: change.aYearBefore }),
        ...range,
      },
      ...(change.against === "yearBefore" && { against: change.against }),
      ...changeFestivals(change),
    },
  ];
}

/** The usual range in the figures of a report: whole numbers from 0, or places from 1 with one decimal. */
function namedUsual(figure: Told, usual: Usual | null): { low: number; high: number } | null {
  return (
    usual &&
    namedRange(usual, figureKind(figure) === "position" ? { least: 1, decimals: 1 } : { least: 0, decimals: 0 })
  );
}

function changeFestivals(change: TellingChange | null): Pick<RuleRecommendation, "festivals"> {
  return change?.festivals ? { festivals: change.festivals } : {};
}

/** By how many percent the visitors from searches may move differently before their rise is told beside that of all. */
const alike = 5;

/**
 * The visitors from searches, among all of them. Where all moved the same way, their sentence says what happened then, and what is
 * usual, and a rise that is as large says nothing new.
 */
function aboutSearches(given: Advised): RuleRecommendation[] {
  const { totalVisitors, organicTraffic } = given.figures;
  // Two sources may count more of these than of all, and then the report does not say how many of them came from a search.
  if (totalVisitors === null || (organicTraffic ?? 0) > totalVisitors) return [];
  const [all] = about(given, "totalVisitors");
  return about(given, "organicTraffic").flatMap((one) => {
    if (all === undefined || all.against !== one.against || isFall(all) !== isFall(one)) return [one];
    const { percent = 0 } = one.params;
    if (!isFall(one) && Math.abs(percent - (all.params["percent"] ?? 0)) < alike) return [];
    const { festivals: _named, ...rest } = one;
    const { low: _low, high: _high, aYearBefore: _then, ...params } = one.params;
    return [{ ...rest, params }];
  });
}

/** The figure of the headline: the leads, or else the visitors. */
function headlineFigure({ figures }: Advised): "totalLeads" | "totalVisitors" {
  return figures.totalLeads === null ? "totalVisitors" : "totalLeads";
}

function aboutHeadline(given: Advised): RuleRecommendation[] {
  return about(given, headlineFigure(given));
}

function aboutOthers(given: Advised): RuleRecommendation[] {
  const others = (Object.keys(sentenceKeys) as Told[]).filter((figure) => figure !== headlineFigure(given));
  return others.flatMap((figure) => (figure === "organicTraffic" ? aboutSearches(given) : about(given, figure)));
}

const fallKeys: ReadonlySet<RecommendationKey> = new Set<RecommendationKey>([
  "noLeads",
  "leadsDown",
  "noVisitors",
  "trafficDown",
  "organicDown",
  "positionWorse",
  "followersDown",
]);

function isFall({ key }: RuleRecommendation): boolean {
  return fallKeys.has(key);
}

function falls(given: Advised): RuleRecommendation[] {
  return aboutOthers(given).filter(isFall);
}

function rises(given: Advised): RuleRecommendation[] {
  return aboutOthers(given).filter((one) => !isFall(one));
}

/** By how many percent of all leads before a part of their change pulls them down before something follows from it. */
const tellingPart = 10;

const patternKeys = {
  answered: "searchAnswered",
  behind: "searchBehind",
  fewerSearches: "searchFewer",
} as const satisfies Record<SearchPattern, RecommendationKey>;

/**
 * What follows from how the changes add up, and from what the searches looked like. The report itself says the latter already, so that it is
 * only told again with work.
 */
function fromFindings({ found: { why, happened }, promises }: Advised): RuleRecommendation[] {
  const leads = why.find((one) => one.identity === "leads");
  const patterns = promises ? happened.filter((one) => one.kind === "pattern") : [];
  return [
    ...(leads ? lostPart(leads) : []),
    ...patterns.map(({ pattern }): RuleRecommendation => ({ key: patternKeys[pattern], params: {} })),
  ];
}

/** The part that pulls the leads down most, where it is more than chance. */
function lostPart({ before, now, parts }: LeadsWhy): RuleRecommendation[] {
  const lost = Math.min(parts.visits, parts.rate);
  if (-lost < Math.max(smallDifference("totalLeads"), (before.leads * tellingPart) / 100)) return [];
  if (lost === parts.visits) return [{ key: "visitsFewer", params: { now: now.sessions, from: before.sessions } }];
  const rate = ({ leads, sessions }: LeadsWhy["now"]) => rounded((leads * 100) / sessions, 1);
  // Rounded to the same, they would seem to contradict the sentence.
  return rate(now) < rate(before) ? [{ key: "rateLower", params: { now: rate(now), from: rate(before) } }] : [];
}

/**
 * For a report without a change to tell. Nothing is called steady, or the first, while a figure is missing that the client has, and
 * nothing is called steady that too few periods are known of. What the headline calls usual is not called so again.
 */
function withoutNews(given: Advised): RuleRecommendation[] {
  const { figures, earlier, type, period, isLater, recounted, missing, shows } = given;
  const { start } = precedingPeriod(type, period);
  const before = earlier.find((one) => one.period.start === start)?.figures;
  const isWhole = !missing.some(shows);
  const known = numberFigures.filter((figure) => figures[figure] !== null);
  if (!known.some((figure) => before?.[figure] != null)) {
    if (isLater) return [{ key: "notCompared", params: {} }];
    return isWhole ? [{ key: "first", params: {} }] : [];
  }
  const judged = known.map((figure) => judge(given, figure));
  const isSteady = judged.every(({ isUsual }) => isUsual) && judged.some(({ usual }) => usual !== null);
  if (!isSteady || !isWhole || recounted) return [];
  const headline = headlineFigure(given);
  const isSaid = isCalledUsual(judge(given, headline), figures[headline] ?? 0, before?.[headline] ?? null);
  if (isSaid && known.length === 1) return [];
  return [{ key: isSaid ? "othersSteady" : "steady", params: {} }];
}
