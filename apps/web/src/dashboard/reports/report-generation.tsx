import { Button, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Client } from "@agency/contracts/clients";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { OriginGroup } from "@agency/model/origin";
import { lastCompletePeriod, pastPeriods, type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { RunPurpose } from "@agency/model/states";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useClients } from "../clients/api.ts";
import { useFigures } from "../figures/api.ts";
import { OriginBadge, useFiguresOrigin } from "../figures/origins.tsx";
import { figuresPath } from "../shared/client-in-address.ts";
import { LoadFailed } from "../shared/loaded.tsx";
import { UndrawnNote, useUndrawn } from "../shared/undrawn.tsx";
import { useFormat } from "../shared/use-format.ts";
import { longestComment, newestReports, useAllReports } from "./api.ts";
import { Board } from "./board/board.tsx";
import { type BoardPlace, useBoardPlace } from "./board/use-board-place.ts";
import { ReportLinks, useSentTo } from "./report-links.tsx";
import { RunRefusal, RunView, Unreached } from "./run-view.tsx";
import { type ReportRuns, useReportRuns } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type ReportGenerationProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
};

/** The month board, and Generate and Send for each report type of the selected client. */
export function ReportGeneration({ selected, onSelect }: ReportGenerationProps) {
  const { t } = useTranslation("admin");
  const { t: tBoard } = useTranslation("board");
  const { data: clients = [] } = useClients();
  const { open, ...place } = useBoardPlace();
  // The list is limited, and the selected client may not be in it.
  const options = selected && !clients.some(({ id }) => id === selected.id) ? [selected, ...clients] : clients;

  return (
    <Stack gap="1rem">
      <Board place={place} onOpen={open} />
      <Stack gap="0.75rem 2rem" className={styles["choose"]}>
        <h2 className={styles["single"]}>{tBoard("single")}</h2>
        <Select
          label={t("reports.client")}
          placeholder={t("reports.choose")}
          value={selected?.id ?? null}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onSelect(options.find(({ id }) => id === value) ?? null)}
        />
        <Text size="small" tone="soft" measure="60ch" className={styles["hint"]} role="status">
          {selected ? t("reports.buttons") : t("reports.hint")}
        </Text>
      </Stack>
      {selected ? (
        <ClientCards key={selected.id} client={selected} place={place} />
      ) : (
        reportTypes.map((reportType) => (
          <ReportCard
            key={reportType}
            client={null}
            reportType={reportType}
            period={null}
            periods={[]}
            findOrigins={null}
            reports={null}
            partial
            lost={false}
          />
        ))
      )}
    </Stack>
  );
}

type ClientCardsProps = { client: Client; place: BoardPlace };

/**
 * The cards of a client. The one of the board's type is about the period that the board shows. The buttons need nothing but the
 * client, so they do not wait for its figures.
 */
