import type { DrawnAudit, MeasuredSpeedTest, SpeedFigures, SpeedTest, SpeedTestStage } from "./speed-test.ts";

export type NewSpeedTest = Pick<
  SpeedTest,
  "id" | "kind" | "ticket" | "url" | "urlHash" | "requestedAt" | "asker" | "network"
>;

/** The most tests that may wait or run at once: in all, and of one network. One address may have one. */
export type QueueLimits = { capacity: number; perNetwork: number };

/** The queries and requests of the visitors' side. */
export type SpeedTestRepository = {
  /** The newest finished test of an address, measured since a moment. */
  measuredSince: (urlHash: string, since: Date) => Promise<MeasuredSpeedTest | null>;
  /**
   * Queues a test unless too many wait or run already; `waiting` when they are the visitor's own. In a full queue it takes the
   * place of one whose network used much more of the browser.
   */
  enqueue: (test: NewSpeedTest, limits: QueueLimits) => Promise<"queued" | "full" | "waiting" | "ticket_taken">;
  find: (id: string) => Promise<SpeedTest | null>;
  findByTicket: (ticket: string) => Promise<SpeedTest | null>;
  /** Number of tests that run or have their turn before this one. */
  ahead: (test: SpeedTest, now: Date) => Promise<number>;
  /** Deletes an abandoned test, unless it has begun. */
  withdraw: (id: string) => Promise<void>;
};

/** The worker's operations on due tests. Every write is fenced by the lease and extends it. */
export type SpeedTestWork = {
  /** The test whose turn it is. */
  claim: () => Promise<SpeedTest | null>;
  /** Whether it makes room for others that wait. */
  mustYield: (test: SpeedTest) => Promise<boolean>;
  measuredSince: SpeedTestRepository["measuredSince"];
  reach: (test: SpeedTest, stage: SpeedTestStage) => Promise<boolean>;
  finish: (test: SpeedTest, figures: SpeedFigures, measuredAt: Date) => Promise<boolean>;
  finishDrawing: (test: SpeedTest, audit: DrawnAudit) => Promise<boolean>;
  fail: (test: SpeedTest, problem: string) => Promise<boolean>;
  /** Releases an unfinished test, so that another worker can claim it at once. */
  release: (test: SpeedTest) => Promise<boolean>;
  /** Deletes tests requested before a moment. */
  forgetBefore: (moment: Date) => Promise<void>;
  /** Forgets the networks whose use of the browser no longer counts. */
  forgetNetworks: () => Promise<void>;
};
