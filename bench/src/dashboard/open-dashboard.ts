import type { Browser, BrowserContext } from "@playwright/test";
import type { Product } from "@agency/testing/product";

export type Dashboard = { browser: Browser; context: BrowserContext };

/** A browser in which a member of staff is signed in. */
export async function openDashboard(browser: Browser, { url, staff }: Product): Promise<Dashboard> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto("/admin/login");
  await page.locator("input[autocomplete=username]").fill(staff.username);
  await page.locator("input[type=password]").fill(staff.password);
  await page.locator("form [type=submit]").click();
  await page.waitForURL("**/admin");
  await page.close();
  return { browser, context };
}
