import { Temporal } from "temporal-polyfill";
import { timeZone } from "@agency/content/settings";

/** The calendar date in the agency's time zone at a moment. */
export function localDate(now: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The moment at which a full hour (0 to 23) of a calendar date begins in the agency's time zone. */
export function momentAt(date: Temporal.PlainDate, hour: number): Date {
  const moment = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) });
  return new Date(moment.epochMilliseconds);
}

/** The current calendar month in the agency's time zone: its first moment, and the first moment after it. */
export function monthBounds(now: Date): { start: Date; end: Date } {
  const first = localDate(now).with({ day: 1 });
  return { start: momentAt(first, 0), end: momentAt(first.add({ months: 1 }), 0) };
}

/** The first moment of a calendar date (2026-11-02) in the agency's time zone, or of the day so many days after it. */
export function dayStart(date: string, { plusDays = 0 } = {}): Date {
  return momentAt(Temporal.PlainDate.from(date).add({ days: plusDays }), 0);
}
