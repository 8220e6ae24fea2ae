import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import type { OriginNote } from "@agency/model/origin";
import { rounded } from "@agency/model/report/rounding";
import { keptKeywords, keptPages, type Keyword, type SearchedPage, searchKey } from "@agency/model/searches";
import { localDate } from "@agency/model/time-zone";
import { keepableRankings } from "@agency/model/top-rankings";
import type { ReportPeriod, SearchReading, SourceReading } from "../source.ts";
import { type Account, type GoogleAccess, type GoogleSource, readGoogle } from "./google-access.ts";
import { callGoogle, type Google } from "./google-fetch.ts";
import { readSearchDays } from "./search-days.ts";

/** Search Console counts its days in it, whatever the site: https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
const pacific = "America/Los_Angeles";

/** https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
const rowsAPage = 25_000;
/** Google gives 50,000 rows at most: https://developers.google.com/webmaster-tools/v1/how-tos/all-your-data */
const mostPages = 2;

/** Days after which a period is final without asking. Data come after 2 to 3 days, and seldom later. */
const surelyFinal = 10;

const shownRankings = 5;
/** The lowest position of a "top 3" place. */
const topPosition = 3;

type SearchOptions = {
  /** The client's own list; null for the queries with the most clicks. */
  keywords: string[] | null;
  /** Where people search, for keywords: ISO 3166-1 alpha-3 in small letters, such as `mys`. Null for everywhere. */
  country: string | null;
};

/**
 * Reads a site's searches of one period, in 3 calls, or 4 while Google may still add to the period.
 * @param site as Search Console names it: `https://example.com/` or `sc-domain:example.com`
 * @throws GoogleError
 */
export async function readSearch(
  access: GoogleAccess,
  site: string,
  reported: ReportPeriod,
  { keywords, country }: SearchOptions = { keywords: null, country: null },
): Promise<SearchReading> {
  const { start, end } = reported.period;
  const now = access.google.now();
  const range = { startDate: start, endDate: end };
  const only =
    country === null ? {} : { dimensionFilterGroups: [{ filters: [{ dimension: "country", expression: country }] }] };
  // Rows are the top ones only, so that a total comes from a call without dimensions.
  const [[first], queries, pages, isFinal] = await Promise.all([
    query(access, site, range),
    queryAll(access, site, { ...range, ...only, dimensions: ["query"] }),
    query(access, site, { ...range, dimensions: ["page"], rowLimit: keptPages }),
    hasFinalData(access, site, end),
  ]);
  // Nobody saw the site, or Google has nothing yet: the answer does not tell which.
  const total = first?.impressions ? first : null;
  const notes = readNotes(end, isFinal, now);
  const found = keywords === null ? queries.slice(0, keptKeywords).map(toKeyword) : tracked(keywords, queries);
  const of = (call: string) => ({ detail: `searchconsole ${site} searchAnalytics ${start}..${end} ${call}`, notes });
  const byQuery = of(country === null ? "by query" : `by query in ${country}`);
  return {
    ...reported,
    readAt: now,
    timeZone: pacific,
    final: isFinal,
    empty: total === null,
    figures: total
      ? {
          averagePosition: { value: rounded(total.position ?? 0, 1), ...of("position"), measure: "all_searches" },
          searchClicks: { value: total.clicks ?? 0, ...of("clicks") },
          searchImpressions: { value: total.impressions ?? 0, ...of("impressions") },
          keywordsTracked: { value: keywords === null ? queries.length : keywords.length, ...byQuery },
          topRankings: { value: topRankings(found), ...byQuery },
        }
      : {},
    searches: {
      keywords: found,
      pages: pages.map(toPage),
      scope: { list: keywords === null ? "top" : "own", country },
    },
  };
}

type Request = search.Schema$SearchAnalyticsQueryRequest;
type Row = search.Schema$ApiDataRow;

async function query(access: GoogleAccess, site: string, request: Request): Promise<Row[]> {
  const address = `https://searchconsole.googleapis.com/webmasters/v3/sites/${encodeURIComponent(site)}/searchAnalytics/query`;
  const { rows } = await readGoogle<search.Schema$SearchAnalyticsQueryResponse>(access, {
    api: "search_console",
    account: site,
    address,
    body: { dataState: "final", ...request } satisfies Request,
  });
  return rows ?? [];
}

