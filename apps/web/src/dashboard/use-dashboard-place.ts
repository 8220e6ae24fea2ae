import { useSearchParams } from "react-router";
import type { AllReportsQuery } from "@agency/contracts/reports/schemas";
import { oneOf } from "./shared/one-of.ts";

const tabs = ["clients", "reports", "analytics"] as const;
const actions = ["settings", "schedules", "reports"] as const;
const mails = [
  "unsent",
  "sent",
  "pending",
  "failed",
  "uncertain",
] as const satisfies readonly AllReportsQuery["mail"][];

export type DashboardTab = (typeof tabs)[number];
export type QuickAction = (typeof actions)[number];
export type MailFilter = (typeof mails)[number];

/** The pages of the Quick Actions. */
export const quickActions: Record<QuickAction, string> = {
  settings: "/admin/settings",
  schedules: "/admin/schedules",
  reports: "/admin/reports",
};

export type DashboardPlace = {
  tab: DashboardTab;
  /** Where an address of a Quick Action from before it had a page of its own leads. */
  movedTo: string | null;
  open: (tab: string | null) => void;
};

/** The tab of the dashboard. It is kept in the address, so that a reload and the other language keep it. */
export function useDashboardPlace(): DashboardPlace {
  const [search, setSearch] = useSearchParams();
  const action = oneOf(actions, search.get("panel"));
  const mail = oneOf(mails, search.get("mail"));
  return {
    tab: oneOf(tabs, search.get("tab")) ?? "clients",
    movedTo: action && `${quickActions[action]}${action === "reports" && mail ? `?mail=${mail}` : ""}`,
    open: (tab) =>
      setSearch(tab === null || tab === "clients" ? {} : { tab }, { replace: true, preventScrollReset: true }),
  };
}
