import { useSearchParams } from "react-router";
import type { AllReportsQuery } from "@agency/contracts/reports/schemas";
import { oneOf } from "./shared/one-of.ts";

const tabs = ["clients", "reports", "analytics"] as const;
const panels = ["settings", "schedules", "reports"] as const;
const mails = [
  "unsent",
  "sent",
  "pending",
  "failed",
  "uncertain",
] as const satisfies readonly AllReportsQuery["mail"][];

export type Panel = (typeof panels)[number];
export type MailFilter = (typeof mails)[number];

export type DashboardPlace = {
  tab: string;
  /** The open Quick Action on the Analytics tab. */
  panel: Panel | null;
  /** The initial filter of View All Reports. */
  mail: MailFilter | null;
  open: (place: { tab?: string | null; panel?: Panel | null; mail?: MailFilter | null }) => void;
};

/** The state of the dashboard. It is kept in the address, so that a reload and the other language keep it. */
export function useDashboardPlace(): DashboardPlace {
  const [search, setSearch] = useSearchParams();
  const place = {
    tab: oneOf(tabs, search.get("tab")) ?? "clients",
    panel: oneOf(panels, search.get("panel")),
    mail: oneOf(mails, search.get("mail")),
  };
  return {
    ...place,
    open: (next) => {
      const { tab, panel, mail } = { ...place, mail: null, ...next };
      const wanted = { tab: tab === "clients" ? null : tab, panel, mail };
      setSearch(
        Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
