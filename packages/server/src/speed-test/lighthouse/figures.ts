import { decode, encode } from "jpeg-js";
import type { Result } from "lighthouse";
import {
  type FileKind,
  fileKinds,
  longestPicture,
  mostFindings,
  pagePicture,
  type SimulatedLine,
  type SpeedStep,
  type Advised,
  type SpeedAdvice,
  type PageFile,
} from "@agency/model/speed-findings";
import { speedVerdict } from "@agency/model/speed-limits";
import type { SpeedFigures } from "../speed-test.ts";

/**
 * Reads the stored figures from a Lighthouse result.
 * @throws Error when it has no score or no load time
 */
export function readFigures(lhr: Result): SpeedFigures {
  const score = lhr.categories["performance"]?.score;
  const metrics = auditDetails(lhr, "metrics")[0] ?? {};
  const requests = auditDetails(lhr, "network-requests");
  const load = Number(metrics["observedLoad"]);
  if (score == null || !(load >= 0)) throw new Error("NO_SCORE");
  const ms = (audit: string) => rounded(lhr.audits[audit]?.numericValue);
  const bytes = Math.round(requests.reduce((sum, { transferSize }) => sum + (Number(transferSize) || 0), 0));
  const line = simulatedLine(lhr);
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
        kind: fileKind(resourceType),
        bytes: Number(transferSize) || 0,
      })),
    ),
    steps: slowestSteps(lhr, bytes, line),
    advice: readAdvice(lhr),
    picture: lastPicture(lhr),
  };
}

/** The last picture of the page while it loaded, at most 500 pixels high. */
function lastPicture({ audits }: Result): string | null {
  const { details } = audits["final-screenshot"] ?? {};
  const data = details?.type === "screenshot" ? details.data : "";
  if (!pagePicture.test(data)) return null;
  return data.length <= longestPicture ? data : smallerPicture(data);
}

/** Qualities of a JPEG, as far as a page full of words needs them. */
const qualities = [55, 35, 20];

/** The same picture in the best quality that has room; null where none has. */
function smallerPicture(picture: string): string | null {
  const [beginning = "", data = ""] = picture.split(",");
  try {
    const pixels = decode(Buffer.from(data, "base64"), {
      useTArray: true,
      maxResolutionInMP: 4,
      maxMemoryUsageInMB: 64,
    });
    for (const quality of qualities) {
      const smaller = `${beginning},${encode(pixels, quality).data.toString("base64")}`;
      if (smaller.length <= longestPicture) return smaller;
    }
  } catch {
    // A picture that cannot be read is left out, and nothing else.
  }
  return null;
}

function simulatedLine({ configSettings }: Result): SimulatedLine {
  const { throughputKbps, rttMs, cpuSlowdownMultiplier } = configSettings.throttling;
  return { download: throughputKbps, roundTrip: rttMs, slowdown: cpuSlowdownMultiplier };
}

function fileKind(resourceType: unknown): FileKind {
  const kind = String(resourceType).toLowerCase();
  return fileKinds.find((known) => known === kind) ?? "other";
}

/** The slowest steps first. A slow server is always among them: everything else waits for it. */
function slowestSteps(lhr: Result, bytes: number, { download }: SimulatedLine): SpeedFigures["steps"] {
  const value = (audit: string) => Number(lhr.audits[audit]?.numericValue) || 0;
  const work = (group: string) =>
    Number(auditDetails(lhr, "mainthread-work-breakdown").find((item) => item["group"] === group)?.["duration"]) || 0;
  const times: Record<SpeedStep, number> = {
    redirects: value("redirects"),
    server: value("server-response-time"),
    transfer: (bytes * 8) / download,
    blocking: lhr.audits["render-blocking-insight"]?.metricSavings?.FCP ?? 0,
    scripts: value("bootup-time"),
    layout: work("styleLayout") + work("paintCompositeRender"),
  };
  const isSlowServer = ({ step, ms }: { step: SpeedStep; ms: number }) => step === "server" && isSlow(ms);
  const slowestFirst = (Object.keys(times) as SpeedStep[])
    .map((step) => ({ step, ms: Math.round(times[step]) }))
    .filter(({ ms }) => ms > 0)
    .toSorted((one, other) => other.ms - one.ms);
  const [others, server] = [slowestFirst.filter((one) => !isSlowServer(one)), slowestFirst.filter(isSlowServer)];
  const kept = [...others.slice(0, mostFindings - server.length), ...server];
  return kept.toSorted((one, other) => other.ms - one.ms);
}

