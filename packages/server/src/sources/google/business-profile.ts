import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { timeZone as agencyZone } from "@agency/content/settings";
import type { OriginNote } from "@agency/model/origin";
import { type ProfileSearch, topProfileSearches } from "@agency/model/profile-searches";
import type { Period } from "@agency/model/report/periods";
import { localDate } from "@agency/model/time-zone";
import { businessProfileScope } from "../connection.ts";
import type { ReportPeriod, SourceFigure, SourceReading } from "../source.ts";
import { type Account, type GoogleAccess, type GoogleSource, readGoogle } from "./google-access.ts";
import { callGoogle, type Google, readPages } from "./google-fetch.ts";

/** https://developers.google.com/my-business/reference/performance/rest/v1/DailyMetric */
const metrics = {
  calls: "CALL_CLICKS",
  directions: "BUSINESS_DIRECTION_REQUESTS",
  websiteClicks: "WEBSITE_CLICKS",
} as const;

/**
 * Reads what people did on a Business Profile in one period, and the searches that showed it. Google lets an agency in only after it
 * has applied (https://developers.google.com/my-business/content/prereqs).
 * @param location without `locations/`
 * @throws GoogleError
 */
export async function readBusiness(
  access: GoogleAccess,
  location: string,
  reported: ReportPeriod,
): Promise<SourceReading> {
  const { start, end } = reported.period;
  const parameters = new URLSearchParams();
  for (const metric of Object.values(metrics)) parameters.append("dailyMetrics", metric);
  for (const [name, date] of [
    ["startDate", start],
    ["endDate", end],
  ] as const) {
    const [year = "", month = "", day = ""] = date.split("-");
    for (const [unit, value] of Object.entries({ year, month, day })) {
      parameters.append(`dailyRange.${name}.${unit}`, String(Number(value)));
    }
  }
  const root = `https://businessprofileperformance.googleapis.com/v1/locations/${encodeURIComponent(location)}`;
  const answer = await readGoogle<profile.Schema$FetchMultiDailyMetricsTimeSeriesResponse>(access, {
    api: "business_profile",
    account: location,
    address: `${root}:fetchMultiDailyMetricsTimeSeries?${parameters.toString()}`,
  });

  // Google counts searches by whole months.
  const searches = reported.type === "weekly" ? null : await readProfileSearches(access, location, reported.period);

  const now = access.google.now();
  const series = (answer.multiDailyMetricTimeSeries ?? []).flatMap((one) => one.dailyMetricTimeSeries ?? []);
  const lastDay = series
    .flatMap((one) => (one.timeSeries?.datedValues ?? []).map(({ date }) => toDay(date)))
    .toSorted()
    .at(-1);
  const isFinal = lastDay !== undefined && lastDay >= end;
  const notes: OriginNote[] = isFinal ? [] : [end >= localDate(now).toString() ? "partial" : "not_final"];
  const call = `businessprofileperformance locations/${location} ${start}..${end}`;
  const sum = (metric: string): SourceFigure<number> => {
    const days = series.find(({ dailyMetric }) => dailyMetric === metric)?.timeSeries?.datedValues ?? [];
    // A value that is zero is left out: https://developers.google.com/my-business/reference/performance/rest/v1/TimeSeries
    const value = days.reduce((total, day) => total + Number(day.value ?? 0), 0);
    return { value, detail: `${call} ${metric}`, notes };
  };
  const lacksSearches = searches?.length === 0;
  return {
    ...reported,
    readAt: now,
    timeZone: null,
    // The searches of a month can come after its days, so a period without any is read again.
    final: isFinal && !lacksSearches,
    empty: lastDay === undefined && (searches === null || lacksSearches),
    figures:
      lastDay === undefined
        ? {}
        : {
            calls: sum(metrics.calls),
            directions: sum(metrics.directions),
            websiteClicks: sum(metrics.websiteClicks),
          },
    ...(searches &&
      !lacksSearches && { profileSearches: { value: searches, detail: `${call} searchkeywords monthly`, notes } }),
  };
}

function toDay(date: profile.Schema$Date | undefined): string {
  const { year, month, day } = date ?? {};
  return [String(year ?? 0).padStart(4, "0"), pair(month), pair(day)].join("-");
}

function pair(part: number | null | undefined): string {
  return String(part ?? 0).padStart(2, "0");
}

/** Most pages that are read, of 100 searches each. */
const mostPages = 20;

