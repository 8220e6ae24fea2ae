import type { Page } from "@playwright/test";

/** Goes to a public page and waits until its application has begun, which the page tells by the event `shown`. */
export async function openRunning(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => addEventListener("shown", () => Object.assign(window, { isRunning: true })));
  await page.goto(address);
  await page.waitForFunction(() => "isRunning" in window);
}
