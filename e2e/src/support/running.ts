import type { Page } from "@playwright/test";

/** Records on public pages that their application has started (the event `shown`). */
export async function watchRunning(
  page: Page,
): Promise<{ hasBegun: () => Promise<boolean>; begun: () => Promise<void> }> {
  await page.addInitScript(() => addEventListener("shown", () => Object.assign(window, { isRunning: true })));
  return {
    hasBegun: () => page.evaluate(() => "isRunning" in window),
    begun: async () => {
      await page.waitForFunction(() => "isRunning" in window);
    },
  };
}

/** Goes to a public page and waits until its application has started. */
export async function openRunning(page: Page, address: string): Promise<void> {
  const { begun } = await watchRunning(page);
  await page.goto(address);
  await begun();
}

/** Advances the page's clock by the least time that a person needs for a form. Faster senders count as programs. */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2200;
  });
}
