import type { Period } from "./periods.ts";
import type { ReportType } from "./report-type.ts";

/** The festivals of Malaysia and Singapore on which shops close and fewer people search. */
export type Festival = "newYear" | "chineseNewYear" | "aidilfitri" | "aidiladha" | "deepavali" | "christmas";

type CalendarDay = { month: string; day: number };

/** No calendar of ECMAScript has the Hindu months: dates as Malaysia and Singapore announced them. */
const deepavali = new Set(["2024-10-31", "2025-10-20", "2026-11-08", "2027-10-28"]);

/** Festivals that keep businesses closed long enough to be seen in a month. */
const longest: readonly Festival[] = ["chineseNewYear", "aidilfitri"];

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The festivals of a period, in its order. A month has only those that last; a quarter is too long for any. The moon's sighting may move
 * Aidilfitri and Aidiladha by a day.
 */
export function festivalsIn(type: ReportType, { start, end }: Period): Festival[] {
  if (type === "quarterly") return [];
  const found = new Set<Festival>();
  const last = Date.parse(end);
  for (let day = Date.parse(start); day <= last; day += 86_400_000) {
    const festival = festivalOn(new Date(day));
    if (festival !== null && (type === "weekly" || longest.includes(festival))) found.add(festival);
  }
  return [...found];
}

function festivalOn(date: Date): Festival | null {
  const plain = date.toISOString().slice(0, 10);
  if (plain.endsWith("-01-01")) return "newYear";
  if (plain.endsWith("-12-25")) return "christmas";
  if (deepavali.has(plain)) return "deepavali";
  const lunar = dayIn("chinese", date);
  if (lunar.month === "1" && lunar.day <= 3) return "chineseNewYear";
  const { month, day } = dayIn("islamic-umalqura", date);
  if (month === "10" && day <= 3) return "aidilfitri";
  return month === "12" && day === 10 ? "aidiladha" : null;
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
