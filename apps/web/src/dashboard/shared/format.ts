import { type Language, timeZone } from "@agency/content/settings";
import { localeOf } from "../../shared/i18n/messages.ts";

/** Formats a moment such as 2026-11-02T01:00:00.000Z as "2 Nov 2026, 9:00 am". */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(moment),
  );
}
