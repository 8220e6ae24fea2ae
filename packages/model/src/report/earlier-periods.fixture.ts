import { type Period, precedingPeriod } from "./periods.ts";
import type { ReportType } from "./report-type.ts";
import type { PlacesPoint } from "./search-results.ts";
import type { HistoryPoint } from "./snapshot.ts";

/** Where searches ranked, the newest period first; null for one that is unknown. */
export function makePlaces(type: ReportType, newest: Period, ranges: (number[] | null)[]): PlacesPoint[] {
  let period = newest;
  const points = ranges.flatMap((counts, index): PlacesPoint[] => {
    if (index > 0) period = precedingPeriod(type, period);
    const [top3 = 0, top10 = 0, top20 = 0, beyond = 0] = counts ?? [];
    return counts ? [{ ...period, places: { top3, top10, top20, beyond } }] : [];
  });
  return points.toReversed();
}

/** A number of periods up to a given one. `missing` counts back from the newest, which is 0. */
export function makeHistory(type: ReportType, newest: Period, count: number, missing: number[] = []): HistoryPoint[] {
  const points: HistoryPoint[] = [];
  let period = newest;
  for (let index = 0; index < count; index++) {
    const totalVisitors = 12_480 - 731 * index;
    const known = { totalVisitors, organicTraffic: Math.round(totalVisitors / 3), totalLeads: 164 - 3 * index };
    if (!missing.includes(index)) points.push({ ...period, ...known });
    period = precedingPeriod(type, period);
  }
  return points.toReversed();
}
