/** A rule that applied, with what its sentence needs. */
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
  "noData",
] as const;
export type RecommendationKey = (typeof recommendationKeys)[number];