async function queryAll(access: GoogleAccess, site: string, request: Request): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const more = await query(access, site, { ...request, rowLimit: rowsAPage, startRow: page * rowsAPage });
    rows.push(...more);
    if (more.length < rowsAPage) break;
  }
  return rows;
}

/** Whether the final data reach the period's last day. Google says so only by the days that it lists. */
async function hasFinalData(access: GoogleAccess, site: string, end: string): Promise<boolean> {
  const today = localDate(access.google.now(), pacific);
  const age = today.since(end).days;
  if (age <= 0) return false;
  if (age > surelyFinal) return true;
  const days = await query(access, site, { startDate: end, endDate: today.toString(), dimensions: ["date"] });
  return days.length > 0;
}

function readNotes(end: string, isFinal: boolean, now: Date): OriginNote[] {
  if (end >= localDate(now, pacific).toString()) return ["partial"];
  return isFinal ? [] : ["not_final"];
}

/** The client's keywords, in their order. One that Google does not name was searched too seldom, or not at all. */
function tracked(keywords: string[], rows: Row[]): Keyword[] {
  const found = new Map(rows.map((row) => [searchKey(row.keys?.[0] ?? ""), toKeyword(row)]));
  return keywords.map((keyword) => {
    const unknown: Keyword = { query: keyword, clicks: null, impressions: null, position: null };
    return { ...(found.get(searchKey(keyword)) ?? unknown), query: keyword };
  });
}

function toKeyword({ keys, clicks, impressions, position }: Row): Keyword {
  return {
    query: keys?.[0] ?? "",
    clicks: clicks ?? 0,
    impressions: impressions ?? 0,
    position: position == null ? null : rounded(position, 1),
  };
}

function toPage({ keys, clicks, impressions, position }: Row): SearchedPage {
  return {
    page: keys?.[0] ?? "",
    clicks: clicks ?? 0,
    impressions: impressions ?? 0,
    position: rounded(position ?? 0, 1),
  };
}

function topRankings(keywords: Keyword[]): string[] {
  const top = keywords
    .filter(({ position }) => position !== null && position <= topPosition)
    .toSorted((a, b) => (b.clicks ?? 0) - (a.clicks ?? 0));
  return keepableRankings(top.map((keyword) => keyword.query)).slice(0, shownRankings);
}

/**
 * All sites that the token's account may read, by address. A site that nobody verified gives no data and is left out.
 * https://developers.google.com/webmaster-tools/v1/sites/list
 */
async function listSites(google: Google, accessToken: string): Promise<Account[]> {
  const address = "https://searchconsole.googleapis.com/webmasters/v3/sites";
  const { siteEntry = [] } = await callGoogle<search.Schema$SitesListResponse>(google, accessToken, address);
  return siteEntry
    .filter(({ siteUrl, permissionLevel }) => siteUrl && permissionLevel !== "siteUnverifiedUser")
    .map(({ siteUrl }) => ({ id: siteUrl ?? "", name: siteName(siteUrl ?? ""), group: "" }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** A site as people write it: a domain property is named `sc-domain:kedai.example` at Google. */
export function siteName(url: string): string {
  return url.replace(/^sc-domain:/, "");
}

export const searchConsole: GoogleSource = {
  list: listSites,
  look: async (google, accessToken, url) => {
    const site = (await listSites(google, accessToken)).find(({ id }) => id === url);
    return site ? { name: site.name, timeZone: pacific, addresses: [site.name] } : null;
  },
  read: async (access, { accountId, tracking }, periods) => {
    const { keywords = [], country = null } = tracking ?? {};
    const options = { keywords: keywords.length > 0 ? keywords : null, country };
    const readings: SourceReading[] = [];
    for (const period of periods) readings.push(await readSearch(access, accountId, period, options));
    return readings;
  },
  readDays: (access, { accountId }, first) => readSearchDays(access, { site: accountId, zone: pacific }, first),
  together: false,
  scope: "https://www.googleapis.com/auth/webmasters.readonly",
  // Of 1,200: https://developers.google.com/webmaster-tools/limits
  callsAMinute: 1000,
};
