import type { Result } from "lighthouse";
import type { SpeedFigures } from "@agency/core/speed-test/speed-test";

/**
 * Reads the stored figures from a Lighthouse result.
 * @throws Error when it has no score or no load time
 */
export function readFigures(lhr: Result): SpeedFigures {
  const score = lhr.categories["performance"]?.score;
  const metrics = detailsOf(lhr, "metrics")[0] ?? {};
  const requests = detailsOf(lhr, "network-requests");
  const load = Number(metrics["observedLoad"]);
  if (score == null || !(load >= 0)) throw new Error("NO_SCORE");
  const ms = (audit: string) => rounded(lhr.audits[audit]?.numericValue);
  const shift = lhr.audits["cumulative-layout-shift"]?.numericValue;
  return {
    finalUrl: lhr.finalDisplayedUrl,
    loadTime: Math.round(load / 10) / 100,
    performanceScore: Math.round(score * 100),
    method: "lighthouse",
    formFactor: "mobile",
    lighthouseVersion: lhr.lighthouseVersion,
    firstContentfulPaint: ms("first-contentful-paint"),
    largestContentfulPaint: ms("largest-contentful-paint"),
    totalBlockingTime: ms("total-blocking-time"),
    speedIndex: ms("speed-index"),
    cumulativeLayoutShift: shift === undefined ? null : Math.round(shift * 1000) / 1000,
    serverResponseTime: ms("server-response-time") ?? rounded(Number(metrics["timeToFirstByte"])),
    bytes: Math.round(requests.reduce((sum, { transferSize }) => sum + (Number(transferSize) || 0), 0)),
    requests: requests.length,
  };
}

function detailsOf(lhr: Result, audit: string): Record<string, unknown>[] {
  const { details } = lhr.audits[audit] ?? {};
  return details && "items" in details && Array.isArray(details.items)
    ? (details.items as Record<string, unknown>[])
    : [];
}

function rounded(value: number | undefined): number | null {
  return value === undefined || !Number.isFinite(value) ? null : Math.round(value);
}
