import type { RunAction, RunOutcome } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
import type { ReportRequest } from "../sending/store-requests.ts";
import type { RunItem, StoredRun } from "../sending/table.ts";

/** One request of the staff for many reports. */
export type Run = StoredRun & { action: RunAction };

/** A run with the number of clients of each outcome. */
export type RunProgress = {
  run: Run;
  counts: Partial<Record<RunOutcome, number>>;
  /** How many of the reports that it prepared are held. */
  held: number;
};

/** A client of a run, as the summary lists it. */
export type RunEntry = Pick<RunItem, "reportId" | "outcome" | "problem"> & {
  client: { accessId: string; name: string };
};

/** The step of a run for one client. An outcome that is known beforehand needs nothing else. */
export type RunStep = { clientId: string } & (
  | { kind: "settled"; reportId: string | null; outcome: RunOutcome }
  | { kind: "prepare"; request: ReportRequest }
  | { kind: "approve"; reportId: string }
  | { kind: "send"; reportId: string; approve: boolean; recipients: Recipient[] }
  | { kind: "retry"; reportId: string; recipients: Recipient[] }
  | { kind: "cancel"; reportId: string }
);

export type NewRun = Omit<Run, "requestedAt" | "endedAt"> & { runningKey: string };
