import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { DispatchState, ReportState } from "@agency/model/states";
import type { Mailable } from "../mail/mail-work.ts";
import type { Work } from "../work.ts";

/** One report of one client, type and period. `snapshot` is null until it was generated for the first time. */
export type Report = Work & {
  id: string;
  clientId: string;
  type: ReportType;
  periodStart: string;
  periodEnd: string;
  state: ReportState;
  /** What the last try ran into. */
  problem: Problem | null;
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
export type Dispatch = Mailable & {
  reportId: string;
  /** 0 for the first sending, then 1, 2, … for each resend. */
  number: number;
  recipient: string;
  state: DispatchState;
  sentAt: Date | null;
  snapshot: Snapshot | null;
};
