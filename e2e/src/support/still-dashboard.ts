import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { texts } from "./texts.ts";

/** The dashboard at a place, with a clock that stands still and goes on with `page.clock.runFor`. */
export async function openDashboard(page: Page, place = ""): Promise<void> {
  await page.clock.install();
  await page.goto(`/admin${place}`);
  await expect(page.getByRole("heading", { name: texts.en.admin.title })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
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
