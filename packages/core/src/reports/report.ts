import type { ReportType } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

/** What every row of work has: when it is due, who holds it, and how often it was tried. */
export type Work = {
  attempts: number;
  /** When it may be tried next. */
  dueAt: Date;
  /** One claim's own token; every write of the holder is fenced by it. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** What the last try ran into, as a code of the error texts or in the words of the mail server. */
  problem: string | null;
};

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
