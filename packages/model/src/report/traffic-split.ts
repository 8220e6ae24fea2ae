import type { Figures } from "../figures.ts";

/** Where the visitors came from, in whole percent that sum to 100. */
export type TrafficSplit = { organic: number; social: number; direct: number; other: number };

type Parts = Pick<Figures, "organicTraffic" | "socialTraffic" | "directTraffic" | "otherTraffic">;

/** The split of the known parts by the largest remainder; null unless all four are known and one is above 0. */
export function trafficSplit(figures: Parts): TrafficSplit | null {
  const { organicTraffic: organic, socialTraffic: social, directTraffic: direct, otherTraffic: other } = figures;
  if (organic === null || social === null || direct === null || other === null) return null;
  const sum = organic + social + direct + other;
  if (sum === 0) return null;

  const split: TrafficSplit = { organic: 0, social: 0, direct: 0, other: 0 };
  const parts = Object.entries({ organic, social, direct, other }) as [keyof TrafficSplit, number][];
  for (const [key, part] of parts) split[key] = Math.floor((part * 100) / sum);
  const missing = 100 - (split.organic + split.social + split.direct + split.other);
  // The sort is stable: of equal remainders the first named gets the percent.
  const byRemainder = parts.toSorted(([, a], [, b]) => ((b * 100) % sum) - ((a * 100) % sum));
  for (const [key] of byRemainder.slice(0, missing)) split[key] += 1;
  return split;
}
