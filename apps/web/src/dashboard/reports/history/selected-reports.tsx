import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import type { RunAction } from "@agency/model/states";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { ActionBar } from "../board/action-bar.tsx";
import { useRun, useStartRun } from "../board/api.ts";
import { RunSummary } from "../board/run-summary.tsx";
import { possibleActions } from "../possible-actions.ts";
import { reportActions } from "./report-actions.ts";

type SelectedReportsProps = { selected: ReportProgress[]; onClear: () => void };

/** What can be asked for the selected reports, and how far it is. It is a run of the month board for each type and period. */
export function SelectedReports({ selected, onClear }: SelectedReportsProps) {
  const { t } = useTranslation("board");
  const start = useStartRun();
  const [runIds, setRunIds] = useState<string[]>([]);

  const act = async (action: RunAction) => {
    const reports = selected.filter((report) => reportActions(report).includes(action));
    const groups = Object.values(
      Object.groupBy(reports, ({ reportType, reportPeriod }) => `${reportType} ${reportPeriod.start}`),
    );
    try {
      for (const group of groups) {
        const [first] = group ?? [];
        if (!group || !first) continue;
        const run = await start.mutateAsync({
          action,
          reportType: first.reportType,
          periodStart: first.reportPeriod.start,
          clientIds: group.map(({ clientId }) => clientId),
        });
        setRunIds((known) => [run.id, ...known.filter((id) => id !== run.id)]);
      }
      onClear();
    } catch (error) {
      toast({ title: t("actionFailed", { message: messageOf(error) }), variant: "destructive" });
    }
  };

  return (
    <>
      {runIds.map((runId) => (
        <Progress key={runId} runId={runId} onDismiss={() => setRunIds(runIds.filter((id) => id !== runId))} />
      ))}
      <ActionBar
        count={selected.length}
        possible={possibleActions(selected.map(reportActions))}
        busy={start.isPending}
        onAct={(action) => void act(action)}
        onClear={onClear}
      />
    </>
  );
}

function Progress({ runId, onDismiss }: { runId: string; onDismiss: () => void }) {
  const { data: run } = useRun(runId, { ended: false, on: true });
  return run && <RunSummary run={run} onDismiss={onDismiss} />;
}
