import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { invalid } from "./answer.ts";
import { type Day, dayAfter, dayAt, daysFrom, isDay } from "./days.ts";
import { draws, whole } from "./draws.ts";
import type { Fault } from "./faults.ts";
import { trafficOn } from "./traffic.ts";
import type { Business } from "./world.ts";

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

/** Days until a day's numbers are there. */
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