/** Whether a server takes longer to answer than is good, in ms. */
export function isSlow(serverResponseTime: number): boolean {
  return speedVerdict("serverResponseTime", serverResponseTime) !== "good";
}

function auditDetails(lhr: Result, audit: string): Record<string, unknown>[] {
  const { details } = lhr.audits[audit] ?? {};
  return details && "items" in details && Array.isArray(details.items)
    ? (details.items as Record<string, unknown>[])
    : [];
}

function rounded(value: number | undefined): number | null {
  return value === undefined || !Number.isFinite(value) ? null : Math.round(value);
}

/** How many files a piece of advice names. */
export const mostFiles = 2;

/** Which audits give each piece of advice, and the item of the audit's checklist where it is one of several. */
const audits: Readonly<Record<SpeedAdvice, { audits: string[]; item?: string }>> = {
  redirects: { audits: ["document-latency-insight"], item: "noRedirects" },
  server: { audits: ["document-latency-insight"], item: "serverResponseIsFast" },
  compression: { audits: ["document-latency-insight"], item: "usesCompression" },
  images: { audits: ["image-delivery-insight"] },
  blocking: { audits: ["render-blocking-insight"] },
  unusedScripts: { audits: ["unused-javascript"] },
  unusedStyles: { audits: ["unused-css-rules"] },
  minify: { audits: ["unminified-javascript", "unminified-css"] },
  scripts: { audits: ["bootup-time"] },
  oldScripts: { audits: ["legacy-javascript-insight", "duplicated-javascript-insight"] },
  discovery: { audits: ["lcp-discovery-insight"], item: "requestDiscoverable" },
  fonts: { audits: ["font-display-insight"] },
  shifts: { audits: ["cls-culprits-insight"] },
  viewport: { audits: ["viewport-insight"] },
  elements: { audits: ["dom-size-insight"] },
  caching: { audits: ["cache-insight"] },
};

/** Lighthouse takes a visitor who comes again for these, so their estimates are not those of a first visit. */
const withoutTime: readonly SpeedAdvice[] = ["caching"];

/** Lighthouse marks an audit as passed from this score on. */
const passed = 0.9;

/** Advice of Lighthouse, the greatest saving of time first. */
function readAdvice(lhr: Result): Advised[] {
  return (Object.keys(audits) as SpeedAdvice[])
    .flatMap((advice) => adviseOn(lhr, advice) ?? [])
    .toSorted((one, other) => (other.savesMs ?? 0) - (one.savesMs ?? 0))
    .slice(0, mostFindings);
}

function adviseOn(lhr: Result, advice: SpeedAdvice): Advised | null {
  const { audits: names, item } = audits[advice];
  const failed = names
    .map((name) => lhr.audits[name])
    .filter((audit) => audit !== undefined)
    .filter((audit) => audit.score !== null && audit.score < passed)
    .filter((audit) => item === undefined || isUnchecked(audit, item));
  if (failed.length === 0) return null;
  const items = failed.flatMap(auditItems);
  const time = withoutTime.includes(advice) ? 0 : Math.max(...failed.map((audit) => timeSaved(lhr, audit, advice)));
  const bytes = failed.reduce((sum, audit) => sum + bytesSaved(audit, advice), 0);
  const files = items.map(({ url }) => url).filter((url) => typeof url === "string" && /^https?:/.test(url));
  return {
    advice,
    savesMs: time >= 50 ? Math.round(time) : null,
    savesBytes: bytes >= 1000 ? Math.round(bytes) : null,
    files: [...new Set((files as string[]).map(urlName))].slice(0, mostFiles),
  };
}

