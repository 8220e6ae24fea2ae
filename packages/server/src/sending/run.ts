import type { RunAction, RunOutcome } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
import type { SendTo } from "./choose-sending.ts";
import type { ReportRequest } from "./store-requests.ts";
import type { RunItem, StoredRun } from "./table.ts";

/** One request of the staff for many reports. */
export type Run = StoredRun & { action: RunAction; requestedBy: string };

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

/** The last request for a report by itself. */
export type SingleRun = {
  id: string;
  /** The sending that it asked for; null when the report was only to be generated. */
  number: number | null;
  outcome: RunOutcome;
};

/** The step of a run for one client. An outcome that is known beforehand needs nothing else. */
export type RunStep = { clientId: string } & (
  | { kind: "settled"; reportId: string | null; outcome: RunOutcome }
  /** Emails the report to the recipients as soon as it is generated and approved. */
  | { kind: "generate"; request: ReportRequest; recipients: Recipient[] }
  | { kind: "approve"; reportId: string }
  | { kind: "send"; reportId: string; approve: boolean; to: SendTo; recipients: Recipient[] }
  | { kind: "retry"; reportId: string; recipients: Recipient[] }
  | { kind: "withdraw"; reportId: string }
  | { kind: "cancel"; reportId: string }
  /** The staff found out what became of an uncertain email. One that did not arrive is sent again. */
  | { kind: "answer"; reportId: string; dispatchId: string; arrived: boolean }
);

export type NewRun = Omit<StoredRun, "id" | "requestedAt" | "endedAt" | "leavesAt"> & { leavesAt?: Date | null };
