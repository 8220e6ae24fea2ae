import { Temporal } from "temporal-polyfill";

/** A calendar date, such as 2026-11-02. Compares as text. */
export type Day = string;

/** Search Console counts its days in this zone: https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
export const pacific = "America/Los_Angeles";

/** The calendar date at a moment, a number of days before or after. */
export function dayAt(moment: Date, timeZone: string, plusDays = 0): Day {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return here.toPlainDate().add({ days: plusDays }).toString();
}

/** Every day from the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

export function dayAfter(day: Day, count = 1): Day {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
