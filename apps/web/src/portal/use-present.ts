import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Report } from "@agency/contracts/reports/schemas";
import { presentReport } from "@agency/model/report/document";
import type { ReportDocument } from "@agency/model/report/report-document";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { useLanguage } from "../shared/i18n/use-language.ts";

/** Puts a report into the words of the page's language. */
export function usePresent(): (report: Pick<Report, "snapshot">) => ReportDocument {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return useCallback(
    ({ snapshot }) =>
      presentReport(snapshotFromJson(snapshot), (key, params = {}) => t(key, params), agencyDetails, language),
    [t, language],
  );
}
