import type { Result } from "lighthouse";
import {
  type FileKind,
  fileKinds,
  mostFindings,
  type SimulatedLine,
  type SpeedStep,
} from "@agency/model/speed-findings";
import type { SpeedFigures } from "../speed-test.ts";
import { readAdvice } from "./advice.ts";
import { heaviest } from "./page-files.ts";

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
  const bytes = Math.round(requests.reduce((sum, { transferSize }) => sum + (Number(transferSize) || 0), 0));
  const line = lineOf(lhr);
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
    bytes,
    requests: requests.length,
    line,
    heaviest: heaviest(
      requests.map(({ url, resourceType, transferSize }) => ({
        url: String(url),
        kind: kindOf(resourceType),
        bytes: Number(transferSize) || 0,
      })),
    ),
    steps: stepsOf(lhr, bytes, line),
    advice: readAdvice(lhr),
  };
}

function lineOf({ configSettings }: Result): SimulatedLine {
  const { throughputKbps, rttMs, cpuSlowdownMultiplier } = configSettings.throttling;
  return { download: throughputKbps, roundTrip: rttMs, slowdown: cpuSlowdownMultiplier };
}

function kindOf(resourceType: unknown): FileKind {
  const kind = String(resourceType).toLowerCase();
  return fileKinds.find((known) => known === kind) ?? "other";
}

/** What took the most time, the slowest first. */
function stepsOf(lhr: Result, bytes: number, { download }: SimulatedLine): SpeedFigures["steps"] {
  const value = (audit: string) => Number(lhr.audits[audit]?.numericValue) || 0;
  const work = (group: string) =>
    Number(detailsOf(lhr, "mainthread-work-breakdown").find((item) => item["group"] === group)?.["duration"]) || 0;
  const times: Record<SpeedStep, number> = {
    redirects: value("redirects"),
    server: value("server-response-time"),
    transfer: (bytes * 8) / download,
    blocking: lhr.audits["render-blocking-insight"]?.metricSavings?.FCP ?? 0,
    scripts: value("bootup-time"),
    layout: work("styleLayout") + work("paintCompositeRender"),
  };
  return (Object.keys(times) as SpeedStep[])
    .map((step) => ({ step, ms: Math.round(times[step]) }))
    .filter(({ ms }) => ms > 0)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, mostFindings);
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
