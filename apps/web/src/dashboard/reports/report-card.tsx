import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { SourceBadge } from "../figures/source-badge.tsx";
import type { FiguresSource } from "../figures/use-figures-source.ts";
import { useFormat } from "../shared/use-format.ts";
import { CommentField } from "./comment-field.tsx";
import { CurrentReport } from "./current-report.tsx";
import { outcomeOf, type Purpose } from "./progress-steps.ts";
import { RunView } from "./run-view.tsx";
import type { ReportRuns, Run } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type ReportCardProps = {
  /** Null until one is selected. */
  client: Client | null;
  reportType: ReportType;
  /** The period that a report asked for now would cover, once it is known. */
  period: Period | null;
  source: FiguresSource | null;
  /** The report of this period, where there is one. */
  current: ReportProgress | null;
  runs: ReportRuns;
  onFigures: (client: Client, reportType: ReportType) => void;
};

/** One kind of report: what it covers, its two buttons, and how far it is. */
export function ReportCard({ client, reportType, period, source, current, runs, onFigures }: ReportCardProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const run = client && runs.of(client.id, reportType);
  const busy = run !== null && isBusy(run);

  const ask = (purpose: Purpose) => {
    if (!client) {
      toast({ title: t("reports.selectFirst"), variant: "destructive" });
      return;
    }
    if (busy) return;
    const comment = draft !== null && draft.trim() !== (current?.comment ?? "") ? draft.trim() : undefined;
    void runs.start({ clientId: client.id, reportType, purpose, comment, reportId: current?.id });
  };
  // Not `disabled`: a press without a client is answered with what is missing.
  const button = (purpose: Purpose) => ({
    "aria-disabled": !client || busy,
    "data-disabled": !client || busy,
    "aria-label": t(purpose === "send" ? `reports.sendNamed.${reportType}` : `reports.generateNamed.${reportType}`),
    onClick: () => ask(purpose),
  });

  return (
    <section className={styles["card"]} aria-labelledby={`report-${reportType}`}>
      <div className={styles["about"]}>
        <h2 id={`report-${reportType}`} className={styles["type"]}>
          {t(`reportType.${reportType}`)}
        </h2>
        <p className={styles["explain"]}>{t(`reports.explain.${reportType}`)}</p>
        {period && (
          <div className={styles["period"]}>
            <strong>{format.period(reportType, period)}</strong>
            {source && <SourceBadge source={source} />}
          </div>
        )}
        {client && period && !run && <CurrentReport report={current} />}
      </div>
      <div className={styles["buttons"]}>
        <Button variant="default" {...button("generate")}>
          {t("reports.generate")}
        </Button>
        <Button {...button("send")}>{t("reports.send")}</Button>
      </div>
      {client && (
        <CommentField
          value={draft ?? current?.comment ?? ""}
          label={`${t("reports.comment")}, ${t(`reportType.${reportType}`)}`}
          onChange={setDraft}
        />
      )}
      {client && run && <RunView run={run} runs={runs} onFigures={() => onFigures(client, reportType)} />}
    </section>
  );
}

function isBusy({ progress, purpose, refusal }: Run): boolean {
  if (refusal) return false;
  return progress === null || outcomeOf(progress, purpose).kind === "running";
}
