import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { LoadFailed } from "../../shared/load-failed.tsx";
import { Loading } from "../../shared/loading.tsx";
import { StaleNote } from "../../shared/stale-note.tsx";
import { useSelection } from "../../shared/table/use-row-choice.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useAllReports } from "../api.ts";
import { type Filters, isFiltered, noFilters, queryOf, ReportFilters } from "./report-filters.tsx";
import { ReportItem } from "./report-item.tsx";
import { SelectedReports } from "./selected-reports.tsx";
import list from "../../shared/shared.module.css";
import styles from "./all-reports.module.css";

const pageLength = 25;

/** Every report of every client, newest first, with filters and pages. */
export function AllReports({ initial }: { initial: Partial<Filters> }) {
  const { t } = useTranslation("admin");
  const [filters, setFilters] = useState<Filters>({ ...noFilters, ...initial });
  const [offset, setOffset] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useAllReports({ ...queryOf(filters), limit: pageLength, offset });
  const filtered = isFiltered(filters);
  // What is selected is always in sight.
  const { ids, set, replace } = useSelection();
  const selected = data?.reports.filter(({ id }) => ids.has(id)) ?? [];
  const move = (to: number) => {
    replace([]);
    setOffset(to);
  };
  const change = (next: Filters) => {
    setFilters(next);
    move(0);
  };

  return (
    <Stack gap="1rem">
      <ReportFilters filters={filters} onChange={change} />
      {data && <StaleNote error={error} />}
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.total === 0 && !filtered && (
        <StateBlock mood="empty" title={t("allReports.empty")} description={t("allReports.emptyLead")} />
      )}
      {data?.total === 0 && filtered && (
        <StateBlock
          compact
          mood="empty"
          title={t("allReports.nothing")}
          action={
            <Button variant="default" onClick={() => change(noFilters)}>
              {t("allReports.clear")}
            </Button>
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <label className={styles["selectPage"]}>
            <input
              type="checkbox"
              checked={selected.length === data.reports.length}
              ref={(input) => {
                if (input) input.indeterminate = selected.length > 0 && selected.length < data.reports.length;
              }}
              onChange={({ currentTarget }) => replace(currentTarget.checked ? data.reports.map(({ id }) => id) : [])}
            />
            {t("allReports.selectPage")}
          </label>
          <ul className={list["list"]} aria-busy={isPlaceholderData}>
            {data.reports.map((report) => (
              <ReportItem
                key={report.id}
                report={report}
                selected={ids.has(report.id)}
                onSelect={() => set([report.id], !ids.has(report.id))}
              />
            ))}
          </ul>
          <ReportPages total={data.total} more={data.more} offset={offset} length={pageLength} onMove={move} />
        </>
      )}
      <SelectedReports selected={selected} onClear={() => replace([])} />
    </Stack>
  );
}

type ReportPagesProps = {
  total: number;
  more: boolean;
  offset: number;
  length: number;
  onMove: (offset: number) => void;
};

function ReportPages({ total, more, offset, length, onMove }: ReportPagesProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const first = offset + 1;
  const last = Math.min(offset + length, total);
  return (
    <Row
      as="nav"
      gap="0.5rem"
      align="center"
      justify="between"
      unbroken
      className={styles["pages"]}
      aria-label={t("allReports.pages")}
    >
      <Button variant="default" disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - length))}>
        {t("allReports.previous")}
      </Button>
      <p role="status">
        {t(more ? "allReports.rangeOfMore" : "allReports.range", {
          first: number(first),
          last: number(last),
          total: number(total),
        })}
      </p>
      <Button variant="default" disabled={last >= total} onClick={() => onMove(offset + length)}>
        {t("allReports.next")}
      </Button>
    </Row>
  );
}