/**
 * Reads the searches that showed a Business Profile in whole months, the top ones. Google promises no order, so that all pages are read.
 * https://developers.google.com/my-business/reference/performance/rest/v1/locations.searchkeywords.impressions.monthly/list
 * @param location without `locations/`
 * @throws GoogleError
 */
async function readProfileSearches(access: GoogleAccess, location: string, period: Period): Promise<ProfileSearch[]> {
  const found: ProfileSearch[] = [];
  const pages = readPages(mostPages, (next) => readPage(access, location, { ...monthRange(period), ...next }));
  for await (const { searchKeywordsCounts = [] } of pages) found.push(...searchKeywordsCounts.flatMap(toSearch));
  return topProfileSearches(found);
}

function readPage(
  access: GoogleAccess,
  location: string,
  asked: Record<string, string>,
): Promise<profile.Schema$ListSearchKeywordImpressionsMonthlyResponse> {
  const root = `https://businessprofileperformance.googleapis.com/v1/locations/${encodeURIComponent(location)}`;
  const query = new URLSearchParams({ pageSize: "100", ...asked });
  return readGoogle(access, {
    api: "business_profile",
    account: location,
    address: `${root}/searchkeywords/impressions/monthly?${query.toString()}`,
  });
}

function monthRange({ start, end }: Period): Record<string, string> {
  const [first, last] = [start, end].map((day) => day.split("-").map(Number));
  return {
    "monthlyRange.startMonth.year": String(first?.[0]),
    "monthlyRange.startMonth.month": String(first?.[1]),
    "monthlyRange.endMonth.year": String(last?.[0]),
    "monthlyRange.endMonth.month": String(last?.[1]),
  };
}

/** None without a number: numbers are real or absent. */
function toSearch({ searchKeyword, insightsValue }: profile.Schema$SearchKeywordCount): ProfileSearch[] {
  const { value, threshold } = insightsValue ?? {};
  if (!searchKeyword) return [];
  if (value != null) return [{ search: searchKeyword, people: Number(value) }];
  return threshold == null ? [] : [{ search: searchKeyword, fewerThan: Number(threshold) }];
}

/** The part of a location that we ask for: https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations */
type Answer = {
  locations?: {
    name?: string;
    title?: string;
    websiteUri?: string;
    storefrontAddress?: { addressLines?: string[]; locality?: string };
  }[];
  nextPageToken?: string;
};

const readMask = "name,title,websiteUri,storefrontAddress";

/** Most pages that are read, of 100 locations each. */
const mostPagesOfLocations = 50;

/**
 * All locations that the token's account manages, also by groups, by name. `-` stands for the account itself.
 * https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations/list
 */
async function listLocations(google: Google, accessToken: string): Promise<(Account & { website: string })[]> {
  const found: (Account & { website: string })[] = [];
  const pages = readPages(mostPagesOfLocations, (next) => {
    const query = new URLSearchParams({ readMask, pageSize: "100", ...next });
    const address = `https://mybusinessbusinessinformation.googleapis.com/v1/accounts/-/locations?${query.toString()}`;
    return callGoogle<Answer>(google, accessToken, address);
  });
  for await (const { locations = [] } of pages) {
    for (const { name = "", title = "", websiteUri = "", storefrontAddress = {} } of locations) {
      const { addressLines = [], locality = "" } = storefrontAddress;
      const id = name.replace(/^locations\//, "");
      const group = [...addressLines, locality].filter((part) => part !== "").join(", ");
      if (id !== "") found.push({ id, name: title || id, group, website: websiteUri });
    }
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}

export const businessProfile: GoogleSource = {
  list: async (google, accessToken) =>
    (await listLocations(google, accessToken)).map(({ id, name, group }) => ({ id, name, group })),
  look: async (google, accessToken, id) => {
    const location = (await listLocations(google, accessToken)).find((one) => one.id === id);
    // Business Profile does not say which zone its days are in; they are taken for the agency's.
    return location ? { name: location.name, timeZone: agencyZone, addresses: [location.website] } : null;
  },
  read: async (access, { accountId }, periods) => {
    const readings: SourceReading[] = [];
    for (const period of periods) readings.push(await readBusiness(access, accountId, period));
    return readings;
  },
  readDays: null,
  together: false,
  scope: businessProfileScope,
  // Of 300: https://developers.google.com/my-business/content/limits
  callsAMinute: 250,
};
