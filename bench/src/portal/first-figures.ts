import type { Browser } from "@playwright/test";

/** Lighthouse's slow 4G and phone: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;

export type Arrival = {
  /** When the awaited element was painted, and the largest paint until a second later, in ms since the navigation. */
  shown: number;
  lcp: number;
  /** The work of the page's thread by then, slowed down as it is, in ms. */
  processor: number;
  /** How much the layout moved. */
  shift: number;
};

/** Opens a page on a slow phone, until an element is painted and a second more. */
export async function arrive(browser: Browser, address: string, awaited: string): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4g);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(watch, awaited);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => "shown" in globalThis, null, { timeout: 60_000 });
    const { metrics } = await session.send("Performance.getMetrics");
    const task = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    await page.waitForTimeout(1000);
    const seen = await page.evaluate(() => {
      const { shown, largest, shift } = globalThis as unknown as { shown: number; largest: number; shift: number };
      return { shown, lcp: largest, shift };
    });
    return { ...seen, processor: task * 1000 };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the largest paint, shifts of the layout, and the frame that paints the awaited element. */
function watch(awaited: string): void {
  const seen = Object.assign(globalThis as unknown as { largest: number; shift: number; shown?: number }, {
    largest: 0,
    shift: 0,
  });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (!document.querySelector(awaited)) return requestAnimationFrame(look);
    // The next frame begins once this one is painted.
    return requestAnimationFrame(() => (seen.shown = performance.now()));
  };
  requestAnimationFrame(look);
}
