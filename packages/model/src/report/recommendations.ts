import type { Figures } from "../figures.ts";
import { type Changes, conversionRate } from "./changes.ts";
import { rounded } from "./rounding.ts";

/** A rule that applied, with its sentence's parameters. */
export type Recommendation = { key: RecommendationKey; params: Record<string, number> };

export const recommendationKeys = [
  "noLeads",
  "trafficDown",
  "positionWorse",
  "conversionLow",
  "organicShareLow",
  "positionBehindFirstPage",
  "followersDown",
  "trafficUp",
  "positionBetter",
  "steady",
  "first",
  "noData",
] as const;
export type RecommendationKey = (typeof recommendationKeys)[number];

/** Raised with every change of a rule or threshold below; stored with each report. */
export const ruleVersion = 1;

/** Maximum number of recommendations in one report. */
const maximumRecommendations = 4;

/**
 * The agency's own thresholds. Figures are compared rounded, as the report shows them, so that no sentence
 * contradicts it.
 */
const thresholds = {
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
 * The rules that apply, worst first in the order of `recommendationKeys`, at most four. Params are rounded and above
 * 0.
 */
export function recommend(figures: Figures, changes: Changes): Recommendation[] {
  const found = [...warnings(figures, changes), ...praise(changes)];
  if (hasNoData(figures)) found.push({ key: "noData", params: {} });
  if (found.length === 0) found.push({ key: hasComparison(changes) ? "steady" : "first", params: {} });
  return found.slice(0, maximumRecommendations);
}

function warnings(figures: Figures, changes: Changes): Recommendation[] {
  const { totalLeads, averagePosition } = figures;
  const { visitors, position, followers } = changes;
  const conversion = conversionRate(figures);
  const organicShare = shareOfOrganic(figures);
  const place = averagePosition === null ? null : rounded(averagePosition, 1);
  const found: Recommendation[] = [];

  if (totalLeads === 0) found.push({ key: "noLeads", params: {} });
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

function praise({ visitors, position }: Changes): Recommendation[] {
  const found: Recommendation[] = [];
  if (visitors !== null && visitors >= thresholds.trafficUp) {
    found.push({ key: "trafficUp", params: { percent: visitors } });
  }
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

function hasComparison({ visitors, position, followers }: Changes): boolean {
  return visitors !== null || position !== null || followers !== null;
}

function hasNoData({ totalVisitors, averagePosition, totalLeads }: Figures): boolean {
  return totalVisitors === null && averagePosition === null && totalLeads === null;
}
