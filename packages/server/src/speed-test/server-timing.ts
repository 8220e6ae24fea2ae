import { Parser } from "htmlparser2";
import pLimit from "p-limit";
import { serverSpeedWeights } from "@agency/model/speed-limits";
import type { FetchedText, Outbound } from "../kit/outbound/outbound.ts";
import { heaviest, isSlow, kindOfMedia } from "./lighthouse/figures.ts";
import type { SpeedFigures } from "./speed-test.ts";

/** As many parallel requests as a browser makes to one server. */
const atOnce = 6;

/** Timeout for all resources of the page, in ms. A resource that is not loaded by then counts as taking that long. */
const deadline = 15_000;

/** Times a fetched page and the resources in its markup, without a browser. */
export async function timeFromServer(
  page: FetchedText,
  outbound: Pick<Outbound, "fetchBytes">,
  signal: AbortSignal,
): Promise<SpeedFigures> {
  const start = performance.now();
  const late = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const limit = pLimit(atOnce);
  const resources = pageResources(page.text, page.url);
  const files = await Promise.all(
    resources.map((url) =>
      limit(async () => {
        const fetched = late.aborted
          ? null
          : await outbound.fetchBytes(url, { signal: late, whenLarger: "cut" }).catch(() => null);
        const kind = kindOfMedia(fetched?.contentType?.essence ?? null);
        return { url, kind, bytes: fetched?.encodedBytes ?? 0 };
      }),
    ),
  );
  signal.throwIfAborted();
  const loadTime = page.totalMs + (performance.now() - start);
  const timing = {
    serverResponseTime: Math.round(page.firstByteMs),
    loadTime,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, page.encodedBytes),
    requests: page.hops.length + resources.length,
  };
  return {
    ...timing,
    finalUrl: page.url,
    loadTime: Math.round(loadTime / 10) / 100,
    performanceScore: serverScore(timing),
    method: "server",
    formFactor: null,
    lighthouseVersion: null,
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    totalBlockingTime: null,
    speedIndex: null,
    cumulativeLayoutShift: null,
    line: null,
    heaviest: heaviest([{ url: page.url, kind: "document", bytes: page.encodedBytes }, ...files]),
    steps: [{ step: "server", ms: timing.serverResponseTime }],
    advice: isSlow(timing.serverResponseTime)
      ? [{ advice: "server", savesMs: null, savesBytes: null, files: [] }]
      : null,
    picture: null,
  };
}

/** More than any page should need; further resources are not fetched. */
const maximumResources = 100;

/**
 * The URLs of the resources that a browser loads at once to show a page: style sheets, scripts and images in the markup.
 * Resources that these load in turn are unknown without running them.
 */
export function pageResources(html: string, pageUrl: string): string[] {
  let base = pageUrl;
  const found = new Set<string>();

  const add = (address: string | undefined) => {
    const url = address ? URL.parse(address, base) : null;
    if (!url || !["http:", "https:"].includes(url.protocol) || found.size >= maximumResources) return;
    url.hash = "";
    found.add(url.href);
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "base" && attributes["href"]) base = URL.parse(attributes["href"], pageUrl)?.href ?? base;
      if (name === "link" && /(^|\s)(stylesheet|modulepreload)(\s|$)/i.test(attributes["rel"] ?? "")) {
        add(attributes["href"]);
      }
      if (name === "script" && attributes["nomodule"] === undefined) add(attributes["src"]);
      if (name === "img" && attributes["loading"]?.toLowerCase() !== "lazy") add(attributes["src"]);
    },
  });
  parser.end(html);
  return [...found];
}

/** Measurements that the server can take without a browser. Times in ms. */
type ServerTiming = { serverResponseTime: number; loadTime: number; bytes: number; requests: number };

type Curve = {
  /** The values that score 0.9 and 0.5. */
  good: number;
  median: number;
};

/**
 * Lighthouse's own curve, applied to measurements without a browser. The medians are near those of the HTTP Archive
 * for phones (response time, weight, requests). The load time is the server's, which has a better connection than a
 * phone.
 */
const curves: Record<keyof ServerTiming, Curve> = {
  serverResponseTime: { good: 200, median: 600 },
  loadTime: { good: 1200, median: 3500 },
  bytes: { good: 800_000, median: 2_500_000 },
  requests: { good: 30, median: 75 },
};

/** A score from 0 to 100 from the server's own timing: the weighted mean of each measurement's score. */
export function serverScore(timing: ServerTiming): number {
  const names = Object.keys(curves) as (keyof ServerTiming)[];
  const sum = names.reduce(
    (total, name) => total + serverSpeedWeights[name] * logNormalScore(timing[name], curves[name]),
    0,
  );
  return Math.round(sum);
}

/** The upper tail of a log-normal distribution: 1 at 0, 0.9 at `good`, 0.5 at `median`, and falling towards 0. */
function logNormalScore(value: number, { good, median }: Curve): number {
  if (value <= 0) return 1;
  // The value that 90 % exceed is 1.2816 standard deviations below the median.
  const deviation = Math.log(median / good) / 1.281_551_565_5;
  return upperTail((Math.log(value) - Math.log(median)) / deviation);
}

/** Upper tail of the normal distribution at z, accurate to seven digits: Abramowitz and Stegun 26.2.17. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const terms = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const polynomial = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
