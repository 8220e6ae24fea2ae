import { launch } from "chrome-launcher";
import { loadPage } from "@agency/server/speed-test/lighthouse/load-page";

/** Scores of 0 to 100; times in ms of Lighthouse's simulated mobile. */
export type PageScores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that did not pass, by Lighthouse's names. */
  failed: string[];
};

/** Runs Lighthouse (mobile, simulated throttling) on the addresses, one after another, in one browser. */
export async function scorePages(addresses: readonly string[]): Promise<Map<string, PageScores>> {
  const chrome = await launch({
    chromePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-sync",
    ],
  });
  try {
    const scores = new Map<string, PageScores>();
    for (const address of addresses) scores.set(address, await score(address, chrome.port));
    return scores;
  } finally {
    chrome.kill();
  }
}

async function score(address: string, port: number): Promise<PageScores> {
  const { lhr } = await loadPage(address, { port, output: "json", logLevel: "error" });
  const { categories, audits } = lhr;
  const of = (category: string) => Math.round(told(categories[category]?.score, category) * 100);
  const value = (audit: string) => told(audits[audit]?.numericValue, audit);
  const gating = ["accessibility", "best-practices", "seo"].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("best-practices"),
    seo: of("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    failed: gating.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/** @throws RangeError when Lighthouse gives no figure, which is not 0 */
function told(value: number | null | undefined, what: string): number {
  if (value === null || value === undefined) throw new RangeError(`Lighthouse tells no ${what}`);
  return value;
}
