import { consultation } from "@agency/content/opening-hours";
import { timeZone } from "@agency/content/settings";
import { durationText } from "@agency/model/duration";
import { languageOfPath } from "../../../shared/i18n/language-path.ts";
import { localeOf } from "../../../shared/i18n/messages.ts";

/** How long a time is held until it is confirmed: "2 hours". */
export function holdTime(): string {
  return durationText(consultation.holdMinutes, localeOf(languageOfPath(location.pathname)));
}

const short: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };

function formatted(start: string, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(languageOfPath(location.pathname));
  return new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(start));
}

/** Date and time in the agency's time zone: "Tuesday, 24 November 2026 at 9:30 am". */
export function wholeTime(start: string): string {
  return formatted(start, { dateStyle: "full", timeStyle: "short" });
}

/** "9:30 am" */
export function timeOfDay(start: string): string {
  return formatted(start, { timeStyle: "short" });
}

/** "Tue, 24 Nov" */
export function shortDay(start: string): string {
  return formatted(start, short);
}

/** "Tue, 24 Nov" for a calendar date such as 2026-11-24. */
export function shortDate(date: string): string {
  return formatted(date, { ...short, timeZone: "UTC" });
}

/** "Tuesday 24 November" */
export function longDay(start: string): string {
  return formatted(start, { weekday: "long", day: "numeric", month: "long" });
}
