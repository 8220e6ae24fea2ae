import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { RunInput } from "@agency/contracts/board";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { ReportState, ReportAction } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { useClients } from "../../clients/api.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { useClientInAddress } from "../../shared/client-in-address.ts";
import { LoadFailed, Loading, StaleNote } from "../../shared/loaded.tsx";
import { matchValue } from "../../shared/match-value.ts";
import { Pages } from "../../shared/table/pages.tsx";
import { useSelection } from "../../shared/table/use-row-choice.ts";
import { Allowed } from "../../staff/rights.tsx";
import type { MailFilter } from "../../use-dashboard-place.ts";
import { type ReportQuery, useAllReports } from "../api.ts";
import { useRun, useStartRun } from "../board/api.ts";
import { ActionBar, possibleActions, RunSummary } from "../board/runs.tsx";
import { SendQuestion } from "../board/send-question.tsx";
import { ReportItem } from "./report-item.tsx";
import "../../../styles/controls.css";
import list from "../../shared/shared.module.css";

export const loader = texts(({ board, report: { title, kind, quarter } }) => ({
  board,
  report: { title, kind, quarter },
}));

export const meta = hiddenPageMeta((t) => t("staff:nav.allReports"));

/** All reports. The address may name their first filters. */
export default function AllReportsPage() {
  const { t } = useTranslation("staff");
  const [search] = useSearchParams();
  const clientId = useClientInAddress();
  return (
    <StaffPage title={t("nav.allReports")}>
      <AllReports key={`${search.toString()}#${clientId}`} initial={readFilters(search, clientId)} />
    </StaffPage>
  );
}

const pageLength = 25;

function AllReports({ initial }: { initial: Partial<Filters> }) {
  const { t } = useTranslation("admin");
  const [filters, setFilters] = useState<Filters>({ ...noFilters, ...initial });
  const [offset, setOffset] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useAllReports({
    ...reportQuery(filters),
    limit: pageLength,
    offset,
  });
  const filtered = isFiltered(filters);
  // Selected rows are always in sight.
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
          <Allowed right="reports">
            <Checkbox
              label={t("allReports.selectPage")}
              checked={selected.length === data.reports.length}
              indeterminate={selected.length > 0 && selected.length < data.reports.length}
              onChange={({ currentTarget }) => replace(currentTarget.checked ? data.reports.map(({ id }) => id) : [])}
            />
          </Allowed>
          <Stack as="ul" gap="0" lines="after" pad="0.5rem" className={list["list"]} aria-busy={isPlaceholderData}>
            {data.reports.map((report) => (
              <ReportItem
                key={report.id}
                report={report}
                selected={ids.has(report.id)}
                onSelect={() => set([report.id], !ids.has(report.id))}
              />
            ))}
          </Stack>
          <Pages total={data.total} more={data.more} offset={offset} length={pageLength} onMove={move} />
        </>
      )}
      <SelectedReports selected={selected} onClear={() => replace([])} />
    </Stack>
  );
}

type SelectedReportsProps = { selected: ReportProgress[]; onClear: () => void };

/** The actions for the selected reports, and their progress. Each is a run of the month board for each type and period. */
function SelectedReports({ selected, onClear }: SelectedReportsProps) {
  const { t } = useTranslation("board");
  const start = useStartRun();
  const [runIds, setRunIds] = useState<string[]>([]);
  /** What is asked about before it is mailed, one type and period after the other. */
  const [asked, setAsked] = useState<RunInput[]>([]);

  const act = (action: ReportAction) => {
    const reports = selected.filter((report) => listedActions(report).includes(action));
    const runs = Object.values(
      Object.groupBy(reports, ({ reportType, reportPeriod }) => `${reportType} ${reportPeriod.start}`),
    ).flatMap((group = []): RunInput[] => {
      const [first] = group;
      if (!first) return [];
      const clientIds = group.map(({ clientId }) => clientId);
      return [{ action, reportType: first.reportType, periodStart: first.reportPeriod.start, clientIds }];
    });
    if (action === "send" || action === "approve_and_send") setAsked(runs.map((run) => ({ ...run, undoable: true })));
    else void startAll(runs);
  };

  const startAll = async (runs: RunInput[]) => {
    try {
      for (const body of runs) {
        const run = await start.mutateAsync(body);
        setRunIds((known) => [run.id, ...known.filter((id) => id !== run.id)]);
      }
      onClear();
    } catch (error) {
      toast({ title: t("actionFailed", { message: errorMessage(error) }), variant: "destructive" });
    }
  };

  return (
    <>
      {runIds.map((runId) => (
        <Progress key={runId} runId={runId} onDismiss={() => setRunIds(runIds.filter((id) => id !== runId))} />
      ))}
      {asked[0] && (
        <SendQuestion
          key={JSON.stringify(asked[0])}
          body={asked[0]}
          busy={start.isPending}
          onClose={() => setAsked([])}
          onConfirm={(body) => void startAll([body]).then(() => setAsked(asked.slice(1)))}
        />
      )}
      <ActionBar
        count={selected.length}
        possible={possibleActions(selected.map(listedActions))}
        busy={start.isPending}
        onAct={act}
        onClear={onClear}
      />
    </>
  );
}

function Progress({ runId, onDismiss }: { runId: string; onDismiss: () => void }) {
  const { data: run } = useRun(runId, { ended: false, on: true });
  return run && <RunSummary run={run} own onDismiss={onDismiss} />;
}

const states = ["queued", "running", "done", "failed"] as const satisfies readonly ReportState[];
const mails = ["unsent", "pending", "sent", "failed", "uncertain"] as const satisfies readonly MailFilter[];

/** The actions for reports of the list. Whatever needs a look first, such as approving, is elsewhere. */
function listedActions({ actions }: ReportProgress): ReportAction[] {
  return actions.filter((action) => action === "send" || action === "retry" || action === "cancel");
}

/** The option for no filter, since an option needs a value. */
const all = "all";

type Filters = {
  clientId: string;
  reportType: ReportType | typeof all;
  state: ReportState | typeof all;
  mail: MailFilter | typeof all;
};

const noFilters: Filters = { clientId: all, reportType: all, state: all, mail: all };

function readFilters(search: URLSearchParams, clientId: string | null): Partial<Filters> {
  const reportType = matchValue(reportTypes, search.get("type"));
  const state = matchValue(states, search.get("state"));
  const mail = matchValue(mails, search.get("mail"));
  return {
    ...(clientId && { clientId }),
    ...(reportType && { reportType }),
    ...(state && { state }),
    ...(mail && { mail }),
  };
}

function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== all);
}

function reportQuery({ clientId, reportType, state, mail }: Filters): ReportQuery {
  return {
    ...(clientId === all ? {} : { clientId }),
    ...(reportType === all ? {} : { reportType }),
    ...(state === all ? {} : { state }),
    ...(mail === all ? {} : { mail }),
  };
}

type ReportFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

function ReportFilters({ filters, onChange }: ReportFiltersProps) {
  const { t } = useTranslation("admin");
  const { data: clients = [] } = useClients();
  return (
    <Stack gap="0.75rem 1rem" cells="9rem">
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
    </Stack>
  );
}
