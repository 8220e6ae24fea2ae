import { Badge, VisuallyHidden } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { History, HistoryEntry, HistoryQuery, PortalRevisions } from "@agency/contracts/portal-history";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { revisedFor } from "@agency/model/report/revised";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { actionClass, waysClass } from "@agency/ui/action";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { StateBlock } from "@agency/ui/state-block";
import { callAddress } from "../shared/api/call.ts";
import { errorMessage } from "../shared/api/error-message.ts";
import { getLocale } from "../shared/i18n/messages.ts";
import { useLanguage } from "../shared/i18n/use-language.ts";
import { Unbroken } from "../shared/report/parts.tsx";
import { historyQuery, revisionsQuery } from "./api.ts";
import { type PortalReport, usePresentEntry } from "./shown-report.ts";
import shared from "../shared/report/report.module.css";
import styles from "./history.module.css";

export type AllReportsProps = { clientId: string; shownId: string; onView: (reportId: string) => void };

/** Every report, newest first, by type and year, in pages. */
export const AllReports = memo(function AllReports({ clientId, shownId, onView }: AllReportsProps) {
  const { t } = useTranslation(["portal", "common"]);
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...historyQuery(clientId, toQuery(filter)),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLUListElement>(null);
  const olderButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<number | null>(null);
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  const counts = data?.pages[0]?.counts ?? [];
  const older = countReports(counts, filter) - reports.length;

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
        description={errorMessage(error)}
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
      <Stack as="ul" gap="0" lines="after" pad="0.9rem" ref={list} aria-busy={isFetching}>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            clientId={clientId}
            report={report}
            shown={report.id === shownId}
            onView={onView}
          />
        ))}
      </Stack>
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
            <Text role="alert" tone="bad">
              {errorMessage(error)}
            </Text>
          )}
        </Row>
      )}
    </>
  );
});

/** The option for no filter, since an option needs a value. */
const all = "all";

type Filter = { reportType: ReportType | typeof all; year: string };

const noFilter: Filter = { reportType: all, year: all };

type Counts = History["counts"];

function toQuery({ reportType, year }: Filter): Pick<HistoryQuery, "reportType" | "year"> {
  return { ...(reportType === all ? {} : { reportType }), ...(year === all ? {} : { year: Number(year) }) };
}

function countReports(counts: Counts, { reportType, year }: Filter): number {
  return counts
    .filter((one) => (reportType === all || one.reportType === reportType) && (year === all || `${one.year}` === year))
    .reduce((sum, { reports }) => sum + reports, 0);
}

type HistoryFiltersProps = { counts: Counts; filter: Filter; onChange: (filter: Filter) => void };

/** Type and year, each only where there is a choice. */
function HistoryFilters({ counts, filter, onChange }: HistoryFiltersProps) {
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

type ReportRowProps = {
  clientId: string;
  report: HistoryEntry;
  shown: boolean;
  onView: (reportId: string) => void;
};

/** One report in the history, with its two actions. Remembered, because a row takes a phone some milliseconds. */
const ReportRow = memo(function ReportRow({ clientId, report, shown, onView }: ReportRowProps) {
  const { t } = useTranslation("portal");
  const { title, generated, type, sample, figures } = usePresentEntry()(report);
  const name = <VisuallyHidden>: {title}</VisuallyHidden>;
  return (
    <Stack as="li" gap="0.5rem 1.5rem" className={styles["row"]} aria-current={shown || undefined}>
      <div>
        <Text strong>
          <Unbroken text={title} />
        </Text>
        {figures.length > 0 && (
          <Text size="small" tone="soft" figures>
            {figures.join(" · ")}
          </Text>
        )}
        <Text size="small" tone="soft" figures>
          <time dateTime={report.generatedAt}>{generated}</time>
        </Text>
      </div>
      <Row gap="0.5rem" align="center">
        <Badge color="ink">{type}</Badge>
        {report.emailSent && <Badge color="area">{t("history.emailed")}</Badge>}
        {sample !== null && <SampleBadge label={sample} />}
        {shown && (
          <Text as="span" size="tiny" tone="muted">
            {t("history.shown")}
          </Text>
        )}
      </Row>
      <Row gap="0.5rem" className={styles["actions"]}>
        <button type="button" className={actionClass("secondary", "small")} onClick={() => onView(report.id)}>
          {t("history.view")}
          {name}
        </button>
        <a
          className={actionClass("secondary", "small")}
          href={callAddress("GET /api/reports/clients/:clientId/reports/:reportId/pdf", {
            params: { clientId, reportId: report.id },
          })}
          download
        >
          {t("history.download")}
          {name}
        </a>
      </Row>
    </Stack>
  );
});

type RevisionsProps = { clientId: string; report: PortalReport; onView: (number: number) => void };

/** Every approved revision of the shown report, with its emails, each readable as it was. Loaded on request. */
export function Revisions({ clientId, report, onView }: RevisionsProps) {
  const { t } = useTranslation("portal");
  const [open, setOpen] = useState(false);
  const { data = [], error } = useQuery({ ...revisionsQuery(clientId, report.id), enabled: open });
  return (
    <details className={shared["more"]} data-no-print onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("revisions.heading")}</summary>
      {error && <p role="alert">{errorMessage(error)}</p>}
      <Stack as="ol" gap="0" lines="after" pad="0.75rem">
        {data.map((revision) => (
          <RevisionRow
            key={revision.number}
            revision={revision}
            shown={revision.number === report.revision}
            pdf={callAddress("GET /api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
              params: { clientId, reportId: report.id, number: String(revision.number) },
            })}
            onView={() => onView(revision.number)}
          />
        ))}
      </Stack>
    </details>
  );
}

type RevisionRowProps = { revision: PortalRevisions[number]; shown: boolean; pdf: string; onView: () => void };

function RevisionRow({ revision, shown, pdf, onView }: RevisionRowProps) {
  const { t } = useTranslation(["portal", "report"]);
  const language = useLanguage();
  const locale = getLocale(language);
  const { number, approvedAt, mailedAt, revised } = revision;
  const date = (moment: string) => formatMoment(new Date(moment), locale, agencyDetails.timeZone);
  const name = <VisuallyHidden>: {t("revisions.revision", { number })}</VisuallyHidden>;
  return (
    <Text as="li" figures measure="var(--measure)" className={styles["revision"]} aria-current={shown || undefined}>
      <p>
        <strong>{t("revisions.revision", { number })}</strong> {t("revisions.approved", { date: date(approvedAt) })}{" "}
        {mailedAt === null ? t("revisions.notMailed") : t("revisions.mailed", { date: date(mailedAt) })}
      </p>
      <p>
        {revised
          ? joinSentences(
              revisionTexts(revisedFor(revised, language), (key, params = {}) => t(`report:${key}`, params), locale),
              locale,
            )
          : t(number === 1 ? "revisions.first" : "revisions.firstReal")}
      </p>
      <Row as="p" gap="0 1.25rem" align="center" className={waysClass()}>
        {shown ? (
          <span>{t("revisions.shown")}</span>
        ) : (
          <button type="button" onClick={onView}>
            {t("history.view")}
            {name}
          </button>
        )}
        <a href={pdf} download>
          {t("history.download")}
          {name}
        </a>
      </Row>
    </Text>
  );
}
