import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";

/**
 * Opens the dashboard on its first tab, or at a place, waits for an element that appears with its data, and stops the clock.
 * `page.clock.runFor` advances it.
 */
export async function openDashboard(page: Page, place = "?tab=clients", ready = clientCount(page)): Promise<void> {
  await page.clock.install();
  await page.goto(`/admin${place}`);
  await expect(ready).toBeVisible();
  // Data that arrive after the clock has stopped are not rendered.
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Above the list of clients, and visible once the list is. */
export function clientCount(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /clients? registered/ });
}

/** Advances the clock until an element that loads on demand, or fades in, is visible. */
export async function runUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(wanted).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(1000);
}

/** Advances the clock until a list shows what its filters find. Rows move then, and a click on one that moves is lost. */
export async function runUntilFiltered(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(page.locator("[data-outdated]")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

/** Axe waits by the clock, so the clock runs again from here. */
export async function expectAccessibleFromHere(page: Page, part?: string): Promise<void> {
  await page.clock.resume();
  await expectAccessible(page, part);
}
