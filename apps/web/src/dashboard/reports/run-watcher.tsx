import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readReportProgress } from "@agency/contracts/reports/endpoints";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import type { Run } from "./use-report-runs.ts";

/** How often the progress of a report is asked for, in ms. */
const interval = 1000;

type RunWatcherProps = {
  run: Run;
  /** `error` is why the server could not be asked the last time. */
  onProgress: (run: Run, progress: ReportProgress, error: Error | null) => void;
};

/** Asks how far a report is for as long as it is rendered, also while the staff look at another tab or window. */
export function RunWatcher({ run, onProgress }: RunWatcherProps) {
  const { id = "", clientId = "" } = run.progress ?? {};
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useQuery({
    queryKey: keys.progress(id, run.number),
    queryFn: ({ signal }) => call(readReportProgress, { params: { clientId, reportId: id } }, { signal }),
    refetchInterval: interval,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const report = useRef<() => void>(() => undefined);

  useEffect(() => {
    report.current = () => {
      const progress = data ?? run.progress;
      if (progress) onProgress(run, progress, error);
    };
  });
  useEffect(() => {
    if (dataUpdatedAt > 0 || errorUpdatedAt > 0) report.current();
  }, [dataUpdatedAt, errorUpdatedAt]);

  return null;
}
