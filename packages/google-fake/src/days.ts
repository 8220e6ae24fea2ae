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

const dayLength = 86_400_000;

/** Every day from the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const start = Date.parse(first);
  const count = Math.max(0, (Date.parse(last) - start) / dayLength + 1);
  return Array.from({ length: count }, (_, index) => toDay(start + index * dayLength));
}

export function dayAfter(day: Day, count = 1): Day {
  return toDay(Date.parse(day) + count * dayLength);
}

/** Years since 1 January 2024; negative before it. */
export function yearsSince2024(day: Day): number {
  return (Date.parse(day) - Date.UTC(2024)) / dayLength / 365.25;
}

/** 1 is Monday. */
export function dayOfWeek(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text;
}

/** A date without a time of day is a moment in UTC. */
function toDay(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
