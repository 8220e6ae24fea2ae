import type { SpeedFindings } from "@agency/model/speed-findings";
import { readAddresses } from "@agency/model/web-address";
import { withoutFragment } from "../audit/address.ts";
import type { AuditResult } from "../audit/audit.ts";
import type { Work } from "../kit/work/work.ts";

/** The progress of a test. */
export type SpeedTestStage = "queued" | "opening" | "measuring" | "scoring";

/** The measurements. Times in ms, except `loadTime`. Null when the method cannot measure it. */
export type SpeedFigures = SpeedFindings & {
  finalUrl: string;
  /** Seconds until the page's load event. */
  loadTime: number;
  /** 0 to 100. */
  performanceScore: number;
  /** Whether a browser loaded the page, or the server fetched it and its resources. */
  method: "lighthouse" | "server";
  formFactor: "mobile" | null;
  lighthouseVersion: string | null;
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  totalBlockingTime: number | null;
  speedIndex: number | null;
  cumulativeLayoutShift: number | null;
  serverResponseTime: number | null;
  /** Bytes over the network for everything that the page loaded. */
  bytes: number;
  requests: number;
  /** The page as the simulated phone showed it, a JPEG as a data URI; null where there is none, or it is too large. */
  picture: string | null;
};

/** The audit of a page as a browser draws it. */
export type DrawnAudit = { finalUrl: string; result: AuditResult };

/** A test that a visitor requested. */
export type SpeedTest = Work & {
  id: string;
  /** Whether the browser measures how fast a page loads, or draws it for an audit. */
  kind: "measuring" | "drawing";
  /** The id chosen by the visitor's browser. */
  ticket: string;
  /** Normalised; without a scheme where the visitor typed none. */
  url: string;
  /** Hash of the address, for finding tests of the same address. */
  urlHash: string;
  state: "queued" | "running" | "done" | "failed";
  stage: SpeedTestStage;
  requestedAt: Date;
  /** Hash of the visitor's address; null while limits are off. */
  asker: string | null;
  /** Hash of the visitor's network, which several addresses share; forgotten once its use of the browser no longer counts. */
  network: string | null;
  /** When the browser last began with it. */
  begunAt: Date | null;
  /** How long it used the browser in earlier tries, and in the last one once that has ended. In ms. */
  usedMs: number;
  /** When `figures` were measured; earlier than the request when reused from another test. */
  measuredAt: Date | null;
  figures: SpeedFigures | null;
  /** Of a page that was drawn. */
  audit: DrawnAudit | null;
  /** Why it failed: the key of a text. */
  problem: string | null;
};

export type MeasuredSpeedTest = SpeedTest & { measuredAt: Date; figures: SpeedFigures };

export function isMeasured(test: SpeedTest): test is MeasuredSpeedTest {
  return test.state === "done" && test.figures !== null && test.measuredAt !== null;
}

/** How long a result may be reused for other visitors, in ms. */
export const freshFor = 10 * 60 * 1000;

/** How long until a test counts as abandoned, in ms. */
export const waitedFor = 120_000;

export type NewSpeedTest = Pick<
  SpeedTest,
  "id" | "kind" | "ticket" | "url" | "urlHash" | "requestedAt" | "asker" | "network"
>;

/** The most tests that may wait or run at once: in all, and of one network. One address may have one. */
export type QueueLimits = { capacity: number; perNetwork: number };

/**
 * Normalises an address so that visitors can share a test. The parser settles case, port and dots; this removes the fragment,
 * which never leaves the browser. A bare name stays one, because it may be on http.
 * @param typed means an address
 */
export function normaliseAddress(typed: string): string {
  const [address = "", ...others] = readAddresses(typed);
  const url = withoutFragment(address);
  return others.length > 0 ? url.replace(/^https:\/\//, "") : url;
}
