import { placesIndicator } from "./figure.ts";
import { formatCount, formatOneDecimal, formatPair, joinParts } from "./format.ts";
import { presentPlaces } from "./places-chart.ts";
import type { Indicator, ReportDocument } from "./report-document.ts";
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
    change: changeOf(position, before, t, locale),
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
function changeOf(position: number | null, before: number | null, t: ReportText, locale: string): Indicator | null {
  const places = position === null || before === null ? 0 : rounded(position - before, 1);
  return places === 0 ? null : placesIndicator(places, t, locale);
}

/** An address without its scheme; that of the front page is the bare host. */
function shortAddress(address: string): string {
  const bare = address.replace(/^https?:\/\//, "");
  return bare.endsWith("/") ? bare.slice(0, -1) : bare;
}
