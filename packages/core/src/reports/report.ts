import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { DispatchState, ReportState } from "@agency/model/states";
import type { Mailable } from "../mail/mail-work.ts";
import type { Work } from "../work.ts";

/** One report of one client, type and period. `snapshot` is null until the report is first generated. */
export type Report = Work & {
  id: string;
  clientId: string;
  type: ReportType;
  periodStart: string;
  periodEnd: string;
  state: ReportState;
  /** Problem of the last try. */
  problem: Problem | null;
  requestedAt: Date;
  generatedAt: Date | null;
  sample: boolean;
  comment: string | null;
  snapshot: Snapshot | null;
};

/** A report's current content: the frozen figures with the staff's latest comment. */
export function currentSnapshot({ snapshot, comment }: Pick<Report, "snapshot" | "comment">): Snapshot | null {
  return snapshot && { ...snapshot, comment };
}

/** One dispatch of one report. `snapshot` keeps the content as it was sent. */
export type Dispatch = Mailable & {
  reportId: string;
  /** 0 for the first dispatch, then 1, 2, … for each resend. */
  number: number;
  recipient: string;
  state: DispatchState;
  sentAt: Date | null;
  snapshot: Snapshot | null;
};
