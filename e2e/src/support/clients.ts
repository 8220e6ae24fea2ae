import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";
import { fill } from "./texts.ts";

/** The form for a new client, which is folded once there are clients. */
export async function openClientForm(page: Page, { admin }: Texts): Promise<Locator> {
  const form = page.getByRole("region", { name: admin.clients.add, exact: true });
  const open = page.getByRole("button", { name: admin.clients.add, exact: true });
  await expect(form.or(open)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(form).toBeVisible();
  return form;
}

/** The row of a client, found by its name as a person would: the table renders the rows in sight only. */
export async function findClient(page: Page, { admin }: Texts, name: string): Promise<Locator> {
  await page.getByRole("searchbox", { name: admin.clients.search }).fill(name);
  const row = page.getByRole("row").filter({ has: selectButton(page, { admin }, name) });
  // Rows move once the others are gone, and a click on one that moves is lost.
  await expect(page.locator("[data-outdated]")).toHaveCount(0);
  await expect(row).toBeVisible();
  return row;
}

/** Finds and selects a client. */
export async function selectClient(page: Page, texts: Texts, name: string): Promise<void> {
  await findClient(page, texts, name);
  await selectButton(page, texts, name).click();
}

function selectButton(page: Page, { admin }: Pick<Texts, "admin">, name: string): Locator {
  return page.getByRole("button", { name: fill(admin.clients.select, { name }), exact: true });
}
