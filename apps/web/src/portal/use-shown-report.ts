import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { reportQuery } from "./api.ts";
import type { PortalReport } from "./use-present.ts";

export const tabs = ["overview", "traffic", "seo", "reports"] as const;
export type Tab = (typeof tabs)[number];

const tabOf = (search: URLSearchParams) => tabs.find((name) => name === search.get("tab")) ?? "overview";

/** The open tab alone, kept in the address beside the token of a shared report. */
export function useTab(): { tab: Tab; chooseTab: (tab: Tab) => void } {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    tab: tabOf(search),
    chooseTab: (next) =>
      void navigate(
        { search: next === "overview" ? "" : `?tab=${next}`, hash },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** A report, or a former revision of it. */
export type Chosen = { reportId: string; revision?: number };

export type ShownReport = {
  /** Undefined while it is on its way. */
  report: PortalReport | undefined;
  /** The revision that was asked for; null for the latest. */
  revision: number | null;
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
  const tab = tabOf(search);
  const isNewest = reportId === newest.id && revision === null;
  const { data, isError } = useQuery({
    ...reportQuery(clientId, { reportId, revision }),
    enabled: !isNewest,
    placeholderData: keepPreviousData,
  });

  const address = ({ reportId: id, revision: number }: Chosen, nextTab: Tab) => ({
    ...(id === newest.id ? {} : { report: id }),
    ...(number === undefined ? {} : { revision: String(number) }),
    ...(nextTab === "overview" ? {} : { tab: nextTab }),
  });
  const shown = { reportId, ...(revision === null ? {} : { revision }) };
  return {
    report: isNewest || isError ? newest : data,
    revision: isError ? null : revision,
    tab,
    chooseTab: (next) => setSearch(address(shown, next), { replace: true, preventScrollReset: true }),
    view: (next) => setSearch(address(next, "overview"), { preventScrollReset: true }),
  };
}
