import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardRow, RunInput } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { useClientRow, useStartRun } from "../../reports/board/api.ts";
import { RowActions } from "../../reports/board/board-table.tsx";
import { SendQuestion } from "../../reports/board/send-question.tsx";
import { useBoardTexts } from "../../reports/board/use-board-texts.ts";
import { failureToast } from "../../shared/problem-text.ts";
import { useMay } from "../../staff/rights.tsx";

type Report = { clientId: string; reportType: ReportType; periodStart: string };

/** What is asked for one report, as the board asks it for many. `question` is what a send asks before it leaves. */
export function useReportRuns({ clientId, reportType, periodStart }: Report) {
  const { t } = useTranslation("board");
  const start = useStartRun();
  const [asked, ask] = useState<RunInput | null>(null);
  const body = { reportType, periodStart, clientIds: [clientId] };
  const run = (input: RunInput, onStarted?: () => void) =>
    start.mutate(input, {
      ...(onStarted && { onSuccess: onStarted }),
      onError: failureToast((message) => t("actionFailed", { message })),
    });
  return {
    busy: start.isPending,
    prepare: () => run({ ...body, action: "prepare" }),
    generate: () => run({ ...body, action: "generate" }),
    send: () => ask({ ...body, action: "send", undoable: true }),
    generateAndSend: () => ask({ ...body, action: "generate_and_send", undoable: true }),
    question: asked && (
      <SendQuestion
        body={asked}
        busy={start.isPending}
        onClose={() => ask(null)}
        onConfirm={(confirmed) => run(confirmed, () => ask(null))}
      />
    ),
  };
}

type ReportStepProps = Omit<Report, "clientId"> & {
  row: BoardRow;
  runs: Pick<ReturnType<typeof useReportRuns>, "busy" | "prepare" | "send">;
};

/** The next step of a report. */
export function ReportStep({ row, runs, reportType, periodStart }: ReportStepProps) {
  const { t } = useTranslation(["client", "admin"]);
  const texts = useBoardTexts();
  const type = t(`admin:reportType.${reportType}`);
  const may = useMay();
  const canPrepare =
    may("reports") && row.actions.includes("prepare") && (row.state === "ready" || row.state === "failed");
  const canSend =
    may("reports") && row.actions.includes("send") && (row.state === "approved" || row.state === "revised");
  return (
    <>
      {canPrepare && (
        <Button
          aria-label={t("client:reports.prepareNamed", { type })}
          disabled={runs.busy}
          onClick={() => runs.prepare()}
        >
          {t("client:reports.prepare")}
        </Button>
      )}
      {canSend && (
        <Button aria-label={t("client:reports.sendNamed", { type })} disabled={runs.busy} onClick={() => runs.send()}>
          {t("client:reports.send")}
        </Button>
      )}
      <RowActions row={row} reportType={reportType} periodStart={periodStart} texts={texts} />
    </>
  );
}

/** The next step of the monthly report of the last complete month, for where its row is not in sight; nothing without one. */
export function MonthlyStep({ clientId }: { clientId: string }) {
  const { data } = useClientRow(clientId, "monthly");
  const report = { clientId, reportType: "monthly" as const, periodStart: data?.period.start ?? "" };
  const runs = useReportRuns(report);
  if (!data?.row) return null;
  return (
    <>
      <ReportStep {...report} row={data.row} runs={runs} />
      {runs.question}
    </>
  );
}
