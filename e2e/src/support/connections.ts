import { expect, type Page } from "@playwright/test";
import { call } from "./call.ts";
import type { Texts } from "./texts.ts";

/** Connects the fake's agency account under System Settings. */
export async function connectGoogle(page: Page, { connections }: Texts): Promise<void> {
  const region = page.getByRole("region", { name: connections.title, exact: true });
  await region
    .getByRole("button", { name: new RegExp(`^(${connections.connect}|${connections.connectAnother})$`) })
    .click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(region.getByText(connections.outcome.connected)).toBeVisible();
}

/** The connections' ids. */
export async function connectionIds(page: Page): Promise<string[]> {
  const { connections } = await call(page, "GET /api/connections");
  return connections.map(({ id }) => id);
}

/** Leaves no connection to other tests of this product. */
export async function removeConnections(page: Page): Promise<void> {
  for (const connectionId of await connectionIds(page)) {
    await call(page, "POST /api/connections/:connectionId/disconnect", { params: { connectionId } });
    await call(page, "DELETE /api/connections/:connectionId", { params: { connectionId } });
  }
}