function ClientCards({ client, place }: ClientCardsProps) {
  const { t } = useTranslation("admin");
  const figures = useFigures(client.id);
  const reports = useAllReports(newestReports(client.id));
  const partial = !reports.data || reports.data.partial === true;
  const findOrigins = useFiguresOrigin(figures.data);
  const [now] = useState(() => new Date());

  return (
    <>
      {figures.isLoadingError && (
        <LoadFailed
          compact
          title={t("reports.figuresFailed")}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {reports.isError && partial && (
        <LoadFailed
          compact
          title={t("reports.reportsFailed")}
          error={reports.error}
          onRetry={() => void reports.refetch()}
        />
      )}
      {reportTypes.map((reportType) => {
        const chosen = reportType === place.reportType && place.periodStart !== null ? place.periodStart : null;
        const last = figures.data?.reportPeriods[reportType] ?? lastCompletePeriod(reportType, now);
        const period = (chosen && periodStarting(reportType, chosen)) || last;
        return (
          <ReportCard
            key={`${reportType} ${period.start}`}
            client={client}
            reportType={reportType}
            period={period}
            periods={pastPeriods(reportType, last)}
            findOrigins={findOrigins}
            reports={reports.data?.reports ?? null}
            partial={partial}
            lost={reports.isError}
          />
        );
      })}
    </>
  );
}

type ReportCardProps = {
  /** Null until a client is selected. */
  client: Client | null;
  reportType: ReportType;
  /** The period that a new report covers at first. Null until a client is selected. */
  period: Period | null;
  /** The periods to choose from, newest first. */
  periods: Period[];
  findOrigins: ((reportType: ReportType, start: string) => OriginGroup[]) | null;
  /** The client's newest reports, of every type. Null until they are loaded. */
  reports: ReportProgress[] | null;
  /** Whether any of them may be missing, since they are not loaded. */
  partial: boolean;
  /** Whether the last request for the reports failed. */
  lost: boolean;
};

function ReportCard({
  client,
  reportType,
  period: first,
  periods,
  findOrigins,
  reports,
  partial,
  lost,
}: ReportCardProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const [draft, setDraft] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const period = periods.find((one) => one.start === start) ?? first;
  const origins = (period && findOrigins?.(reportType, period.start)) ?? null;
  const isSample = origins?.includes("sample") ?? false;
  const current = reports?.find(
    (report) => report.reportType === reportType && report.reportPeriod.start === period?.start,
  );
  const known = current !== undefined || !partial;
  const runs = useReportRuns();
  const run = runs.shown(current);
  const going = run?.outcome === "pending" ? current : undefined;
  const { follow } = runs;
  useEffect(() => {
    if (going) follow(going);
  }, [going, follow]);
  const busy = runs.asking !== undefined || going !== undefined;
  const shown = runs.asking ?? run?.purpose;

  const [asked, setAsked] = useState<RunPurpose>("generate");
  const ask = (purpose: RunPurpose, confirmed?: string[]) => {
    setAsked(purpose);
    if (!client) {
      toast({ title: t("reports.selectFirst"), variant: "destructive" });
      return;
    }
    if (busy || !period) return;
    const comment = draft !== null && draft.trim() !== (current?.comment ?? "") ? draft.trim() : undefined;
    runs.start({ clientId: client.id, reportType, periodStart: period.start, purpose, comment, confirmed });
  };
  // Not `disabled`: a click without a selected client explains what is missing.
  const button = (purpose: RunPurpose) => ({
    "aria-disabled": !client || !period || busy,
    "data-disabled": !client || !period || busy,
    "aria-label": t(purpose === "send" ? `reports.sendNamed.${reportType}` : `reports.generateNamed.${reportType}`),
    onClick: () => ask(purpose),
  });

  return (
    <Stack as="section" gap="0.75rem 2rem" className={styles["card"]} aria-labelledby={`report-${reportType}`}>
      <div>
        <h2 id={`report-${reportType}`} className={styles["type"]}>
          {t(`reportType.${reportType}`)}
        </h2>
        <Text size="small" tone="soft" top="0.15rem">
          {t(`reports.explain.${reportType}`)}
        </Text>
        {period && (
          <Row gap="0.25rem 0.75rem" align="center" top="0.5rem">
            <Select
              className={styles["choosePeriod"]}
              labelHidden
              label={t("reports.period", { type: t(`reportType.${reportType}`) })}
              value={period.start}
              options={periods.map((one) => ({ value: one.start, label: format.period(reportType, one) }))}
              onChange={(value) => {
                setStart(value);
                setDraft(null);
              }}
            />
            {origins && <OriginBadge origins={origins} />}
          </Row>
        )}
        {known && !shown && !runs.refusal && <CurrentReport report={current ?? null} marked={isSample} />}
      </div>
      <div className={styles["buttons"]}>
        <Button variant="default" {...button("generate")}>
          {t("reports.generate")}
        </Button>
        <Button {...button("send")}>{t("reports.send")}</Button>
      </div>
      {/* A new comment replaces the stored one, which is to be seen first. */}
      {client && known && (
        <CommentField
          value={draft ?? current?.comment ?? ""}
          label={`${t("reports.comment")}, ${t(`reportType.${reportType}`)}`}
          onChange={setDraft}
        />
      )}
      {current && !shown && !runs.refusal && <LastSending report={current} runs={runs} />}
      {client && runs.refusal && (
        <RunRefusal
          error={runs.refusal}
          reportType={reportType}
          busy={busy}
          onFigures={() => void navigate(localised(figuresPath(client.id, { reportType, periodStart: period?.start })))}
          onConfirm={(confirmed) => ask(asked, confirmed)}
        />
      )}
      {client && shown && !runs.refusal && (
        <RunView
          purpose={shown}
          report={runs.asking ? null : (current ?? null)}
          lost={lost}
          marked={isSample}
          runs={runs}
          onFigures={() => void navigate(localised(figuresPath(client.id, { reportType, periodStart: period?.start })))}
        />
      )}
    </Stack>
  );
}

/**
 * The state of the period's report before a new run starts.
 * @param marked whether sample figures are marked beside it already
 */
function CurrentReport({ report, marked }: { report: ReportProgress | null; marked: boolean }) {
  const { t } = useTranslation(["admin", "common"]);
  const format = useFormat();
  const sentTo = useSentTo();
  if (!report?.generatedAt)
    return (
      <Text size="small" tone="soft" top="0.35rem" className={styles["current"]}>
        {t("admin:reports.notYet")}
      </Text>
    );
  const { state } = report.mails;
  return (
    <Text as="div" size="small" tone="soft" top="0.35rem" className={styles["current"]}>
      <p>
        {t("admin:reports.generatedAt", { when: format.moment(report.generatedAt) })}
        {" · "}
        {state === "sent"
          ? t("admin:reports.sentAt", sentTo(report.mails))
          : t(state ? `admin:allReports.dispatch.${state}` : "admin:reports.notSent")}
        {report.sample && !marked && (
          <>
            {" "}
            <SampleBadge label={t("common:state.sample")} />
          </>
        )}
      </p>
      <ReportLinks report={report} />
    </Text>
  );
}

/** Whom the last sending of a report did not reach, if anybody, before a new run starts. */
function LastSending({ report, runs }: { report: ReportProgress; runs: ReportRuns }) {
  const isUnreached = report.life === "uncertain" || report.life === "failed";
  if (!isUnreached || report.state === "failed") return null;
  return (
    <div className={styles["run"]}>
      <Unreached report={report} mails={report.mails} runs={runs} />
    </div>
  );
}

type CommentFieldProps = { value: string; label: string; onChange: (comment: string) => void };

/** The staff's comment in a report. Collapsed until it is needed. */
function CommentField({ value, label, onChange }: CommentFieldProps) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState(false);
  const undrawn = useUndrawn([value]);
  const input = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => setWanted(true));
    input.current?.focus();
  };
  if (!wanted && value === "") {
    return (
      <Button className={styles["commentAdd"] ?? ""} variant="subtle" color="ink" size="compact-sm" onClick={open}>
        + {t("reports.commentAdd")}
      </Button>
    );
  }
  return (
    <div className={styles["comment"]}>
      <Textarea
        ref={input}
        label={t("reports.comment")}
        aria-label={label}
        description={t("reports.commentHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={3}
        maxLength={longestComment}
        value={value}
        // One that is being emptied stays under the cursor.
        onFocus={() => setWanted(true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <UndrawnNote words={undrawn} />
    </div>
  );
}
