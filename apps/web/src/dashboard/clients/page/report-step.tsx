import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardRow } from "@agency/contracts/board";
import { useClientRow } from "../../reports/board/api.ts";
import { ChangeDialog } from "../../reports/board/change-dialog.tsx";
import { type Report, useReportRuns } from "../../reports/board/report-runs.tsx";
import { RowActions, stepInPlace } from "../../reports/board/row-actions.tsx";
import { useBoardTexts } from "../../reports/board/use-board-texts.ts";
import { useMay } from "../../staff/rights.tsx";

type ReportStepProps = Omit<Report, "clientId"> & {
  row: BoardRow;
  runs: Pick<ReturnType<typeof useReportRuns>, "busy" | "prepare" | "retry" | "send">;
};

/** The next step of a report. */
export function ReportStep({ row, runs, reportType, periodStart }: ReportStepProps) {
  const { t } = useTranslation(["client", "admin", "board"]);
  const texts = useBoardTexts();
  const type = t(`admin:reportType.${reportType}`);
  const may = useMay();
  const step = may("reports") ? stepInPlace(row) : null;
  const [seen, see] = useState<BoardRow | null>(null);
  const isOfBoard = step === "retry" || step === "seeChange";
  const text = step && t(isOfBoard ? `board:step.${step}` : `client:reports.${step}`);
  return (
    <>
      {step && text && (
        <Button
          aria-label={
            isOfBoard
              ? t("board:remedyNamed", { action: text, name: type })
              : t(`client:reports.${step}Named`, { type })
          }
          disabled={runs.busy}
          onClick={step === "seeChange" ? () => see(row) : runs[step]}
        >
          {text}
        </Button>
      )}
      <RowActions row={row} reportType={reportType} periodStart={periodStart} texts={texts} />
      {seen && (
        <ChangeDialog
          opened={seen}
          rows={[row]}
          reportType={reportType}
          periodStart={periodStart}
          onClose={() => see(null)}
        />
      )}
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
