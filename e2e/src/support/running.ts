import type { Page } from "@playwright/test";

/** Has public pages remember that their application has begun, which a page tells by the event `shown`. */
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

/** Goes to a public page and waits until its application has begun. */
export async function openRunning(page: Page, address: string): Promise<void> {
  const { begun } = await watchRunning(page);
  await page.goto(address);
  await begun();
}

/** Moves the page's clock on by as long as a person takes at the least over a form: what is quicker counts as a program. */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2200;
  });
}