type Audit = NonNullable<Result["audits"][string]>;

/** The longest of the times by which a metric would be shorter, in ms. */
function timeSaved(lhr: Result, { metricSavings = {} }: Audit, advice: SpeedAdvice): number {
  // The audit of the document's latency counts redirects, the server's answer and compression together.
  if (advice === "compression") return 0;
  if (advice === "redirects") return Number(lhr.audits["redirects"]?.numericValue) || 0;
  const { FCP = 0, LCP = 0, TBT = 0 } = metricSavings;
  return Math.max(FCP, LCP, TBT);
}

function bytesSaved(audit: Audit, advice: SpeedAdvice): number {
  if (advice === "caching" || advice === "blocking" || advice === "server" || advice === "redirects") return 0;
  const { details } = audit;
  if (details && "overallSavingsBytes" in details) return Number(details.overallSavingsBytes) || 0;
  const debug =
    details && "debugData" in details ? (details.debugData as { wastedBytes?: unknown } | undefined) : undefined;
  const wasted = auditItems(audit).reduce((sum, { wastedBytes }) => sum + (Number(wastedBytes) || 0), 0);
  return wasted || Number(debug?.wastedBytes) || 0;
}

function auditItems({ details }: Audit): Record<string, unknown>[] {
  return details && "items" in details && Array.isArray(details.items)
    ? (details.items as Record<string, unknown>[])
    : [];
}

/** Whether a checklist in an audit has the item, unchecked. */
function isUnchecked({ details }: Audit, item: string): boolean {
  const lists = [details, ...(details && "items" in details && Array.isArray(details.items) ? details.items : [])];
  return lists.some((list) => {
    const items =
      list && typeof list === "object" && "items" in list ? (list.items as Record<string, { value?: unknown }>) : {};
    return items[item]?.value === false;
  });
}

/** The longest name of a file, in characters. */
export const longestName = 48;

/** The heaviest files, with the heaviest first. Files that were not transferred are none. */
export function heaviest(files: readonly { url: string; kind: FileKind; bytes: number }[]): PageFile[] {
  return files
    .filter(({ url, bytes }) => bytes > 0 && /^https?:/.test(url))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, mostFindings)
    .map(({ url, kind, bytes }) => ({ kind, host: new URL(url).host, name: urlName(url), bytes: Math.round(bytes) }));
}

/** The last part of a URL's path as people read it, cut in its middle; `/` for the root. */
export function urlName(url: string): string {
  const { pathname } = URL.parse(url) ?? { pathname: "/" };
  const last = pathname.split("/").findLast((part) => part !== "") ?? "/";
  const name = Array.from(readable(last));
  if (name.length <= longestName) return name.join("");
  const half = (longestName - 1) / 2;
  return `${name.slice(0, Math.ceil(half)).join("")}…${name.slice(-Math.floor(half)).join("")}`;
}

function readable(part: string): string {
  try {
    // Signs without a picture, such as marks that change the direction of the text, are left out.
    return decodeURIComponent(part).replaceAll(/\p{C}/gu, "");
  } catch {
    return part;
  }
}

/** The kind of a file by its media type. */
export function kindOfMedia(mediaType: string | null): FileKind {
  const [family = "", kind = ""] = (mediaType ?? "").split("/");
  if (family === "image" || family === "font") return family;
  if (family === "audio" || family === "video") return "media";
  if (/javascript|ecmascript/.test(kind)) return "script";
  if (kind === "css") return "stylesheet";
  return kind === "html" ? "document" : "other";
}
