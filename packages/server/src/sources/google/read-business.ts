import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import type { OriginNote } from "@agency/model/origin";
import { localDate } from "@agency/model/time-zone";
import type { ReportPeriod, SourceFigure, SourceReading } from "../source-reading.ts";
import { type GoogleAccess, readGoogle } from "./google-access.ts";
import { readProfileSearches } from "./read-profile-searches.ts";

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
