import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { fill, texts } from "./texts.ts";

/**
 * The dashboard on its first tab, or at a place with something that is there once its data are, with a clock that stands still and
 * goes on with `page.clock.runFor`.
 */
export async function openDashboard(page: Page, place = "", ready = clientCount(page)): Promise<void> {
  await page.clock.install();
  await page.goto(`/admin${place}`);
  await expect(ready).toBeVisible();
  // Data that come after the clock has stopped are not drawn.
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Above the list of clients; it is there once the list is. */
export function clientCount(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: fill(texts.en.admin.clients.count, { number: "" }).trim() });
}

/** Lets the clock go on until something that is loaded when wanted, or fades in, is there. */
export async function runUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(wanted).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(1000);
}

/** Axe waits by the clock: it goes on from here. */
export async function expectAccessibleFromHere(page: Page, part?: string): Promise<void> {
  await page.clock.resume();
  await expectAccessible(page, part);
}
