import type { Figures } from "../figures.ts";
import { type Changes, conversionRate } from "./changes.ts";
import { rounded } from "./rounding.ts";

/** A rule that applied, with its sentence's parameters. */
export type RuleRecommendation = { key: RecommendationKey; params: Record<string, number> };

/** A rule's recommendation, or the staff's own sentence in the client's language. */
export type Recommendation = RuleRecommendation | { text: string };

export const recommendationKeys = [
  "noLeads",
  "leadsDown",
  "leadsUp",
  "leadsFromNone",
  "trafficDown",
  "positionWorse",
  "conversionLow",
  "organicShareLow",
  "positionBehindFirstPage",
  "followersDown",
  "trafficUp",
  "trafficFromNone",
  "positionBetter",
  "steady",
  "first",
  "noData",
] as const;
export type RecommendationKey = (typeof recommendationKeys)[number];

/** Maximum number of recommendations in one report. */
const maximumRecommendations = 4;

/**
 * The agency's own thresholds. Figures are compared rounded, as the report shows them, so that no sentence
 * contradicts it.
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

/**
 * The rules that apply, in the order of `recommendationKeys`, at most four: leads, then what is worse, then what is better.
 * Params are rounded.
 * @param before the figures of the period before; null when they are unknown
 */
export function recommend(figures: Figures, changes: Changes, before: Figures | null = null): RuleRecommendation[] {
  const found = [
    ...aboutLeads(figures, changes, before),
    ...warnings(figures, changes),
    ...praise(figures, changes, before),
  ];
  if (hasNoData(figures)) found.push({ key: "noData", params: {} });
  // There is no sentence about followers who came after none, and such a report is neither steady nor the first.
  const followersFromNone = Boolean(figures.totalFollowers) && before?.totalFollowers === 0;
  if (found.length === 0 && !followersFromNone)
    found.push({ key: hasComparison(changes) || hasZeroBefore(figures, before) ? "steady" : "first", params: {} });
  return found.slice(0, maximumRecommendations);
}

function aboutLeads({ totalLeads }: Figures, { leads: change }: Changes, before: Figures | null): RuleRecommendation[] {
  if (totalLeads === 0) return [{ key: "noLeads", params: {} }];
  if (totalLeads !== null && before?.totalLeads === 0) return [{ key: "leadsFromNone", params: {} }];
  if (change === null) return [];
  if (change <= thresholds.leadsDown) return [{ key: "leadsDown", params: { percent: Math.abs(change) } }];
  return change >= thresholds.leadsUp ? [{ key: "leadsUp", params: { percent: change } }] : [];
}

function warnings(figures: Figures, changes: Changes): RuleRecommendation[] {
  const { totalLeads, averagePosition } = figures;
  const { visitors, position, followers } = changes;
  const conversion = conversionRate(figures);
  const organicShare = shareOfOrganic(figures);
  const place = averagePosition === null ? null : rounded(averagePosition, 1);
  const found: RuleRecommendation[] = [];

  if (visitors !== null && visitors <= thresholds.trafficDown) {
    found.push({ key: "trafficDown", params: { percent: Math.abs(visitors) } });
  }
  if (position !== null && position >= thresholds.positionWorse) {
    found.push({ key: "positionWorse", params: { places: position } });
  }
  // Having no leads has its own sentence.
  if (totalLeads !== 0 && conversion !== null && conversion < thresholds.conversion) {
    found.push({ key: "conversionLow", params: { percent: conversion } });
  }
  if (organicShare !== null && organicShare < thresholds.organicShare) {
    found.push({ key: "organicShareLow", params: { percent: organicShare } });
  }
  if (place !== null && place > thresholds.firstPage) {
    found.push({ key: "positionBehindFirstPage", params: { position: place } });
  }
  if (followers !== null && followers <= thresholds.followersDown) {
    found.push({ key: "followersDown", params: { percent: Math.abs(followers) } });
  }
  return found;
}

function praise(
  { totalVisitors }: Figures,
  { visitors, position }: Changes,
  before: Figures | null,
): RuleRecommendation[] {
  const found: RuleRecommendation[] = [];
  if (visitors !== null && visitors >= thresholds.trafficUp) {
    found.push({ key: "trafficUp", params: { percent: visitors } });
  }
  if (totalVisitors && before?.totalVisitors === 0) found.push({ key: "trafficFromNone", params: {} });
  if (position !== null && position <= thresholds.positionBetter) {
    found.push({ key: "positionBetter", params: { places: Math.abs(position) } });
  }
  return found;
}

/** Organic visitors as a whole percentage of all visitors. */
function shareOfOrganic({ organicTraffic, totalVisitors }: Figures): number | null {
  if (organicTraffic === null || totalVisitors === null || totalVisitors === 0) return null;
  return rounded((organicTraffic * 100) / totalVisitors, 0);
}

function hasComparison({ visitors, leads, position, followers }: Changes): boolean {
  return [visitors, leads, position, followers].some((change) => change !== null);
}

/** Nothing can be said in percent of a figure that was zero, but it was known. */
function hasZeroBefore(figures: Figures, before: Figures | null): boolean {
  return (["totalVisitors", "totalLeads", "totalFollowers"] as const).some(
    (figure) => figures[figure] !== null && before?.[figure] === 0,
  );
}

function hasNoData({ totalVisitors, averagePosition, totalLeads }: Figures): boolean {
  return totalVisitors === null && averagePosition === null && totalLeads === null;
}
