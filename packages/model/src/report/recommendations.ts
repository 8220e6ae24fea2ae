import { type FigureKey, type Figures, numberFigures } from "../figures.ts";
import { type Changes, conversionRate } from "./changes.ts";
import { rounded } from "./rounding.ts";

/** A rule that applied, with its sentence's parameters. */
export type RuleRecommendation = { key: RecommendationKey; params: Record<string, number> };

/** A rule's recommendation, or the staff's own sentence in the client's language. */
export type Recommendation = RuleRecommendation | { text: string };

export const recommendationKeys = [
  "noLeads",
  "leadsDown",
  "leadsFewer",
  "leadsFewerOfMore",
  "leadsUp",
  "leadsMore",
  "leadsMoreOfFewer",
  "leadsFromNone",
  "noVisitors",
  "trafficDown",
  "trafficFewer",
  "positionWorse",
  "positionSlipped",
  "followersDown",
  "followersFewer",
  "conversionLow",
  "conversionNone",
  "organicShareLow",
  "organicShareNone",
  "positionBehindFirstPage",
  "trafficUp",
  "trafficFromNone",
  "positionBetter",
  "trafficMore",
  "positionGained",
  "followersMore",
  "steady",
  "first",
  "notCompared",
  "noData",
] as const;
export type RecommendationKey = (typeof recommendationKeys)[number];

/** Maximum number of recommendations in one report. */
const maximumRecommendations = 4;

/** Small rises fill a report up to this number. */
const enoughRecommendations = 2;

/**
 * The agency's own thresholds. Figures are compared rounded, as the report shows them, so that no sentence
 * contradicts it. Each change has a sentence below its threshold as well.
 */
const thresholds = {
  /** Leads are down at or below this change, in percent. */
  leadsDown: -10,
  /** Leads are up at or above this change, in percent. */
  leadsUp: 10,
  /** Traffic is down at or below this change of visitors, in percent. */
  trafficDown: -10,
  /** Traffic is up at or above this change of visitors, in percent. */
  trafficUp: 10,
  /** The position is worse when it loses at least this many places. */
  positionWorse: 2,
  /** The position is better at or below this change, in places. */
  positionBetter: -1,
  /** Conversion is low below this rate of leads per session, in percent. */
  conversion: 1,
  /** The organic share is low below this share of all visitors, in percent. */
  organicShare: 40,
  /** The last place on the first page of results. */
  firstPage: 10,
  /** Followers are down at or below this change, in percent. */
  followersDown: -2,
} as const;

export type Advised = {
  figures: Figures;
  /** Figures of the period before that are counted as in this one; null when there are none. */
  before: Figures | null;
  changes: Changes;
  /** Whether any earlier period has figures. */
  earlier: boolean;
  /** Whether the period before has figures that are counted differently. */
  recounted?: boolean;
  /** Whether the report shows a figure. Of the others nothing is said. */
  shows: (figure: FigureKey) => boolean;
};

/**
 * The rules that apply, at most four: the figure of the headline, then what is worse, then what is better. Every fall of leads, visitors,
 * position or followers has a sentence. Params are rounded.
 */
export function recommend(report: Advised): RuleRecommendation[] {
  const { before } = report;
  const given: Given = {
    changes: report.changes,
    figures: shown(report.figures, report.shows),
    before: before && shown(before, report.shows),
  };
  const found = [...aboutHeadline(given), ...falls(given), ...warnings(given), ...rises(given)];
  for (const small of smallRises(given)) if (found.length < enoughRecommendations) found.push(small);
  const known = numberFigures.some((figure) => given.figures[figure] !== null);
  if (!known) return [{ key: "noData", params: {} }];
  if (found.length === 0) found.push(...withoutNews(given, report));
  return found.slice(0, maximumRecommendations);
}

type Given = Pick<Advised, "figures" | "before" | "changes">;

function shown(figures: Figures, shows: Advised["shows"]): Figures {
  const hidden = numberFigures.filter((figure) => !shows(figure));
  return { ...figures, ...Object.fromEntries(hidden.map((figure) => [figure, null])) };
}

const compared = { visitors: "totalVisitors", leads: "totalLeads", followers: "totalFollowers" } as const;

/** By how many a figure changed; null where the report compares nothing. A change from zero has no percentage. */
function difference({ figures, before, changes }: Given, change: keyof typeof compared): number | null {
  const [now, then] = [figures[compared[change]], before?.[compared[change]] ?? null];
  if (now === null || then === null) return null;
  return changes[change] === null && then !== 0 ? null : now - then;
}

/** The sentences about the figure of the headline, the leads or else the visitors. */
function aboutHeadline(given: Given): RuleRecommendation[] {
  return given.figures.totalLeads === null ? aboutVisitors(given) : aboutLeads(given);
}

function aboutLeads(given: Given): RuleRecommendation[] {
  const { totalLeads } = given.figures;
  const { leads: percent } = given.changes;
  const more = difference(given, "leads");
  if (totalLeads === 0) return [{ key: "noLeads", params: {} }];
  if (!more) return [];
  if (percent === null) return [{ key: "leadsFromNone", params: {} }];
  if (percent <= thresholds.leadsDown) return [{ key: "leadsDown", params: { percent: Math.abs(percent) } }];
  if (percent >= thresholds.leadsUp) return [{ key: "leadsUp", params: { percent } }];
  const visitors = difference(given, "visitors") ?? 0;
  const params = { number: Math.abs(more) };
  if (more < 0) return [{ key: visitors > 0 ? "leadsFewerOfMore" : "leadsFewer", params }];
  return [{ key: visitors < 0 ? "leadsMoreOfFewer" : "leadsMore", params }];
}

