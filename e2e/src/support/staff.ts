import { expect, type Page } from "@playwright/test";
import type { Client, ClientInput } from "@agency/contracts/clients";
import type { Product } from "@agency/testing/product";
import { call } from "./call.ts";
import type { Texts } from "./texts.ts";

/** Signs in as a member of staff would, and waits for the dashboard. */
export async function signIn(
  page: Page,
  { product, texts, prefix }: { product: Product; texts: Texts; prefix: string },
) {
  const { login, title } = texts.admin;
  await page.goto(`${product.url}${prefix}/admin`);
  await expect(page).toHaveURL(`${product.url}${prefix}/admin/login`);
  await page.getByRole("textbox", { name: login.username }).fill(product.staff.username);
  await page.locator("input[type=password]").fill(product.staff.password);
  await page.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

/** Adds a client, by the session of a page that is signed in. */
export function addClient(page: Page, client: ClientInput): Promise<Client> {
  return call(page, "POST /api/reports/clients", { body: client });
}

/** Changes a client, as another member of staff would. */
export function changeClient(page: Page, { id }: Pick<Client, "id">, client: ClientInput): Promise<Client> {
  return call(page, "PUT /api/reports/clients/:clientId", { params: { clientId: id }, body: client });
}
