import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Report } from "@agency/contracts/reports/schemas";
import { presentReport } from "@agency/model/report/document";
import type { ReportDocument } from "@agency/model/report/report-document";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { useLanguage } from "../shared/i18n/use-language.ts";

/** What the portal reads of a report. All it says is worded from the snapshot. */
export type PortalReport = Pick<Report, "id" | "generatedAt" | "emailSent" | "snapshot">;

/** Puts a report into the words of the page's language. */
export function usePresent(): (report: PortalReport) => ReportDocument {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return useCallback(
    ({ snapshot }) =>
      presentReport(snapshotFromJson(snapshot), (key, params = {}) => t(key, params), agencyDetails, language),
    [t, language],
  );
}
