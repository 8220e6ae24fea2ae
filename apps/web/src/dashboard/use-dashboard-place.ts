import { useSearchParams } from "react-router";
import type { AllReportsQuery } from "@agency/contracts/reports";
import { matchValue } from "./shared/match-value.ts";

const tabs = ["clients", "reports", "analytics"] as const;

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
    tab: matchValue(tabs, search.get("tab")) ?? "clients",
    open: (tab) =>
      setSearch(tab === null || tab === "clients" ? {} : { tab }, { replace: true, preventScrollReset: true }),
  };
}
