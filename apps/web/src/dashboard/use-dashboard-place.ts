import { useSearchParams } from "react-router";
import type { AllReportsQuery } from "@agency/contracts/reports";
import { matchValue } from "./shared/match-value.ts";

/** The tabs of the dashboard, in their order; the first one is open where the address names none. */
export const tabs = ["reports", "clients", "analytics"] as const;

/** The id of the tabs, from which those of their panels follow. */
export const dashboardTabs = "dashboard";

export type DashboardTab = (typeof tabs)[number];
export type QuickAction = "settings" | "schedules" | "reports";
export type MailFilter = NonNullable<AllReportsQuery["mail"]>;

/** The pages of the Quick Actions. */
export const quickActions: Record<QuickAction, string> = {
  settings: "/admin/settings",
  schedules: "/admin/schedules",
  reports: "/admin/reports",
};

export type DashboardPlace = {
  tab: DashboardTab;
  open: (tab: string | null) => void;
};

/** The tab of the dashboard. It is kept in the address, so that a reload and the other language keep it. */
export function useDashboardPlace(): DashboardPlace {
  const [search, setSearch] = useSearchParams();
  return {
    tab: matchValue(tabs, search.get("tab")) ?? tabs[0],
    open: (tab) =>
      setSearch(tab === null || tab === tabs[0] ? {} : { tab }, { replace: true, preventScrollReset: true }),
  };
}
