import { consultation } from "@agency/content/opening-hours";
import { timeZone } from "@agency/content/settings";
import { durationText } from "@agency/model/duration";
import { timeOfDay as timeParts } from "@agency/model/time-of-day";
import { languageOfPath } from "../../../shared/i18n/language-path.ts";
import { getLocale } from "../../../shared/i18n/messages.ts";

/** How long a time is held until it is confirmed: "2 hours". */
export function holdTime(): string {
  return durationText(consultation.holdMinutes, locale());
}

const short: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };

const longWeekday: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric" };

function locale(): string {
  return getLocale(languageOfPath(location.pathname));
}

function formatted(start: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { timeZone, ...options }).format(new Date(start));
}

/** Date and time in the agency's time zone: "Tuesday, 24 November 2026 at 9:30 am". */
export function wholeTime(start: string): string {
  return formatted(start, { ...longWeekday, month: "long", year: "numeric", ...timeParts(locale()) });
}

/** "9:30 am" */
export function timeOfDay(start: string): string {
  return formatted(start, timeParts(locale()));
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
