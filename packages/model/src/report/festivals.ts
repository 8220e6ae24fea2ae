import { country } from "@agency/content/settings";
import type { Period } from "./periods.ts";
import type { ReportType } from "./report-type.ts";

/** Festivals on which shops close and fewer people search. */
export const festivals = ["newYear", "chineseNewYear", "aidilfitri", "aidiladha", "deepavali", "christmas"] as const;
export type Festival = (typeof festivals)[number];

type CalendarDay = { month: string; day: number };

/** Countries that keep all of these festivals. Elsewhere only those of the common calendar may explain a figure. */
const keepsAll: readonly string[] = ["MY", "SG", "BN"];

/** Festivals that move through the year, and keep businesses closed long enough to be seen in a month. */
const seenInMonths: readonly Festival[] = ["chineseNewYear", "aidilfitri", "deepavali"];

const oneDay = 86_400_000;

/** How many periods are remembered: calendars take a third of a millisecond for a month. */
const mostRemembered = 1000;
const remembered = new Map<string, Festival[]>();

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The festivals of a period, in its order. A month has only festivals that affect it; a quarter is too long for any. The moon's sighting may move
 * Aidilfitri and Aidiladha by a day.
 * @param place the code of the agency's country
 */
export function festivalsIn(type: ReportType, period: Period, place: string = country.code): Festival[] {
  if (type === "quarterly") return [];
  const key = `${type} ${period.start} ${period.end} ${place}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = findFestivals(type, period, place);
  remembered.set(key, found);
  return found;
}

function findFestivals(type: "weekly" | "monthly", { start, end }: Period, place: string): Festival[] {
  const found = new Set<Festival>();
  const last = Date.parse(end);
  for (let day = Date.parse(start); day <= last; day += oneDay) {
    const date = new Date(day);
    const festival = festivalOfAll(date) ?? (keepsAll.includes(place) ? festivalByTheMoon(date) : null);
    if (festival !== null && (type === "weekly" || seenInMonths.includes(festival))) found.add(festival);
  }
  return [...found];
}

function festivalOfAll(date: Date): Festival | null {
  const plain = date.toISOString().slice(5, 10);
  return plain === "01-01" ? "newYear" : plain === "12-25" ? "christmas" : null;
}

function festivalByTheMoon(date: Date): Festival | null {
  if (isDeepavali(date)) return "deepavali";
  const lunar = dayIn("chinese", date);
  if (lunar.month === "1" && lunar.day <= 3) return "chineseNewYear";
  const { month, day } = dayIn("islamic-umalqura", date);
  if (month === "10" && day <= 3) return "aidilfitri";
  return month === "12" && day === 10 ? "aidiladha" : null;
}

/**
 * No calendar of ECMAScript has the Hindu months. Deepavali is the last day of the moon before its new month between 17 October and
 * 14 November, and the Chinese months begin with the same new moon.
 */
function isDeepavali(date: Date): boolean {
  const plain = date.toISOString().slice(5, 10);
  return plain >= "10-17" && plain <= "11-14" && dayIn("chinese", new Date(date.getTime() + oneDay)).day === 1;
}

/** A month of the Chinese calendar may be a leap month, such as "4bis". */
function dayIn(calendar: string, date: Date): CalendarDay {
  const format =
    calendars.get(calendar) ??
    new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  calendars.set(calendar, format);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return { month: parts.get("month") ?? "", day: Number(parts.get("day")) };
}
