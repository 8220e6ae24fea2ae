import { useSearchParams } from "react-router";
import type { Report } from "@agency/contracts/reports/schemas";

export const tabs = ["overview", "traffic", "seo", "reports"] as const;
export type Tab = (typeof tabs)[number];

export type ShownReport = {
  report: Report;
  tab: Tab;
  chooseTab: (tab: Tab) => void;
  /** Opens a report at its overview; the browser's Back returns from it. */
  view: (report: Report) => void;
};

/** Which report and which of its tabs is open. Both stand in the address, so that a reload and the other language keep them. */
export function useShownReport(reports: readonly [Report, ...Report[]]): ShownReport {
  const [search, setSearch] = useSearchParams();
  const [newest] = reports;
  const report = reports.find(({ id }) => id === search.get("report")) ?? newest;
  const tab = tabs.find((name) => name === search.get("tab")) ?? "overview";

  const address = (nextReport: Report, nextTab: Tab) => ({
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
