import { VisuallyHidden } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../../shared/api/message-of.ts";
import { historyQuery } from "../api.ts";
import { countOf, type Filter, HistoryFilters, noFilter, queryOf } from "./history-filters.tsx";
import { ReportRow } from "./report-row.tsx";
import styles from "./all-reports.module.css";

export type AllReportsProps = { clientId: string; shownId: string; onView: (reportId: string) => void };

/** Every report, newest first, by type and year, in pages. */
export const AllReports = memo(function AllReports({ clientId, shownId, onView }: AllReportsProps) {
  const { t } = useTranslation(["portal", "common"]);
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...historyQuery(clientId, queryOf(filter)),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLUListElement>(null);
  const olderButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<number | null>(null);
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  const counts = data?.pages[0]?.counts ?? [];
  const older = countOf(counts, filter) - reports.length;

  // The button may be gone now, so focus moves to the first report that it added.
  useEffect(() => {
    if (focused.current === null || focused.current >= reports.length) return;
    list.current?.children[focused.current]?.querySelector("button")?.focus();
    focused.current = null;
  }, [reports.length]);

  // It lost the focus while it could not be pressed.
  useEffect(() => {
    if (!isFetchNextPageError) return;
    focused.current = null;
    olderButton.current?.focus();
  }, [isFetchNextPageError]);

  if (!data) {
    return error ? (
      <StateBlock
        mood="error"
        title={t("reports.failed")}
        description={messageOf(error)}
        action={
          <button type="button" className={actionClass("primary")} onClick={() => void refetch()}>
            {t("common:state.retry")}
          </button>
        }
      />
    ) : (
      <StateBlock mood="loading" title={t("reports.loading")} />
    );
  }
  return (
    <>
      <VisuallyHidden component="h3">{t("history.title")}</VisuallyHidden>
      <HistoryFilters counts={counts} filter={filter} onChange={setFilter} />
      {reports.length === 0 && <p role="status">{t("history.nothing")}</p>}
      <ul ref={list} aria-busy={isFetching}>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            clientId={clientId}
            report={report}
            shown={report.id === shownId}
            onView={onView}
          />
        ))}
      </ul>
      {older > 0 && (
        <Row gap="0.5rem 1rem" align="center" top="1.5rem">
          <button
            ref={olderButton}
            type="button"
            className={actionClass("secondary")}
            disabled={isFetching}
            onClick={() => {
              focused.current = reports.length;
              void fetchNextPage();
            }}
          >
            {t("history.older", { count: older, number: older })}
          </button>
          {isFetchNextPageError && (
            <p role="alert" className={styles["problem"]}>
              {messageOf(error)}
            </p>
          )}
        </Row>
      )}
    </>
  );
});
