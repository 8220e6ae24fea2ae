import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { ReportProgress } from "@agency/contracts/reports";
import type { OriginGroup } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { OriginBadge } from "../figures/origins.tsx";
import { useFormat } from "../shared/use-format.ts";
import { CommentField } from "./comment-field.tsx";
import { ReportLinks } from "./report-links.tsx";
import { mailsInHand, type Purpose, purposeOf, sendingState, unreachedOf } from "./report-mails.ts";
import { RunRefusal, RunView } from "./run-view.tsx";
import { Unreached } from "./unreached.tsx";
import { type ReportRuns, useReportRuns } from "./use-report-runs.ts";
import { useSentTo } from "./use-sent-to.ts";
import styles from "./reports.module.css";

type ReportCardProps = {
  /** Null until a client is selected. */
  client: Client | null;
  reportType: ReportType;
  /** The period that a new report covers at first. Null until a client is selected. */
  period: Period | null;
  /** The periods to choose from, newest first. */
  periods: Period[];
  originOf: ((reportType: ReportType, start: string) => OriginGroup[]) | null;
  /** The client's newest reports, of every type. Null until they are loaded. */
  reports: ReportProgress[] | null;
  /** Whether any of them may be missing, since they are not loaded. */
  partial: boolean;
  /** Whether the last request for the reports failed. */
  lost: boolean;
  onFigures: (client: Client, reportType: ReportType, start?: string) => void;
};

/** One report type: its period, its two buttons and its progress. */
export function ReportCard({
  client,
  reportType,
  period: first,
  periods,
  originOf,
  reports,
  partial,
  lost,
  onFigures,
}: ReportCardProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const period = periods.find((one) => one.start === start) ?? first;
  const origins = (period && originOf?.(reportType, period.start)) ?? null;
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
  const shown = runs.asking ?? (run && purposeOf(run));

  const ask = (purpose: Purpose) => {
    if (!client) {
      toast({ title: t("reports.selectFirst"), variant: "destructive" });
      return;
    }
    if (busy || !period) return;
    const comment = draft !== null && draft.trim() !== (current?.comment ?? "") ? draft.trim() : undefined;
    runs.start({ clientId: client.id, reportType, periodStart: period.start, purpose, comment });
  };
  // Not `disabled`: a click without a selected client explains what is missing.
  const button = (purpose: Purpose) => ({
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
          onFigures={() => onFigures(client, reportType, period?.start)}
        />
      )}
      {client && shown && !runs.refusal && (
        <RunView
          purpose={shown}
          report={runs.asking ? null : (current ?? null)}
          lost={lost}
          marked={isSample}
          runs={runs}
          onFigures={() => onFigures(client, reportType, period?.start)}
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
  const state = sendingState(report);
  return (
    <Text as="div" size="small" tone="soft" top="0.35rem" className={styles["current"]}>
      <p>
        {t("admin:reports.generatedAt", { when: format.moment(report.generatedAt) })}
        {" · "}
        {state === "sent"
          ? t("admin:reports.sentAt", sentTo(mailsInHand(report)))
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
  const mails = unreachedOf(report);
  if (!mails) return null;
  return (
    <div className={styles["run"]}>
      <Unreached report={report} mails={mails} runs={runs} />
    </div>
  );
}
