import { useTranslation } from "react-i18next";
import type { History, HistoryQuery } from "@agency/contracts/history";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row } from "@agency/ui/row";
import styles from "./all-reports.module.css";

/** The option for no filter, since an option needs a value. */
const all = "all";

export type Filter = { reportType: ReportType | typeof all; year: string };

export const noFilter: Filter = { reportType: all, year: all };

type Counts = History["counts"];

/** The query for the server, without the filters that are not set. */
export function queryOf({ reportType, year }: Filter): Pick<HistoryQuery, "reportType" | "year"> {
  return { ...(reportType === all ? {} : { reportType }), ...(year === all ? {} : { year: Number(year) }) };
}

/** How many reports match. */
export function countOf(counts: Counts, { reportType, year }: Filter): number {
  return counts
    .filter((one) => (reportType === all || one.reportType === reportType) && (year === all || `${one.year}` === year))
    .reduce((sum, { reports }) => sum + reports, 0);
}

type HistoryFiltersProps = { counts: Counts; filter: Filter; onChange: (filter: Filter) => void };

/** Type and year, each only where there is a choice. */
export function HistoryFilters({ counts, filter, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation(["portal", "report"]);
  const types = reportTypes.filter((type) => counts.some(({ reportType }) => reportType === type));
  const years = [...new Set(counts.map(({ year }) => `${year}`))].toSorted().toReversed();
  if (types.length < 2 && years.length < 2) return null;
  return (
    <Row gap="0.75rem 1.5rem" className={styles["filters"]}>
      {types.length > 1 && (
        <FilterSelect
          label={t("history.type")}
          value={filter.reportType}
          onChange={(reportType) => onChange({ ...filter, reportType })}
          options={[
            { value: all, label: t("history.allTypes") },
            ...types.map((value) => ({ value, label: t(`report:type.${value}`) })),
          ]}
        />
      )}
      {years.length > 1 && (
        <FilterSelect
          label={t("history.year")}
          value={filter.year}
          onChange={(year) => onChange({ ...filter, year })}
          options={[{ value: all, label: t("history.allYears") }, ...years.map((value) => ({ value, label: value }))]}
        />
      )}
    </Row>
  );
}
