import type { Work } from "../work.ts";
import type { ReportType } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

/** One report of one client, type and period. `snapshot` is null until it was generated for the first time. */
export type Report = Work & {
  id: string;
  clientId: string;
  type: ReportType;
  periodStart: string;
  periodEnd: string;
  state: "queued" | "running" | "done" | "failed";
  requestedAt: Date;
  generatedAt: Date | null;
  sample: boolean;
  comment: string | null;
  snapshot: Snapshot | null;
};

/** A report's content as it stands now: the frozen figures with the staff's latest comment. */
export function currentSnapshot({ snapshot, comment }: Pick<Report, "snapshot" | "comment">): Snapshot | null {
  return snapshot && { ...snapshot, comment };
}

/** One sending of one report. What was mailed is kept in `snapshot` as it was sent. */
export type Dispatch = Work & {
  id: string;
  reportId: string;
  /** 0 for the first sending, then 1, 2, … for each resend. */
  number: number;
  /** Stable, so that a mail can be found again. */
  messageId: string;
  recipient: string;
  state: "queued" | "rendered" | "sending" | "sent" | "failed" | "uncertain";
  requestedAt: Date;
  sentAt: Date | null;
  snapshot: Snapshot | null;
};
