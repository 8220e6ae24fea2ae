import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language, timeZone } from "@agency/content/settings";
import { formatPair, joinParts } from "@agency/model/report/format";
import { periodHeading } from "@agency/model/report/period-label";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { formatSize } from "@agency/model/size";
import { timeOfDay } from "@agency/model/time-of-day";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Formats dates, periods, numbers and lists in the page's language. The same until that changes. */
export function useFormat() {
  const language = useLanguage();
  const { t } = useTranslation("report");
  return useMemo(() => {
    const locale = getLocale(language);
    return {
      moment: (moment: string) => formatMoment(moment, language),
      day: (day: string) =>
        new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)),
      period: (type: ReportType, period: Period) =>
        periodHeading(type, period, (key, params = {}) => t(key, params), locale),
      size: (bytes: number) => formatSize(bytes, locale),
      number: (number: number) => number.toLocaleString(locale),
      parts: (parts: readonly string[]) => joinParts(parts, locale),
      pair: (name: string, value: string) => formatPair(name, value, locale),
    };
  }, [language, t]);
}

/** Making one takes a hundred times as long as formatting with it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a moment such as 2026-11-02T01:00:00.000Z as "2 Nov 2026, 9:00 am". */
export function formatMoment(moment: string, language: Language): string {
  const locale = getLocale(language);
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

/** Joins items as the page's language does: "a, b and c". */
export function useListFormat(): (items: string[]) => string {
  const locale = getLocale(useLanguage());
  return (items) => new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
