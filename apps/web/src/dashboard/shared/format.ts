import { type Language, timeZone } from "@agency/content/settings";
import { localeOf } from "../../shared/i18n/messages.ts";

/** Making one takes a hundred times as long as formatting with it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a moment such as 2026-11-02T01:00:00.000Z as "2 Nov 2026, 9:00 am". */
export function formatMoment(moment: string, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone });
  formats.set(language, format);
  return format.format(new Date(moment));
}
