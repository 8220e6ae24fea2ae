import { axisTicks } from "./axis-ticks.ts";
import { formatCount, formatPair, joinItems, joinParts } from "./format.ts";
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
    const said = joinParts(
      counts.map(({ text }, index) => formatPair(ranges[index] ?? "", text, locale)),
      locale,
    );
    return {
      label: shortPeriodLabel(type, point, t, locale),
      year: yearOf(point),
      period,
      counts,
      spoken: formatPair(period, point.places ? said : t("noData"), locale),
    };
  });
  const sums = points.map(({ counts }) => counts.reduce((sum, { value }) => sum + (value ?? 0), 0));
  return {
    heading: t(`places.${type}`),
    ranges,
    ticks: axisTicks(Math.max(...sums)).map((value) => ({ value, text: formatCount(value, locale) })),
    points,
    inShort: t("history.inShort", { first: points[0]?.period ?? "", last: points.at(-1)?.period ?? "" }),
    summary: t("history.summary", {
      points: joinItems(
        points.map(({ spoken }) => spoken),
        locale,
      ),
    }),
    column: t("period"),
  };
}
