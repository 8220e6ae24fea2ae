import { expect, type Page } from "@playwright/test";
import { disconnect, listConnections, removeConnection } from "@agency/contracts/connections/endpoints";
import type { Texts } from "./texts.ts";

const headers = { "sec-fetch-site": "same-origin" };

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
  const answer = await page.request.get(listConnections.path);
  const { connections } = (await answer.json()) as { connections: { id: string }[] };
  return connections.map(({ id }) => id);
}

/** Leaves no connection to other tests of this product. */
export async function removeConnections(page: Page): Promise<void> {
  for (const id of await connectionIds(page)) {
    await page.request.post(disconnect.path.replace(":connectionId", id), { headers });
    await page.request.delete(removeConnection.path.replace(":connectionId", id), { headers });
  }
}
