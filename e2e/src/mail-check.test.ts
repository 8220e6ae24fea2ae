import { expect } from "@playwright/test";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { mailCheck } = texts.en;

test.use({ signedIn: true });

test("the staff look up whether their emails can be told from forgeries", async ({ page }) => {
  await page.goto("/admin/settings");
  await page.getByLabel(mailCheck.headers).fill("Dear all, it arrived.");
  await page.getByRole("button", { name: mailCheck.check }).click();
  await expect(page.getByText(/with lines such as “Received:”/)).toBeVisible();

  await page.getByLabel(mailCheck.headers).fill("");
  await page.getByLabel(mailCheck.selector).fill("s1");
  await page.getByRole("button", { name: mailCheck.check }).click();
  // Whatever name servers this machine has: each check says what it found, or that it could not.
  for (const name of Object.values(mailCheck.names)) {
    await expect(page.getByRole("term").filter({ hasText: name })).toBeVisible();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectReadableIn(page, "dark");
});
