// Temporal's single functions weigh a quarter of its classes in the browser bundle.
import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";
import { timeZone } from "@agency/content/settings";
import type { ReportType } from "./report-type.ts";

/** First and last day, both included, as calendar dates (2026-11-02) in the agency's time zone. */
export type Period = { start: string; end: string };

type Day = PlainDate.Record;

/** Moves a date by a number of periods. */
const moved: Record<ReportType, (date: Day, count: number) => Day> = {
  weekly: (date, count) => PlainDate.addWeeks(date, count),
  monthly: (date, count) => PlainDate.addMonths(date, count),
  quarterly: (date, count) => PlainDate.addMonths(date, 3 * count),
};

const firstDay: Record<ReportType, (date: Day) => Day> = {
  weekly: (date) => PlainDate.startOfWeek(date),
  monthly: (date) => PlainDate.startOfMonth(date),
  quarterly: (date) => PlainDate.addMonths(PlainDate.startOfMonth(date), -((date.month - 1) % 3)),
};

/**
 * The last ISO week (Monday to Sunday), calendar month or calendar quarter that has ended in the agency's time zone.
 */
export function lastCompletePeriod(type: ReportType, now: Date): Period {
  const current = firstDay[type](today(now));
  return periodFrom(type, moved[type](current, -1));
}

/** How many periods a report and the board's trend cover, including their own and that of the year before. */
export const historyLength = 14;

/** How many complete periods back reports are made. */
const reportablePeriods = 24;

/** The last complete period and those before it, newest first, as far back as reports are made. */
export function pastPeriods(type: ReportType, newest: Period): Period[] {
  const periods: Period[] = [];
  for (let period = newest; periods.length < reportablePeriods; period = precedingPeriod(type, period)) {
    periods.push(period);
  }
  return periods;
}

/** The period that begins on a date; null when the text is not a valid date (2026-11-02) or no period begins on it. */
export function periodStarting(type: ReportType, start: string): Period | null {
  if (!isDate(start)) return null;
  const date = toDate(start);
  return PlainDate.equals(firstDay[type](date), date) ? periodFrom(type, date) : null;
}

/** The period that a calendar date lies in. */
export function periodWith(type: ReportType, date: string): Period {
  return periodFrom(type, firstDay[type](toDate(date)));
}

/** How many preceding periods are remembered: those of all reports that are made at a time. */
const mostRemembered = 1000;
const remembered = new Map<string, Period>();

/** The period of the same kind that ends the day before. */
export function precedingPeriod(type: ReportType, period: Period): Period {
  const key = `${type} ${period.start}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const preceding = periodFrom(type, moved[type](toDate(period.start), -1));
  remembered.set(key, preceding);
  return preceding;
}

/** The same month or quarter of the year before; null for weeks, since calendar weeks of two years do not match. */
export function yearBefore(type: ReportType, period: Period): Period | null {
  if (type === "weekly") return null;
  const periodsAYear = type === "monthly" ? 12 : 4;
  let before = period;
  for (let count = 0; count < periodsAYear; count++) before = precedingPeriod(type, before);
  return before;
}

/** How many days a period has. */
export function countDays({ start, end }: Period): number {
  // Both are midnight in UTC, where no day is shorter; a report asks this some hundred times.
  return (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
}

/** The period of the same kind that begins the day after. */
export function periodAfter(type: ReportType, period: Period): Period {
  return periodFrom(type, moved[type](toDate(period.start), 1));
}

/** Whether the period's last day is over in the agency's time zone. */
export function hasEnded(period: Period, now: Date): boolean {
  return period.end < PlainDate.toString(today(now));
}

/** Whether a text is a valid calendar date, such as 2026-11-02. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return PlainDate.toString(toDate(text)) === text;
  } catch {
    return false;
  }
}

function today(now: Date): Day {
  return ZonedDateTime.toPlainDate(Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(now.getTime()), timeZone));
}

function toDate(text: string): Day {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return PlainDate.create(year, month, day);
}

function periodFrom(type: ReportType, first: Day): Period {
  return { start: PlainDate.toString(first), end: PlainDate.toString(PlainDate.addDays(moved[type](first, 1), -1)) };
}
