import { Temporal } from "temporal-polyfill";
import { timeZone } from "@agency/content/settings";

// Each function takes an IANA time zone as its last parameter, which defaults to the agency's.

const midnight = "00:00";

/** The calendar date at a moment. */
export function localDate(now: Date, zone: string = timeZone): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}

/** The moment of a time of day, such as `09:30` or `{ hour: 9 }`, on a calendar date. */
export function momentAt(
  date: Temporal.PlainDate,
  time: string | Temporal.PlainTimeLike,
  zone: string = timeZone,
): Date {
  const moment = date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(moment.epochMilliseconds);
}

/** The current calendar month: its first moment, and the first moment after it. */
export function monthBounds(now: Date, zone: string = timeZone): { start: Date; end: Date } {
  const first = localDate(now, zone).with({ day: 1 });
  return { start: momentAt(first, midnight, zone), end: momentAt(first.add({ months: 1 }), midnight, zone) };
}

/** The first moment of a calendar date (`2026-11-02`), or of the day a number of days after it. */
export function dayStart(date: string, plusDays = 0, zone: string = timeZone): Date {
  return momentAt(Temporal.PlainDate.from(date).add({ days: plusDays }), midnight, zone);
}
