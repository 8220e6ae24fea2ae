import type { MeasuredSpeedTest, SpeedFigures, SpeedTest, SpeedTestStage } from "./speed-test.ts";

export type NewSpeedTest = Pick<SpeedTest, "id" | "ticket" | "url" | "urlHash" | "requestedAt">;

/** What the visitors' side reads and asks for. */
export type SpeedTestRepository = {
  /** The newest finished test of an address that was measured since then. */
  measuredSince: (urlHash: string, since: Date) => Promise<MeasuredSpeedTest | null>;
  /** Queues a test unless so many wait or run already. */
  enqueue: (test: NewSpeedTest, capacity: number) => Promise<"queued" | "full" | "ticket_taken">;
  find: (id: string) => Promise<SpeedTest | null>;
  findByTicket: (ticket: string) => Promise<SpeedTest | null>;
  /** How many tests wait or run that were asked for before this one. */
  ahead: (test: SpeedTest) => Promise<number>;
  /** Forgets a test that nobody waits for any more, if it has not begun. */
  withdraw: (id: string) => Promise<void>;
};

/** What the worker does with tests that are due. Every write is fenced by the lease, which it also prolongs. */
export type SpeedTestWork = {
  claim: (id?: string) => Promise<SpeedTest | null>;
  measuredSince: SpeedTestRepository["measuredSince"];
  reach: (test: SpeedTest, stage: SpeedTestStage) => Promise<boolean>;
  finish: (test: SpeedTest, figures: SpeedFigures, measuredAt: Date) => Promise<boolean>;
  fail: (test: SpeedTest, problem: string) => Promise<boolean>;
  /** Gives an unfinished test back, to be taken by another at once. */
  release: (test: SpeedTest) => Promise<boolean>;
  /** Forgets the tests that were asked for before. */
  forgetBefore: (moment: Date) => Promise<void>;
};
