import { timeOfDay } from "@agency/model/time-of-day";
import type { NotificationSetting } from "./notification-frame.ts";

/** Formats a day: "12 November 2026". */
export function dayText(day: string, { locale }: Pick<NotificationSetting, "locale">): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

type Reading = Pick<NotificationSetting, "locale" | "agency">;

/** Formats the day of a moment in the agency's time zone. */
export function dayOfMomentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: agency.timeZone }).format(new Date(moment));
}

/** Formats a time in the agency's time zone, with its name: "Thursday, 12 November 2026 at 9:00 am Malaysia Time". */
export function momentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...timeOfDay(locale),
    timeZone: agency.timeZone,
    timeZoneName: "long",
  }).format(new Date(moment));
}

/** The same for a subject, of which phones show 40 letters: "Thu, 12 Nov, 9:00 am MYT". */
export function shortMomentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...timeOfDay(locale),
    timeZone: agency.timeZone,
    timeZoneName: "short",
  }).format(new Date(moment));
}
