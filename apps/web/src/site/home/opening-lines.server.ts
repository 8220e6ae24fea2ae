import { openingHours } from "@agency/content/opening-hours";
import type { Language } from "@agency/content/settings";
import { localeOf } from "../../shared/i18n/messages.ts";

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The opening hours, days with the same hours together: "Mon – Thu" and "09:00–13:00, 14:00–17:30". Closed days are left out. */
export function openingLines(language: Language): { days: string; times: string }[] {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: "short", timeZone: "UTC" });
  // 5 January 1970 was a Monday.
  const name = (day: number) => weekday.format(new Date(Date.UTC(1970, 0, 4 + day)));
  const lines: { first: number; last: number; times: string }[] = [];
  for (const day of days) {
    // A line may break between two spans, not within one.
    const times = openingHours[day].map(({ from, to }) => `${from}\u2060–\u2060${to}`).join(", ");
    const previous = lines.at(-1);
    if (times === "") continue;
    if (previous?.times === times && previous.last === day - 1) previous.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? name(first) : `${name(first)} – ${name(last)}`,
    times,
  }));
}
