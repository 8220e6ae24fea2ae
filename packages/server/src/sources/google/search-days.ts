import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import { Temporal } from "temporal-polyfill";
import type { DailyCounts } from "@agency/model/alerts/judge-days";
import { localDate } from "@agency/model/time-zone";
import { type GoogleAccess, readGoogle } from "./google-access.ts";
import { firstIncompleteDay } from "./search-metadata.ts";

/** Final data come after two to three days: https://support.google.com/webmasters/answer/7576553 */
const finalAfterDays = 3;

/** More than the days of 13 months. */
const mostDays = 1000;

/**
 * Reads what a site counted on each day, in one call. Asked for all data, Google names the first day that it still counts, so that a day
 * without searches is not taken for one that is late.
 * @param site as Search Console names it
 * @param zone of its days
 * @param first the first day
 * @throws GoogleError
 */
export async function readSearchDays(
  access: GoogleAccess,
  { site, zone }: { site: string; zone: string },
  first: string,
): Promise<DailyCounts> {
  const today = localDate(access.google.now(), zone);
  const answer = await readGoogle<search.Schema$SearchAnalyticsQueryResponse>(access, {
    api: "search_console",
    account: site,
    address: `https://searchconsole.googleapis.com/webmasters/v3/sites/${encodeURIComponent(site)}/searchAnalytics/query`,
    body: {
      startDate: first,
      endDate: today.toString(),
      dimensions: ["date"],
      dataState: "all",
      rowLimit: mostDays,
    } satisfies search.Schema$SearchAnalyticsQueryRequest,
  });
  const settled = today.subtract({ days: finalAfterDays }).toString();
  const incomplete = firstIncompleteDay(answer);
  const complete = incomplete && Temporal.PlainDate.from(incomplete).subtract({ days: 1 }).toString();
  const rows = answer.rows ?? [];
  const counts = (value: (row: search.Schema$ApiDataRow) => number | null | undefined) =>
    new Map(rows.map((row) => [row.keys?.[0] ?? "", value(row) ?? 0]));
  return {
    days: { start: first, end: complete !== null && complete < settled ? complete : settled },
    counts: {
      searchImpressions: counts(({ impressions }) => impressions),
      searchClicks: counts(({ clicks }) => clicks),
    },
    isPartial: false,
  };
}
