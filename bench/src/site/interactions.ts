import { chromium, type Browser, type Page } from "@playwright/test";
import { percentile } from "../lib/figures.ts";

type Interaction = { name: string; path: string; width: number; act: (page: Page) => Promise<unknown> };

const press = (page: Page, selector: string) => page.locator(selector).first().click();

/** What visitors do on the public site, beyond following links. */
const interactions: readonly Interaction[] = [
  {
    name: "the menu of a phone opens",
    path: "/",
    width: 360,
    act: (page) => press(page, "header button[aria-expanded]"),
  },
  {
    name: "the list of services opens",
    path: "/",
    width: 1440,
    act: (page) => press(page, "header button[aria-expanded]"),
  },
  {
    name: "an incomplete enquiry is sent",
    path: "/",
    width: 360,
    act: (page) => press(page, "#contact [type=submit]"),
  },
  {
    name: "times to book are asked for",
    path: "/",
    width: 1440,
    act: (page) => press(page, "#tools button[aria-expanded]"),
  },
  { name: "a question unfolds", path: "/services/seo", width: 360, act: (page) => press(page, "main summary") },
  {
    name: "a tab is chosen",
    path: "/services/seo",
    width: 360,
    act: (page) => press(page, "main [role=tab][aria-selected=false]"),
  },
  { name: "articles are searched", path: "/blog", width: 360, act: typeQuery },
  {
    name: "an article is shared",
    path: "/blog/seo-guide-malaysian-businesses-2024",
    width: 1440,
    act: (page) => press(page, "main button[aria-haspopup], main button[popovertarget], main button[commandfor]"),
  },
];

async function typeQuery(page: Page): Promise<void> {
  await press(page, "input[type=search]");
  // The index comes with the focus.
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("iklan", { delay: 120 });
}

/** The slowest event of each interaction, from the input to the frame that shows it, at a quarter of the processor: medians, in ms. */
export async function slowestInteractions(url: string, runs: number): Promise<{ name: string; ms: number }[]> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" });
  try {
    const measured = [];
    for (const interaction of interactions) {
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(browser, url, interaction));
      measured.push({ name: interaction.name, ms: percentile(times, 50) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function timeOf(browser: Browser, url: string, { path, width, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  page.setDefaultTimeout(10_000);
  try {
    await page.goto(url + path, { waitUntil: "networkidle" });
    // Until the application has taken over, and is idle again.
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(globalThis, { durations });
      const observer = new PerformanceObserver((list) =>
        durations.push(...list.getEntries().map((one) => one.duration)),
      );
      observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(1000);
    return await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
  } finally {
    await page.close();
  }
}
