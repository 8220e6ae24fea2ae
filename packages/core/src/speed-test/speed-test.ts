import type { Work } from "../work.ts";

/** How far a test is. */
export type SpeedTestStage = "queued" | "opening" | "measuring" | "scoring";

/** What was measured. Times in ms, but for `loadTime`. Null is what this method cannot tell. */
export type SpeedFigures = {
  finalUrl: string;
  /** Seconds until the page's load event. */
  loadTime: number;
  /** 0 to 100. */
  performanceScore: number;
  /** A browser loaded the page, or else the server fetched it and what it names. */
  method: "lighthouse" | "server";
  formFactor: "mobile" | null;
  lighthouseVersion: string | null;
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  totalBlockingTime: number | null;
  speedIndex: number | null;
  cumulativeLayoutShift: number | null;
  serverResponseTime: number | null;
  /** Over the network, of everything that the page loaded. */
  bytes: number;
  requests: number;
};

/** One test that a visitor asked for. */
export type SpeedTest = Work & {
  id: string;
  /** What the visitor's browser calls it. */
  ticket: string;
  /** Normalised. */
  url: string;
  /** Of the address, to find others of the same by. */
  urlHash: string;
  state: "queued" | "running" | "done" | "failed";
  stage: SpeedTestStage;
  requestedAt: Date;
  /** When `figures` were measured: before the test was asked for where they are another's. */
  measuredAt: Date | null;
  figures: SpeedFigures | null;
  /** Why it failed: the key of a text. */
  problem: string | null;
};

/** A test with what it found. */
export type MeasuredSpeedTest = SpeedTest & { measuredAt: Date; figures: SpeedFigures };

export function isMeasured(test: SpeedTest): test is MeasuredSpeedTest {
  return test.state === "done" && test.figures !== null && test.measuredAt !== null;
}

/** How long what was found for one visitor is good for the next, in ms. */
export const freshFor = 10 * 60 * 1000;

/** After how long nobody waits for a test any more, in ms. */
export const waitedFor = 120_000;
