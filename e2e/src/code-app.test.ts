import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import type { Product } from "@agency/testing/product";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { admin, codeApp } = texts.en;

test.use({ ownContext: true });

async function enterPassword(page: Page, { url, staff }: Product): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/admin/login`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/admin/login`);
  await page.getByRole("textbox", { name: admin.login.username }).fill(staff.username);
  await page.locator("input[type=password]").fill(staff.password);
  await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: codeApp.login.code }).fill(code);
  await page.getByRole("button", { name: codeApp.login.submit }).click();
}

test("an app is set up by its picture, its codes and the recovery codes are asked after the password, until it is removed", async ({
  page,
  product,
}) => {
  await enterPassword(page, product);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
  await page.goto(`${product.url}/admin/settings`);
  const own = page.getByRole("region", { name: codeApp.title });
  await expect(own.getByText(codeApp.none)).toBeVisible();
  await own.getByRole("button", { name: codeApp.add }).click();
  const setUp = page.getByRole("dialog", { name: codeApp.setUp.title });
  await expect(setUp.getByRole("img", { name: codeApp.setUp.picture })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const secret = (await setUp.locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret });
  await setUp.getByRole("textbox", { name: codeApp.setUp.code }).fill("000000");
  await setUp.getByRole("button", { name: codeApp.setUp.submit }).click();
  await expect(setUp.getByText(texts.en.errors.field.wrong_code)).toBeVisible();
  await setUp.getByRole("textbox", { name: codeApp.setUp.code }).fill(app.generate());
  await setUp.getByRole("button", { name: codeApp.setUp.submit }).click();
  const shown = page.getByRole("dialog", { name: codeApp.recovery.title });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const [first = "", second = ""] = await shown.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await shown.getByRole("button", { name: codeApp.recovery.done }).click();
  await expect(own.getByText("10 recovery codes left")).toBeVisible();

  await enterPassword(page, product);
  await expect(page.getByRole("heading", { name: codeApp.login.title })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await enterCode(page, "000000");
  await expect(page.getByText(texts.en.errors.wrong_code)).toBeVisible();
  await enterCode(page, first);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();

  await enterPassword(page, product);
  await enterCode(page, second);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
  await page.goto(`${product.url}/admin/settings`);
  await expect(own.getByText("8 recovery codes left")).toBeVisible();
  await own.getByRole("button", { name: codeApp.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: codeApp.remove, exact: true }).click();
  await expect(own.getByText(codeApp.none)).toBeVisible();
  await enterPassword(page, product);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
});
