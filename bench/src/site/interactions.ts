import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { percentile } from "../lib/figures.ts";
import { articlePages, servicePage } from "./pages.ts";

export type Interaction = {
  name: string;
  path: string;
  width: number;
  /** The element to press. */
  target: string;
  /** The next action, after the response. */
  next?: (page: Page) => Promise<void>;
};

/** Visitors' actions on the public site, beyond following links. */
const onTheSite: readonly Interaction[] = [
  { name: "the menu of a phone opens", path: "/", width: 360, target: "header button[popovertarget=menu]" },
  { name: "the list of services opens", path: "/", width: 1440, target: "header button[aria-expanded]" },
  { name: "an incomplete enquiry is sent", path: "/", width: 360, target: "#contact [type=submit]" },
  { name: "times to book are asked for", path: "/", width: 1440, target: "#tools button[aria-expanded]" },
  { name: "a question unfolds", path: servicePage, width: 360, target: "main summary" },
  { name: "a tab is chosen", path: servicePage, width: 360, target: "main [role=tab][aria-selected=false]" },
  { name: "articles are searched", path: "/blog", width: 360, target: "input[type=search]", next: typeQuery },
  ...articlePages.map((path) => ({
    name: "an article is shared",
    path,
    width: 1440,
    target: "main button[popovertarget]",
  })),
];

/** How long a person presses, in ms. Only machines release at once. */
const pressLasts = 80;

/** A tap as long as a finger's; Playwright's takes no time. */
async function tap(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the page`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, pressLasts));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function typeQuery(page: Page): Promise<void> {
  // The focus loads the index.
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("iklan", { delay: 120 });
}

/** The slowest event of each interaction, from the input to the frame that shows it, at a quarter of the processor: medians, in ms. */
export async function slowestInteractions(
  url: string,
  runs: number,
  interactions = onTheSite,
): Promise<{ name: string; ms: number }[]> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" });
  try {
    const measured = [];
    for (const interaction of interactions) {
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await measureTime(browser, url, interaction));
      measured.push({ name: interaction.name, ms: percentile(times, 50) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function measureTime(browser: Browser, url: string, { path, width, target, next }: Interaction): Promise<number> {
  const isPhone = width < 600;
  const page = await browser.newPage({ viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone });
  page.setDefaultTimeout(10_000);
  try {
    await page.goto(url + path, { waitUntil: "networkidle" });
    // Until the application has started and is idle again.
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(globalThis, { durations });
      const observer = new PerformanceObserver((list) => {
        // Hovering is not an interaction.
        const events = (list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId);
        durations.push(...events.map(({ duration }) => duration));
      });
      observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const pressed = page.locator(target).and(page.locator(":visible")).first();
    await pressed.scrollIntoViewIfNeeded();
    // A person looks first, so the pointer arrives before the press.
    if (!isPhone) await pressed.hover();
    await page.waitForTimeout(500);
    await (isPhone ? tap(session, pressed) : pressed.click({ delay: pressLasts }));
    await next?.(page);
    await page.waitForTimeout(1000);
    return await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
  } finally {
    await page.close();
  }
}
