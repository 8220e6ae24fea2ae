import { expect } from "@playwright/test";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

test("an answer 429 at the portal's entrance asks the client to wait, and one of 400 is not taken for a wrong ID", async ({
  page,
}) => {
  const { portal, common } = texts.ms;
  for (const [status, words, title] of [
    [429, common.failure.tooMany, portal.entry.title],
    [400, fill(common.failure.answer, { status: "400" }), portal.closed.title],
  ] as const) {
    await page.route("**/api/reports/clients/*", (route) => route.fulfill({ status, body: "" }));
    await page.goto("/ms/client-portal");
    await page.getByLabel(portal.entry.label).fill("ABCD-EFGH-JKLM");
    await page.getByRole("button", { name: portal.entry.submit }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await page.unroute("**/api/reports/clients/*");
    await page.evaluate(() => sessionStorage.clear());
  }
});
