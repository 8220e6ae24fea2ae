import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Report } from "@agency/contracts/reports";
import { presentReport } from "@agency/model/report/document";
import { type EntryTexts, type HistoryEntry, presentEntry } from "@agency/model/report/history-entry";
import type { ReportDocument } from "@agency/model/report/report-document";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { useLanguage } from "../shared/i18n/use-language.ts";

/** The parts of a report that the portal reads. */
export type PortalReport = Pick<Report, "id" | "generatedAt" | "emailSent" | "revision" | "snapshot">;

/** Formats a report in the language of the page. All text is generated from the snapshot. */
export function usePresent(): (report: Pick<PortalReport, "snapshot">) => ReportDocument {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return useCallback(
    ({ snapshot }) =>
      presentReport(snapshotFromJson(snapshot), (key, params = {}) => t(key, params), agencyDetails, language),
    [t, language],
  );
}

/** Formats a report in a list in the language of the page. */
export function usePresentEntry(): (entry: HistoryEntry) => EntryTexts {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (entry) => presentEntry(entry, (key, params = {}) => t(key, params), language, agencyDetails.timeZone);
}
