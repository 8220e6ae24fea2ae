import pLimit from "p-limit";
import type { FetchedText, Outbound } from "../../kit/outbound/outbound.ts";
import { serverScore } from "../server-score.ts";
import type { SpeedFigures } from "../speed-test.ts";
import { heaviest, kindOf } from "./page-files.ts";
import { pageResources } from "./page-resources.ts";

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
        const kind = kindOf(fetched?.contentType?.essence ?? null);
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
    advice: null,
  };
}
