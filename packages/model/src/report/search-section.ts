import { axisTicks } from "./axis-ticks.ts";
import { placesIndicator } from "./figure.ts";
import { formatCount, formatOneDecimal, formatPair, joinParts, joinItems } from "./format.ts";
import { withoutGaps } from "./history-chart.ts";
import { periodHeading, periodSpan, shortPeriodLabel, periodYear } from "./period-label.ts";
import type { Indicator, ReportDocument, PlacesChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { rounded } from "./rounding.ts";
import { placeRange, placeRanges, type SearchRow } from "./search-results.ts";
import type { Snapshot } from "./snapshot.ts";

/** The searches that found the client, with their change, where they rank, and the pages that they found. */
export function presentSearches(
  snapshot: Snapshot,
  t: ReportText,
  locale: string,
): Pick<NonNullable<ReportDocument["seo"]>, "searches" | "places" | "pages"> {
  const { searches } = snapshot;
  if (!searches) return { searches: null, places: null, pages: null };
  const { rows, lost, places, placesBefore, pages } = searches;
  const count = (value: number | null) => (value === null ? t("searches.unknown") : formatCount(value, locale));
  const row = ({ query, position, before, isNew, clicks, impressions }: SearchRow) => ({
    search: query,
    position: position === null ? t("searches.unknown") : formatOneDecimal(position, locale),
    change: positionChange(position, before, t, locale),
    badges: [
      ...(position !== null && placeRange(position) === "top3" ? [t("searches.places.top3")] : []),
      ...(isNew ? [t("searches.new")] : []),
    ],
    clicks: count(clicks),
    impressions: count(impressions),
  });
  const columns = {
    search: t("searches.search"),
    position: t("searches.position"),
    change: t("searches.change"),
    clicks: t("searches.clicks"),
    impressions: t("searches.impressions"),
  };
  return {
    searches:
      rows.length === 0
        ? null
        : {
            heading: t("searches.heading"),
            columns,
            rows: rows.map(row),
            lost: lost.length === 0 ? null : t("searches.lost", { searches: joinParts(lost, locale) }),
            places: placeRanges.map((range) => {
              const label = t(`searches.places.${range}`);
              const text = count(places[range]);
              return {
                label,
                count: places[range],
                text,
                line: formatPair(label, text, locale),
                before: placesBefore && t("searches.before", { number: count(placesBefore[range]) }),
              };
            }),
          },
    places: rows.length === 0 ? null : presentPlaces(snapshot, t, locale),
    pages:
      pages.length === 0
        ? null
        : {
            heading: t("searches.pages"),
            columns: { page: t("searches.page"), clicks: columns.clicks, impressions: columns.impressions },
            rows: pages.map(({ page, clicks, impressions }) => ({
              page: shortAddress(page),
              clicks: count(clicks),
              impressions: count(impressions),
            })),
          },
  };
}

/** The change of a position; null when it is unknown or none. */
function positionChange(
  position: number | null,
  before: number | null,
  t: ReportText,
  locale: string,
): Indicator | null {
  const places = position === null || before === null ? 0 : rounded(position - before, 1);
  return places === 0 ? null : placesIndicator(places, t, locale);
}

/** An address without its scheme; that of the front page is the bare host. */
export function shortAddress(address: string): string {
  const bare = address.replace(/^https?:\/\//, "");
  return bare.endsWith("/") ? bare.slice(0, -1) : bare;
}

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
      year: periodYear(point),
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
    inShort: t("history.inShort", periodSpan(type, places, t, locale)),
    summary: t("history.summary", {
      points: joinItems(
        points.map(({ spoken }) => spoken),
        locale,
      ),
    }),
    column: t("period"),
  };
}
