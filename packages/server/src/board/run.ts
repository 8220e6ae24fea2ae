import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { RunAction, RunOutcome } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
import type { RunItem, StoredRun } from "../sending/run-table.ts";
import type { ReportRequest } from "../sending/store-requests.ts";

/** What the staff asked for many reports at once. */
export type Run = StoredRun & { action: RunAction };

/** A run with the number of clients of each outcome. */
export type RunProgress = { run: Run; counts: Partial<Record<RunOutcome, number>> };

/** A client of a run, as the summary lists it. */
export type RunEntry = Pick<RunItem, "reportId" | "outcome" | "problem"> & {
  client: { accessId: string; name: string };
};

/** What a run does for one client. An outcome that is known beforehand needs nothing else. */
export type RunStep = { clientId: string } & (
  | { kind: "settled"; reportId: string | null; outcome: RunOutcome }
  | { kind: "prepare"; request: ReportRequest }
  | { kind: "approve"; reportId: string }
  | { kind: "send"; reportId: string; approve: boolean; recipients: Recipient[] }
  | { kind: "retry"; reportId: string; recipients: Recipient[] }
  | { kind: "cancel"; reportId: string }
);

export type NewRun = Omit<Run, "requestedAt" | "endedAt"> & { runningKey: string };

export type RunRepository = {
  /**
   * Stores a run and does what it asks for, all or nothing. The same request while it goes on changes nothing.
   * @returns the run's id, and the reports and dispatches for which to wake the worker
   */
  start: (run: NewRun, steps: RunStep[]) => Promise<{ runId: string; reportIds: string[]; dispatchIds: string[] }>;
  find: (runId: string) => Promise<RunProgress | null>;
  /** The runs of a period that go on, and the last one that ended, newest first. */
  ofPeriod: (type: ReportType, period: Period) => Promise<RunProgress[]>;
  /** The clients of a run, those with trouble first. */
  entries: (
    runId: string,
    page: { outcome?: RunOutcome | undefined; limit: number; offset: number },
  ) => Promise<RunEntry[]>;
};
