import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { type Fault, invalid } from "./answer.ts";
import { draws, queriesFor, trafficOn, whole } from "./traffic.ts";
import { type Business, type Day, dayAfter, dayAt, daysFrom, isDay } from "./world.ts";

/** Part of a day's visitors that act so. The metrics: https://developers.google.com/my-business/reference/performance/rest/v1/DailyMetric */
const rates: Record<string, number> = {
  CALL_CLICKS: 0.004,
  WEBSITE_CLICKS: 0.06,
  BUSINESS_DIRECTION_REQUESTS: 0.015,
  BUSINESS_CONVERSATIONS: 0.004,
  BUSINESS_BOOKINGS: 0.006,
  BUSINESS_IMPRESSIONS_DESKTOP_MAPS: 0.2,
  BUSINESS_IMPRESSIONS_MOBILE_MAPS: 0.9,
  BUSINESS_IMPRESSIONS_DESKTOP_SEARCH: 0.4,
  BUSINESS_IMPRESSIONS_MOBILE_SEARCH: 0.8,
};

/** Days until the numbers of a day, and the searches of a month, are there. */
const delay = 3;

/**
 * A value of zero is left out: https://developers.google.com/my-business/reference/performance/rest/v1/TimeSeries
 * @throws ApiError 400
 */
export function fetchTimeSeries(
  business: Business,
  query: URLSearchParams,
  fault: Fault | null,
  now: Date,
): profile.Schema$FetchMultiDailyMetricsTimeSeriesResponse {
  const metrics = query.getAll("dailyMetrics");
  if (metrics.length === 0) throw invalid("daily_metrics is required.");
  const [start, end] = [readDate(query, "startDate"), readDate(query, "endDate")];
  const last = dayAfter(dayAt(now, business.timeZone), -delay);
  const days = fault?.state === "empty" ? [] : daysFrom(start, end < last ? end : last);
  return {
    multiDailyMetricTimeSeries: [
      {
        dailyMetricTimeSeries: metrics.map((dailyMetric) => ({
          dailyMetric,
          timeSeries: days.length === 0 ? {} : { datedValues: days.map((day) => datedValue(dailyMetric, day)) },
        })),
      },
    ],
  };

  function datedValue(metric: string, day: Day): profile.Schema$DatedValue {
    const rate = rates[metric];
    if (rate === undefined) throw invalid(`Invalid value at 'daily_metrics': ${metric}.`);
    const users = Object.values(trafficOn(business.propertyId, day)).reduce((sum, one) => sum + one.users, 0);
    const value = whole(users * rate, draws(`${business.locationId} ${metric} ${day}`)());
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    return { date: { year, month, day: date }, ...(value > 0 && { value: String(value) }) };
  }
}

function readDate(query: URLSearchParams, name: string): Day {
  const part = (unit: string, digits: number) => (query.get(`dailyRange.${name}.${unit}`) ?? "").padStart(digits, "0");
  const day = `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
  if (!isDay(day)) throw invalid(`Invalid value at 'daily_range.${name}'.`);
  return day;
}

/** Fewer people than this are given as a threshold only. */
const threshold = "15";

const mostAPage = 100;

/**
 * The searches of whole months, in no order that Google promises.
 * https://developers.google.com/my-business/reference/performance/rest/v1/locations.searchkeywords.impressions.monthly/list
 * @throws ApiError 400
 */
export function listProfileSearches(
  business: Business,
  query: URLSearchParams,
  fault: Fault | null,
  now: Date,
): profile.Schema$ListSearchKeywordImpressionsMonthlyResponse {
  const [start, end] = [readMonth(query, "startMonth"), readMonth(query, "endMonth")];
  if (end < start) throw invalid("Invalid value at 'monthly_range'.");
  const last = dayAfter(dayAt(now, business.timeZone), -delay);
  const days = daysFrom(start, monthEnd(end)).filter((day) => monthEnd(day) <= last);
  const counts = fault?.state === "empty" || days.length === 0 ? [] : searchCounts(business, days);
  if (fault?.state === "thresholded") for (const count of counts) count.insightsValue = { threshold };
  const from = Number(query.get("pageToken") ?? 0);
  const next = from + Math.min(mostAPage, Math.max(1, Number(query.get("pageSize") ?? mostAPage)));
  const page = counts.slice(from, next);
  return {
    ...(page.length > 0 && { searchKeywordsCounts: page }),
    ...(next < counts.length && { nextPageToken: String(next) }),
  };
}

/** The usual searches, and many rare ones, by name. */
function searchCounts({ propertyId, locationId, website }: Business, days: Day[]): profile.Schema$SearchKeywordCount[] {
  const users = days.reduce((sum, day) => sum + trafficOn(propertyId, day)["Organic Search"].users, 0);
  const usual = queriesFor(propertyId, website);
  const [{ text: word } = { text: "" }, ...longer] = usual;
  const rare = longer.flatMap((one) =>
    longer.filter((other) => other !== one).map((other) => one.text + other.text.slice(word.length)),
  );
  const searches = [
    // Some of the ten that most people make are below the threshold.
    ...usual.map(({ text, share }) => ({ text, people: 4 * users * share ** 2 })),
    ...rare.map((text) => ({ text, people: 5 })),
  ];
  return searches
    .map(({ text, people }) => toCount(text, whole(people, draws(`${locationId} ${text} ${days[0] ?? ""}`)())))
    .toSorted((a, b) => ((a.searchKeyword ?? "") < (b.searchKeyword ?? "") ? -1 : 1));
}

function toCount(searchKeyword: string, people: number): profile.Schema$SearchKeywordCount {
  return {
    searchKeyword,
    insightsValue: people < Number(threshold) ? { threshold } : { value: String(people) },
  };
}

/** The first day of a month that was asked for. */
function readMonth(query: URLSearchParams, name: string): Day {
  const part = (unit: string, digits: number) =>
    (query.get(`monthlyRange.${name}.${unit}`) ?? "").padStart(digits, "0");
  const day = `${part("year", 4)}-${part("month", 2)}-01`;
  if (!isDay(day)) throw invalid(`Invalid value at 'monthly_range.${name}'.`);
  return day;
}

function monthEnd(day: Day): Day {
  return dayAfter(`${dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
}
