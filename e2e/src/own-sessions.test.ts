import { expect } from "@playwright/test";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { admin } = texts.en;
const { sessions } = admin;

test.use({ ownContext: true });

test("somebody sees where they are signed in, and ends the sign-in of another browser", async ({
  browser,
  page,
  product,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    await one.goto(`${product.url}/admin/login`);
    await one.getByRole("textbox", { name: admin.login.username }).fill(product.staff.username);
    await one.locator("input[type=password]").fill(product.staff.password);
    await one.getByRole("button", { name: admin.login.submit, exact: true }).click();
    await expect(one.getByRole("heading", { name: admin.title })).toBeVisible();
  }
  await page.goto(`${product.url}/admin/settings`);
  const own = page.getByRole("region", { name: sessions.title });
  await expect(own.getByRole("listitem").filter({ hasText: sessions.current })).toHaveCount(1);
  await expectAccessible(page);
  await expectFitsPhone(page);
  // The other one was used last.
  await own.getByRole("button", { name: sessions.end, exact: false }).first().click();
  await expect(page.getByText(sessions.ended, { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: admin.login.title })).toBeVisible();
  await other.context().close();
});
