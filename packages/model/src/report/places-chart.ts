import { axisTicks } from "./axis-ticks.ts";
import { formatCount } from "./format.ts";
import { withoutGaps } from "./history-chart.ts";
import { periodHeading, shortPeriodLabel, yearOf } from "./period-label.ts";
import type { PlacesChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { placeRanges } from "./search-results.ts";
import type { Snapshot } from "./snapshot.ts";

/** How many searches ranked where in this period and earlier ones; null with fewer than two known periods. */
export function presentPlaces({ type, places }: Snapshot, t: ReportText, locale: string): PlacesChart | null {
  if (places.length < 2) return null;
  const ranges = placeRanges.map((range) => t(`searches.places.${range}`));
  const points = withoutGaps(type, places, (period) => ({ ...period, places: null })).map((point) => {
    const counts = placeRanges.map((range) => {
      const value = point.places && point.places[range];
      return { value, text: value === null ? t("noData") : formatCount(value, locale) };
    });
    const period = periodHeading(type, point, t, locale);
    const said = counts.map(({ text }, index) => `${ranges[index]}: ${text}`).join(", ");
    return {
      label: shortPeriodLabel(type, point, t, locale),
      year: yearOf(point),
      period,
      counts,
      spoken: `${period}: ${point.places ? said : t("noData")}`,
    };
  });
  const sums = points.map(({ counts }) => counts.reduce((sum, { value }) => sum + (value ?? 0), 0));
  return {
    heading: t(`places.${type}`),
    ranges,
    ticks: axisTicks(Math.max(...sums)).map((value) => ({ value, text: formatCount(value, locale) })),
    points,
    summary: t("history.summary", { points: points.map(({ spoken }) => spoken).join("; ") }),
    column: t("period"),
  };
}
