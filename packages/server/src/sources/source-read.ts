import type { ReportType } from "@agency/model/report/report-type";
import type { SourceProblem } from "@agency/model/source-problem";
import type { ReadState } from "@agency/model/source-read";
import type { Work } from "../kit/work/work.ts";

/** The reading of one period from a client's source, as a row of work. There is one for each source, type and period. */
export type SourceRead = Work & {
  id: string;
  sourceId: string;
  reportType: ReportType;
  /** The period's first day. */
  periodStart: string;
  state: ReadState;
  /** Why the last try gave no figures. */
  problem: SourceProblem | null;
  /** When its figures were last kept; null before. */
  readAt: Date | null;
  /** Whether Google will not change them any more. */
  final: boolean;
  /** Whether it was history when it was asked for. */
  backfill: boolean;
  requestedAt: Date;
};

/** A period to read. */
export type ReadRequest = Pick<SourceRead, "id" | "sourceId" | "reportType" | "periodStart" | "backfill"> & {
  dueAt: Date;
};

/** How far a source has been read, in months. */
export type ReadProgress = {
  sourceId: string;
  total: number;
  read: number;
  /** Queued or being read. */
  waiting: number;
  cancelled: number;
  /** Given up. */
  failed: number;
};
