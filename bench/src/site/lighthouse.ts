import { launch } from "chrome-launcher";
import { loadPage } from "@agency/server/speed-test/lighthouse/load-page";
import { type Task, type TraceEvent, outermost, namedTasks } from "../lib/trace.ts";

/** The figures of one visit: times in ms on Lighthouse's simulated phone, compressed sizes in KB (1,000 bytes). */
export type Visit = {
  /** Performance points missing to 100. */
  missing: number;
  lcp: number;
  fcp: number;
  tbt: number;
  /** The same in processor time. */
  blocked: number;
  cls: number;
  script: number;
  style: number;
  fonts: number;
  /** All transferred bytes, including headers. */
  all: number;
};

type Request = { transferSize?: number };
type LogEntry = { method: string; params: { requestId?: string; type?: string; encodedDataLength?: number } };

const launchChromium = () =>
  launch({
    chromePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });

export async function openLighthouse() {
  let chrome = await launchChromium();
  const load = (address: string) =>
    loadPage(address, { port: chrome.port, onlyCategories: ["performance"], logLevel: "error" });
  return {
    close: () => chrome.kill(),
    visit: async (address: string): Promise<Visit> => {
      // A Chromium that once fails to record a page may fail again and again.
      const { lhr, artifacts } = await load(address).catch(async () => {
        chrome.kill();
        chrome = await launchChromium();
        return load(address);
      });
      const { audits, categories } = lhr;
      const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      const details = audits["network-requests"]?.details;
      const requests = details && "items" in details ? (details.items as Request[]) : [];
      const bodies = bodiesByType(artifacts.DevtoolsLog as LogEntry[]);
      return whole({
        missing: 100 - Math.round((categories["performance"]?.score ?? Number.NaN) * 100),
        lcp: value("largest-contentful-paint"),
        fcp: value("first-contentful-paint"),
        tbt: value("total-blocking-time"),
        blocked: blockedOnProcessor(artifacts.Trace.traceEvents),
        cls: value("cumulative-layout-shift"),
        script: bodies("Script"),
        style: bodies("Stylesheet"),
        fonts: bodies("Font"),
        all: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
      });
    },
  };
}

/** @throws RangeError when a figure is missing, which a median of the others would hide */
function whole(visit: Visit): Visit {
  const missing = Object.entries(visit).filter(([, value]) => Number.isNaN(value));
  if (missing.length > 0) throw new RangeError(`A visit told no ${missing.map(([name]) => name).join(", ")}`);
  return visit;
}

/** The size in KB of all bodies of a type of resource, without their headers. */
function bodiesByType(log: readonly LogEntry[]): (type: string) => number {
  const types = new Map(
    log
      .filter(({ method }) => method === "Network.responseReceived")
      .map(({ params }) => [params.requestId, params.type]),
  );
  return (type) =>
    log
      .filter(({ method, params }) => method === "Network.dataReceived" && types.get(params.requestId) === type)
      .reduce((sum, { params }) => sum + (params.encodedDataLength ?? 0) / 1000, 0);
}

const slowdown = 4;
/** Lighthouse's Lantern has a task with a layout in it slow down half as much as the rest (`layoutTaskMultiplier`). */
const slowdownOfLayout = slowdown / 2;
const longAfter = 50;

/**
 * Total blocking time in ms as Lighthouse defines it (what the tasks last beyond 50 ms each, at a quarter of the processor),
 * but of the time that they were on the processor: a machine that is shared takes it away in the middle of a task, which
 * says nothing of the page. It counts from the navigation on: Lighthouse begins at the first paint that it simulates, which
 * often comes before the tasks that painted. NaN when nothing was painted.
 */
function blockedOnProcessor(trace: readonly TraceEvent[]): number {
  const painted = trace.findLast(({ name }) => name === "firstContentfulPaint");
  const begun = trace.findLast(
    ({ name, pid, ts }) => name === "navigationStart" && pid === painted?.pid && ts < painted.ts,
  );
  if (!painted || !begun) return Number.NaN;
  const work = trace.filter(({ ph, pid, tid }) => ph === "X" && pid === painted.pid && tid === painted.tid);
  const layouts = namedTasks(work, /^Layout$/);
  const hasLayout = (task: Task) => layouts.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur);
  return outermost(namedTasks(work, /RunTask$/))
    .filter(({ ts }) => ts >= begun.ts)
    .reduce((sum, task) => {
      const slow = hasLayout(task) ? slowdownOfLayout : slowdown;
      return sum + Math.max(0, (slow * task.tdur) / 1000 - longAfter);
    }, 0);
}
