import { type Language, timeZone } from "@agency/content/settings";
import type { ReportType } from "@agency/model/report/report-type";
import { localeOf } from "../../shared/i18n/messages.ts";

export type Period = { start: string; end: string };

/** A moment such as 2026-11-02T01:00:00.000Z as "2 Nov 2026, 9:00 am". */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(moment),
  );
}

/** A period as people call it: "2 – 8 Nov 2026", "October 2026", "Jul – Sep 2026". */
export function formatPeriod(reportType: ReportType, { start, end }: Period, language: Language): string {
  const style: Record<ReportType, Intl.DateTimeFormatOptions> = {
    weekly: { day: "numeric", month: "short", year: "numeric" },
    monthly: { month: "long", year: "numeric" },
    quarterly: { month: "short", year: "numeric" },
  };
  const format = new Intl.DateTimeFormat(localeOf(language), { ...style[reportType], timeZone: "UTC" });
  return format.formatRange(new Date(start), new Date(end));
}

export function formatNumber(number: number, language: Language): string {
  return number.toLocaleString(localeOf(language));
}