function aboutVisitors(given: Given): RuleRecommendation[] {
  const { totalVisitors } = given.figures;
  const { visitors: percent } = given.changes;
  const more = difference(given, "visitors");
  if (totalVisitors === 0) return [{ key: "noVisitors", params: {} }];
  if (!more) return [];
  if (percent === null) return [{ key: "trafficFromNone", params: {} }];
  if (percent <= thresholds.trafficDown) return [{ key: "trafficDown", params: { percent: Math.abs(percent) } }];
  if (percent >= thresholds.trafficUp) return [{ key: "trafficUp", params: { percent } }];
  return [{ key: more < 0 ? "trafficFewer" : "trafficMore", params: { number: Math.abs(more) } }];
}

function aboutPosition({ figures, changes: { position: places } }: Given): RuleRecommendation[] {
  if (figures.averagePosition === null || places === null || places === 0) return [];
  const params = { places: Math.abs(places) };
  if (places > 0) return [{ key: places >= thresholds.positionWorse ? "positionWorse" : "positionSlipped", params }];
  return [{ key: places <= thresholds.positionBetter ? "positionBetter" : "positionGained", params }];
}

function aboutFollowers(given: Given): RuleRecommendation[] {
  const { followers: percent } = given.changes;
  const more = difference(given, "followers");
  if (!more) return [];
  if (percent !== null && percent <= thresholds.followersDown) {
    return [{ key: "followersDown", params: { percent: Math.abs(percent) } }];
  }
  return [{ key: more < 0 ? "followersFewer" : "followersMore", params: { number: Math.abs(more) } }];
}

/** The visitors, unless the headline is about them. */
function aboutOtherVisitors(given: Given): RuleRecommendation[] {
  return given.figures.totalLeads === null ? [] : aboutVisitors(given);
}

function falls(given: Given): RuleRecommendation[] {
  const all = [...aboutOtherVisitors(given), ...aboutPosition(given), ...aboutFollowers(given)];
  return all.filter(({ key }) => fallKeys.has(key));
}

const fallKeys: ReadonlySet<RecommendationKey> = new Set<RecommendationKey>([
  "noVisitors",
  "trafficDown",
  "trafficFewer",
  "positionWorse",
  "positionSlipped",
  "followersDown",
  "followersFewer",
]);

function warnings({ figures }: Given): RuleRecommendation[] {
  const { totalLeads, averagePosition } = figures;
  const conversion = conversionRate(figures);
  const organicShare = shareOfOrganic(figures);
  const place = averagePosition === null ? null : rounded(averagePosition, 1);
  const found: RuleRecommendation[] = [];

  // Having no leads has its own sentence.
  if (totalLeads !== 0 && conversion === 0) found.push({ key: "conversionNone", params: {} });
  else if (totalLeads !== 0 && conversion !== null && conversion < thresholds.conversion) {
    found.push({ key: "conversionLow", params: { percent: conversion } });
  }
  if (organicShare === 0) found.push({ key: "organicShareNone", params: {} });
  else if (organicShare !== null && organicShare < thresholds.organicShare) {
    found.push({ key: "organicShareLow", params: { percent: organicShare } });
  }
  if (place !== null && place > thresholds.firstPage) {
    found.push({ key: "positionBehindFirstPage", params: { position: place } });
  }
  return found;
}

function rises(given: Given): RuleRecommendation[] {
  const large = ["trafficUp", "trafficFromNone", "positionBetter"];
  return [...aboutOtherVisitors(given), ...aboutPosition(given)].filter(({ key }) => large.includes(key));
}

function smallRises(given: Given): RuleRecommendation[] {
  const small = ["trafficMore", "positionGained", "followersMore"];
  const all = [...aboutOtherVisitors(given), ...aboutPosition(given), ...aboutFollowers(given)];
  return all.filter(({ key }) => small.includes(key));
}

/** Organic visitors as a whole percentage of all visitors. */
function shareOfOrganic({ organicTraffic, totalVisitors }: Figures): number | null {
  if (organicTraffic === null || totalVisitors === null || totalVisitors === 0) return null;
  return rounded((organicTraffic * 100) / totalVisitors, 0);
}

/**
 * For a report that is neither better nor worse. Nothing while a figure without a sentence of its own changed, or cannot be
 * compared.
 */
function withoutNews(given: Given, { earlier, recounted = false }: Advised): RuleRecommendation[] {
  const { figures, before, changes } = given;
  const both = numberFigures.filter((figure) => figures[figure] !== null && before?.[figure] != null);
  const comparable = both.some((figure) => isCompared(given, figure));
  if (!comparable) return [{ key: earlier ? "notCompared" : "first", params: {} }];
  const same = both.every((figure) =>
    figure === "averagePosition" ? changes.position === 0 : figures[figure] === before?.[figure],
  );
  return same && !recounted ? [{ key: "steady", params: {} }] : [];
}

/** Whether a figure that both periods have is compared. Figures that were counted differently are not. */
function isCompared(given: Given, figure: FigureKey): boolean {
  if (figure === "averagePosition") return given.changes.position !== null;
  const change = (["visitors", "leads", "followers"] as const).find((one) => compared[one] === figure);
  return change === undefined || difference(given, change) !== null;
}
