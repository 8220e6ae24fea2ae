import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { reportTypes } from "@agency/model/report/report-type";
import type { ReportState } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { useClients } from "../../clients/api.ts";
import { oneOf } from "../../shared/one-of.ts";
import type { MailFilter } from "../../use-dashboard-place.ts";
import type { ReportQuery } from "../api.ts";
import styles from "./all-reports.module.css";

const states = ["queued", "running", "done", "failed"] as const satisfies readonly ReportState[];
const mails = ["unsent", "pending", "sent", "failed", "uncertain"] as const satisfies readonly MailFilter[];

/** The option for no filter, since an option needs a value. */
const all = "all";

export type Filters = {
  clientId: string;
  reportType: ReportType | typeof all;
  state: ReportState | typeof all;
  mail: MailFilter | typeof all;
};

export const noFilters: Filters = { clientId: all, reportType: all, state: all, mail: all };

/** The filters that an address names. */
export function filtersOf(search: URLSearchParams, clientId: string | null): Partial<Filters> {
  const reportType = oneOf(reportTypes, search.get("type"));
  const state = oneOf(states, search.get("state"));
  const mail = oneOf(mails, search.get("mail"));
  return {
    ...(clientId && { clientId }),
    ...(reportType && { reportType }),
    ...(state && { state }),
    ...(mail && { mail }),
  };
}

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== all);
}

/** The query for the server, without the filters that are not set. */
export function queryOf({ clientId, reportType, state, mail }: Filters): ReportQuery {
  return {
    ...(clientId === all ? {} : { clientId }),
    ...(reportType === all ? {} : { reportType }),
    ...(state === all ? {} : { state }),
    ...(mail === all ? {} : { mail }),
  };
}

type ReportFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

export function ReportFilters({ filters, onChange }: ReportFiltersProps) {
  const { t } = useTranslation("admin");
  const { data: clients = [] } = useClients();
  return (
    <div className={styles["filters"]}>
      <FilterSelect
        label={t("allReports.client")}
        value={filters.clientId}
        onChange={(value) => onChange({ ...filters, clientId: value })}
        options={[
          { value: all, label: t("allReports.allClients") },
          ...clients.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={t("allReports.type")}
        value={filters.reportType}
        onChange={(value) => onChange({ ...filters, reportType: value })}
        options={[
          { value: all, label: t("allReports.allTypes") },
          ...reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) })),
        ]}
      />
      <FilterSelect
        label={t("allReports.state")}
        value={filters.state}
        onChange={(value) => onChange({ ...filters, state: value })}
        options={[
          { value: all, label: t("allReports.allStates") },
          ...states.map((value) => ({ value, label: t(`allReports.states.${value}`) })),
        ]}
      />
      <FilterSelect
        label={t("allReports.mail")}
        value={filters.mail}
        onChange={(value) => onChange({ ...filters, mail: value })}
        options={[
          { value: all, label: t("allReports.allMails") },
          ...mails.map((value) => ({ value, label: t(`allReports.mails.${value}`) })),
        ]}
      />
    </div>
  );
}
