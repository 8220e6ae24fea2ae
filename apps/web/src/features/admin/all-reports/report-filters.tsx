import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AllReportsQuery, ReportState } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/contracts/reports/types";
import { useClients } from "../api/clients.ts";
import { reportTypes } from "../shared/names.ts";
import type { MailFilter } from "../use-dashboard-place.ts";
import styles from "./all-reports.module.css";

const states = ["queued", "running", "done", "failed"] as const satisfies readonly ReportState[];
const mails = ["unsent", "pending", "sent", "failed", "uncertain"] as const satisfies readonly MailFilter[];

/** An empty text is no filter. */
export type Filters = { clientId: string; reportType: ReportType | ""; state: ReportState | ""; mail: MailFilter | "" };

export const noFilters: Filters = { clientId: "", reportType: "", state: "", mail: "" };

/** What the server is asked for: filters that are empty are left out. */
export function queryOf({ clientId, reportType, state, mail }: Filters): AllReportsQuery {
  return {
    ...(clientId ? { clientId } : {}),
    ...(reportType ? { reportType } : {}),
    ...(state ? { state } : {}),
    ...(mail ? { mail } : {}),
  };
}

type ReportFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

export function ReportFilters({ filters, onChange }: ReportFiltersProps) {
  const { t } = useTranslation("admin");
  const { data: clients = [] } = useClients();
  return (
    <div className={styles["filters"]}>
      <NativeSelect
        label={t("allReports.client")}
        value={filters.clientId}
        onChange={({ currentTarget }) => onChange({ ...filters, clientId: currentTarget.value })}
        data={[
          { value: "", label: t("allReports.allClients") },
          ...clients.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label={t("allReports.type")}
        value={filters.reportType}
        onChange={({ currentTarget }) => onChange({ ...filters, reportType: currentTarget.value as ReportType | "" })}
        data={[
          { value: "", label: t("allReports.allTypes") },
          ...reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t("allReports.state")}
        value={filters.state}
        onChange={({ currentTarget }) => onChange({ ...filters, state: currentTarget.value as ReportState | "" })}
        data={[
          { value: "", label: t("allReports.allStates") },
          ...states.map((value) => ({ value, label: t(`allReports.states.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t("allReports.mail")}
        value={filters.mail}
        onChange={({ currentTarget }) => onChange({ ...filters, mail: currentTarget.value as MailFilter | "" })}
        data={[
          { value: "", label: t("allReports.allMails") },
          ...mails.map((value) => ({ value, label: t(`allReports.mails.${value}`) })),
        ]}
      />
    </div>
  );
}
