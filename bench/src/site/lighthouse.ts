import { launch } from "chrome-launcher";
import { loadPage } from "@agency/server/speed-test/lighthouse/load-page";
import { blockedOnProcessor } from "./blocked.ts";

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
