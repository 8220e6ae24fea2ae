import { isDate } from "@agency/model/report/periods";

const dayLength = 86_400_000;

/** The calendar date of a year, month (from 1) and day; null when there is no such day. */
export function dateOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDate(text) ? text : null;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days a range has, both ends included. */
export function dayCount(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayLength) + 1;
}

/** Excel counts days from 30 December 1899, as if 1900 had been a leap year. */
export function dateOfSerial(serial: number): string {
  return addDays("1899-12-30", Math.floor(serial));
}

/** The Monday of an ISO week; null when the year has no such week. */
export function mondayOf(year: number, week: number): string | null {
  const fourth = `${year}-01-04`;
  if (!isDate(fourth) || week < 1 || week > 53) return null;
  const monday = addDays(fourth, -((new Date(fourth).getUTCDay() + 6) % 7) + (week - 1) * 7);
  // The week belongs to the year of its Thursday.
  return addDays(monday, 3).startsWith(`${year}-`) ? monday : null;
}
