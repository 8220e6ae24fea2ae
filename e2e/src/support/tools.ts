import type { Page } from "@playwright/test";
import { openRunning, takeTime } from "./running.ts";

/** Opens a page and lets the time pass that a person needs for a form. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openRunning(page, path);
  await takeTime(page);
}

/** What was announced last. */
export const toast = (page: Page) => page.locator("[data-radix-collection-item], li[data-state=open]").last();

/** The card of one of the free tools. */
export const chit = (page: Page, tool: string) => page.locator(`article[data-tool=${tool}]`);
