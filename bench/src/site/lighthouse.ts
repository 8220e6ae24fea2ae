import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** What one visit came to: times in ms of Lighthouse's simulated phone, sizes in KB (1,000 bytes) as sent. */
export type Visit = {
  /** Points of performance short of 100. */
  missing: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  script: number;
  style: number;
  fonts: number;
  all: number;
};

type Request = { resourceType?: string; transferSize?: number };

export async function openLighthouse() {
  const chrome = await launch({
    chromePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  return {
    close: () => chrome.kill(),
    visit: async (address: string): Promise<Visit> => {
      const result = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: ["performance"],
        logLevel: "error",
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
      const { audits, categories } = result.lhr;
      const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      const details = audits["network-requests"]?.details;
      const requests = details && "items" in details ? (details.items as Request[]) : [];
      const size = (type?: string) =>
        requests
          .filter(({ resourceType }) => type === undefined || resourceType === type)
          .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
      return {
        missing: 100 - Math.round((categories["performance"]?.score ?? 0) * 100),
        lcp: value("largest-contentful-paint"),
        fcp: value("first-contentful-paint"),
        tbt: value("total-blocking-time"),
        cls: value("cumulative-layout-shift"),
        script: size("Script"),
        style: size("Stylesheet"),
        fonts: size("Font"),
        all: size(),
      };
    },
  };
}
