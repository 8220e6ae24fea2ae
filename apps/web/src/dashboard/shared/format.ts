import { type Language, timeZone } from "@agency/content/settings";
import { timeOfDay } from "@agency/model/time-of-day";
import { localeOf } from "../../shared/i18n/messages.ts";

/** Making one takes a hundred times as long as formatting with it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a moment such as 2026-11-02T01:00:00.000Z as "2 Nov 2026, 9:00 am". */
export function formatMoment(moment: string, language: Language): string {
  const locale = localeOf(language);
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      ...timeOfDay(locale),
      timeZone,
    });
  formats.set(language, format);
  return format.format(new Date(moment));
}
