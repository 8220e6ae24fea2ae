import { Temporal } from "temporal-polyfill";
import { localDate } from "../time-zone.ts";
import type { ReportType } from "./report-type.ts";

/** First and last day, both included, as calendar dates (2026-11-02) by the agency's calendar. */
export type Period = { start: string; end: string };

const lengths = {
  weekly: { weeks: 1 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
} as const satisfies Record<ReportType, Temporal.DurationLike>;

const firstDay: Record<ReportType, (date: Temporal.PlainDate) => Temporal.PlainDate> = {
  weekly: (date) => date.subtract({ days: date.dayOfWeek - 1 }),
  monthly: (date) => date.with({ day: 1 }),
  quarterly: (date) => date.with({ month: date.month - ((date.month - 1) % 3), day: 1 }),
};

/** The last ISO week (Monday to Sunday), calendar month or calendar quarter that has ended by the agency's calendar. */
export function lastCompletePeriod(type: ReportType, now: Date): Period {
  const current = firstDay[type](localDate(now));
  return periodFrom(type, current.subtract(lengths[type]));
}

/** The period that begins on a date, or null where the text is no real date (2026-11-02) or no period begins on it. */
export function periodStarting(type: ReportType, start: string): Period | null {
  const date = readDate(start);
  if (date === null || !firstDay[type](date).equals(date)) return null;
  return periodFrom(type, date);
}

/** The period of the same kind that ends on the day before. */
export function precedingPeriod(type: ReportType, period: Period): Period {
  return periodFrom(type, Temporal.PlainDate.from(period.start).subtract(lengths[type]));
}

/** Whether the period's last day is over by the agency's calendar. */
export function hasEnded(period: Period, now: Date): boolean {
  return period.end < localDate(now).toString();
}

/** Whether a text is a date of the calendar, written as 2026-11-02. */
export function isDate(text: string): boolean {
  return readDate(text) !== null;
}

function readDate(text: string): Temporal.PlainDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return null;
  try {
    const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

function periodFrom(type: ReportType, first: Temporal.PlainDate): Period {
  return { start: first.toString(), end: first.add(lengths[type]).subtract({ days: 1 }).toString() };
}
