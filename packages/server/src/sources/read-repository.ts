import type { AccountKind } from "@agency/model/connections";
import type { ReportType } from "@agency/model/report/report-type";
import type { SourceProblem } from "@agency/model/source-problem";
import type { PeriodKey } from "../figures/figures-repository.ts";
import type { Reading } from "../figures/reading.ts";
import type { ReadProgress, ReadRequest, SourceRead } from "./source-read.ts";
import type { Source } from "./source.ts";
import type { UnreadSources } from "./unread-source.ts";

/** What the product asks of the table of reads. */
export type ReadRepository = {
  /**
   * The sources of active clients of which not all of some periods were requested, with those that were: of all, or of one client. Weeks
   * are only read for clients with a weekly schedule that is on, unless `unscheduled`.
   * @param starts the newest first, without a gap
   */
  incomplete: (
    type: ReportType,
    starts: string[],
    of?: { clientId?: string | undefined; unscheduled?: boolean },
  ) => Promise<{ sourceId: string; requested: Set<string> }[]>;
  /** Stores the requests; those that exist stay as they are. */
  request: (requests: ReadRequest[]) => Promise<void>;
  /** Makes due what waits for a connection that was made again. @returns how many */
  wakeReconnected: () => Promise<number>;
  /** Makes due everything of a client's sources that is not read, also what was given up or cancelled: of all periods, or of one. */
  readNow: (clientId: string, only?: { reportType: ReportType; periodStart: string }) => Promise<void>;
  /** Makes due the newest periods of a source, although they were read. */
  readAgain: (sourceId: string) => Promise<void>;
  /** Cancels the history of a source that no worker has begun. */
  cancelBackfill: (sourceId: string) => Promise<void>;
  /** Which of the clients have sources that were to be read for a period and were not, or whose last reading failed since. */
  unread: UnreadSources;
  /** The kinds of a client's sources that read a period. */
  readersOf: (period: PeriodKey) => Promise<AccountKind[]>;
  progress: (clientId: string) => Promise<ReadProgress[]>;
};

/** Reads of one source that a worker has claimed together, the newest period first. */
export type ClaimedReads = { source: Source; reads: SourceRead[] };

/** How a read ended: done, or once more at a time. */
export type ReadEnd = {
  read: SourceRead;
  final: boolean;
  problem: SourceProblem | null;
  /** Null when it is done. */
  nextAt: Date | null;
  /** What was read; null when the period has no figures. */
  reading: Reading | null;
};

/** What a source showed of itself, kept with it. */
export type SourceHealth = Pick<Source, "problem" | "problemSince" | "readAt" | "timeZone">;

/** The worker's operations on due reads. Every write is fenced by the lease. */
export type ReadWork = {
  /**
   * Due reads of one source, as many as its kind reads at once, unless some of it are being read. Null when none is due.
   * @param sourceId only of this source
   */
  claim: (sourceId?: string) => Promise<ClaimedReads | null>;
  /** Which of the reads are of periods whose report is approved. */
  approved: (claimed: ClaimedReads) => Promise<Set<string>>;
  /**
   * Ends reads, adds their readings to the client's figures and keeps the source's health, all or nothing.
   * @returns how many were ended: another worker may have taken some over
   */
  finish: (source: Source, ends: ReadEnd[], health: SourceHealth) => Promise<number>;
  /** Gives the reads back as if they had not been tried. */
  release: (claimed: ClaimedReads) => Promise<void>;
  /** Queues the reads again for `retryAt`, with all else that waits for the source, or gives them up when it is null. */
  giveBack: (claimed: ClaimedReads, failure: { retryAt: Date | null }, health: SourceHealth) => Promise<void>;
};
