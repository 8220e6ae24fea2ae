import { useSearchParams } from "react-router";
import type { PortalReport } from "./use-present.ts";

export const tabs = ["overview", "traffic", "seo", "reports"] as const;
export type Tab = (typeof tabs)[number];

export type ShownReport = {
  report: PortalReport;
  tab: Tab;
  chooseTab: (tab: Tab) => void;
  /** Opens a report at its overview; the browser's Back button returns. */
  view: (report: PortalReport) => void;
};

/** The open report and tab. Both are kept in the address, so that a reload and the other language keep them. */
export function useShownReport(reports: readonly [PortalReport, ...PortalReport[]]): ShownReport {
  const [search, setSearch] = useSearchParams();
  const [newest] = reports;
  const report = reports.find(({ id }) => id === search.get("report")) ?? newest;
  const tab = tabs.find((name) => name === search.get("tab")) ?? "overview";

  const address = (nextReport: PortalReport, nextTab: Tab) => ({
    ...(nextReport === newest ? {} : { report: nextReport.id }),
    ...(nextTab === "overview" ? {} : { tab: nextTab }),
  });
  return {
    report,
    tab,
    chooseTab: (next) => setSearch(address(report, next), { replace: true, preventScrollReset: true }),
    view: (next) => setSearch(address(next, "overview"), { preventScrollReset: true }),
  };
}
