import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { agencyDetails } from "@agency/content/agency";
import type { Report } from "@agency/contracts/reports";
import { presentReport } from "@agency/model/report/document";
import { type EntryTexts, type HistoryEntry, presentEntry } from "@agency/model/report/history-entry";
import type { ReportDocument } from "@agency/model/report/report-document";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { useLanguage } from "../shared/i18n/use-language.ts";
import { isMissingReport, reportQuery } from "./api.ts";

export const tabs = ["overview", "traffic", "seo", "reports"] as const;
export type Tab = (typeof tabs)[number];

const readTab = (search: URLSearchParams) => tabs.find((name) => name === search.get("tab")) ?? "overview";

/** The open tab alone, kept in the address beside the token of a shared report. */
export function useTab(): { tab: Tab; chooseTab: (tab: Tab) => void } {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    tab: readTab(search),
    chooseTab: (next) =>
      void navigate(
        { search: next === "overview" ? "" : `?tab=${next}`, hash },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** A report, or a former revision of it. */
export type Chosen = { reportId: string; revision?: number };

/** A report, and its revision if that was asked for; null for the latest. */
type Shown = { report: PortalReport; revision: number | null };

export type ShownReport = {
  /** The chosen report; the one shown before it while it is on its way or cannot be read. Undefined when there was none. */
  shown: Shown | undefined;
  /** Whether the chosen report is on its way. */
  busy: boolean;
  /** Why the chosen report cannot be read, and how to try again. */
  failure: { error: Error; retry: () => void } | null;
  tab: Tab;
  chooseTab: (tab: Tab) => void;
  /** Opens a report at its overview; the browser's Back button returns. */
  view: (chosen: Chosen) => void;
};

/**
 * The open report and tab. Both are kept in the address, so that a reload and the other language keep them. A report that
 * is not there any more gives way to the newest.
 */
export function useShownReport(clientId: string, newest: PortalReport): ShownReport {
  const [search, setSearch] = useSearchParams();
  const reportId = search.get("report") ?? newest.id;
  const revision = /^[1-9]\d{0,4}$/.test(search.get("revision") ?? "") ? Number(search.get("revision")) : null;
  const tab = readTab(search);
  const isNewest = reportId === newest.id && revision === null;
  const { data, error, refetch } = useQuery({ ...reportQuery(clientId, { reportId, revision }), enabled: !isNewest });
  const gone = isMissingReport(error);
  const report = isNewest || gone ? newest : data;
  const chosen: Shown | undefined = report && { report, revision: gone ? null : revision };
  const [shown, setShown] = useState(chosen);
  if (chosen && (chosen.report !== shown?.report || chosen.revision !== shown.revision)) setShown(chosen);

  const address = ({ reportId: id, revision: number }: Chosen, nextTab: Tab) => ({
    ...(id === newest.id ? {} : { report: id }),
    ...(number === undefined ? {} : { revision: String(number) }),
    ...(nextTab === "overview" ? {} : { tab: nextTab }),
  });
  const asked = { reportId, ...(revision === null ? {} : { revision }) };
  return {
    shown: chosen ?? shown,
    busy: !chosen && !error,
    failure: chosen || !error ? null : { error, retry: () => void refetch() },
    tab,
    chooseTab: (next) => setSearch(address(asked, next), { replace: true, preventScrollReset: true }),
    view: (next) => setSearch(address(next, "overview"), { preventScrollReset: true }),
  };
}

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
