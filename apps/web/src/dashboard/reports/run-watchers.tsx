import { useEffect, useEffectEvent } from "react";
import { newestOf, useAllReports } from "./api.ts";
import type { Run } from "./held-runs.tsx";
import { type Ended, outcomeOf } from "./progress-steps.ts";
import { useReportRuns } from "./use-report-runs.ts";

/** Watches the runs that wait. */
export default function RunWatchers() {
  const { waiting, end } = useReportRuns();
  return waiting.map((run) => <RunWatcher key={run.number} run={run} onEnd={end} />);
}

type RunWatcherProps = { run: Run; onEnd: (run: Run, outcome: Ended) => void };

/** Reports the end of a run once, even if the staff are viewing another client, tab or page. */
function RunWatcher({ run, onEnd }: RunWatcherProps) {
  const { data } = useAllReports(newestOf(run.clientId));
  const report = data?.reports.find(({ id }) => id === run.reportId);
  const outcome = report ? outcomeOf(report, run) : null;
  const tell = useEffectEvent(() => {
    if (outcome && outcome.kind !== "running") onEnd(run, outcome);
  });
  useEffect(() => tell(), [outcome?.kind]);
  return null;
}
