import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { reportTitle } from "@agency/model/report/document";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** The title of a report in the reader's language, whatever the client's. */
export function useReportTitle(): (report: Pick<ReportProgress, "reportType" | "reportPeriod">) => string {
  const { t } = useTranslation("report");
  const locale = localeOf(useLanguage());
  return ({ reportType, reportPeriod }) =>
    reportTitle(reportType, reportPeriod, (key, params = {}) => t(key, params), locale);
}
