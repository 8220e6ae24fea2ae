import type { Figures } from "../figures.ts";

/** The traffic sources in a report. */
export const trafficSources = ["organic", "social", "direct", "other"] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** The share of each source, in whole percent that sum to 100. */
export type TrafficSplit = Record<TrafficSource, number>;

/** A split with only some sources known; `rest` is the remainder of all visitors. */
export type PartialSplit = Partial<TrafficSplit> & { rest: number };

/** The split of every sample (section 2 of the specification). */
export const typicalSplit: TrafficSplit = { organic: 65, social: 20, direct: 10, other: 5 };

type Parts = Pick<Figures, "organicTraffic" | "socialTraffic" | "directTraffic" | "otherTraffic">;

/** The split of the known parts; null unless all four are known and one is above 0. */
export function trafficSplit(figures: Parts): TrafficSplit | null {
  const { organic, social, direct, other } = trafficParts(figures);
  if (organic === null || social === null || direct === null || other === null) return null;
  const whole = organic + social + direct + other;
  return whole === 0 ? null : inPercent({ organic, social, direct, other }, whole);
}

/** The known shares of all visitors, and the rest; null when no share is known, or two sources counted more than all visitors. */
export function partialSplit(figures: Parts & Pick<Figures, "totalVisitors">): PartialSplit | null {
  const { totalVisitors } = figures;
  const known = Object.entries(trafficParts(figures)).filter(
    (entry): entry is [TrafficSource, number] => entry[1] !== null,
  );
  if (totalVisitors === null || totalVisitors === 0 || known.length === 0) return null;
  const sum = known.reduce((total, [, part]) => total + part, 0);
  if (sum > totalVisitors) return null;
  const parts: Partial<TrafficSplit> = Object.fromEntries(known);
  return inPercent({ ...parts, rest: totalVisitors - sum }, totalVisitors);
}

function trafficParts({ organicTraffic, socialTraffic, directTraffic, otherTraffic }: Parts) {
  return { organic: organicTraffic, social: socialTraffic, direct: directTraffic, other: otherTraffic };
}

/** Whole percentages by the largest remainder method. */
function inPercent<T extends Record<string, number>>(parts: T, whole: number): T {
  const entries = Object.entries(parts);
  const percent = Object.fromEntries(entries.map(([key, part]) => [key, Math.floor((part * 100) / whole)]));
  const missing = 100 - Object.values(percent).reduce((sum, share) => sum + share, 0);
  // The sort is stable: of equal remainders, the first key gets the percent.
  const byRemainder = entries.toSorted(([, a], [, b]) => ((b * 100) % whole) - ((a * 100) % whole));
  for (const [key] of byRemainder.slice(0, missing)) percent[key] = (percent[key] ?? 0) + 1;
  return percent as T;
}
