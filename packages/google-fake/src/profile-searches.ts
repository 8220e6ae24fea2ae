import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { invalid } from "./answer.ts";
import { type Day, dayAfter, dayAt, daysFrom, isDay } from "./days.ts";
import { draws, whole } from "./draws.ts";
import type { Fault } from "./faults.ts";
import { queriesFor } from "./searches.ts";
import { trafficOn } from "./traffic.ts";
import type { Business } from "./world.ts";

/** Days until a month's searches are there. */
const delay = 3;

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
  const counts = fault?.state === "empty" || days.length === 0 ? [] : countsOf(business, days);
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
function countsOf({ propertyId, locationId, website }: Business, days: Day[]): profile.Schema$SearchKeywordCount[] {
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
