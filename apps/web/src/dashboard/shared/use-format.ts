import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatPair, joinParts } from "@agency/model/report/format";
import { periodHeading } from "@agency/model/report/period-label";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { formatSize } from "@agency/model/size";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { formatMoment } from "./format.ts";

/** Formats dates, periods, numbers and lists in the page's language. The same until that changes. */
export function useFormat() {
  const language = useLanguage();
  const { t } = useTranslation("report");
  return useMemo(() => {
    const locale = localeOf(language);
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
