import type { ReportType } from "@agency/model/report/report-type";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { formatMoment, formatNumber, formatPeriod, type Period } from "./format.ts";

/** Dates, periods and numbers as the page's language writes them. */
export function useFormat() {
  const language = useLanguage();
  return {
    moment: (moment: string) => formatMoment(moment, language),
    period: (reportType: ReportType, period: Period) => formatPeriod(reportType, period, language),
    number: (number: number) => formatNumber(number, language),
  };
}
