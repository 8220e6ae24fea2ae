import { expect, type Page } from "@playwright/test";
import { agency } from "@agency/content/agency";
import { login } from "@agency/contracts/staff";
import type { Product } from "@agency/testing/product";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

// The server decides who must wait (packages/server/src/staff/sign-in.test.ts). These tests show what the page does then.

const { admin, errors } = texts.en;

/** Answers the next sign-in as the server does while others try the account. */
async function letWait(page: Page, seconds: number): Promise<void> {
  const body = JSON.stringify({ error: "too_many_attempts", message: errors.too_many_attempts });
  const headers = { "retry-after": String(seconds), "content-type": "application/json" };
  await page.route(`**${login.path}`, (route) => route.fulfill({ status: 429, body, headers }), { times: 1 });
}

async function enter(page: Page, { staff }: Product): Promise<void> {
  await page.getByRole("textbox", { name: admin.login.username }).fill(staff.username);
  await page.locator("input[type=password]").fill(staff.password);
  await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
}

test("the page of whoever must wait counts down, and signs in by itself when the turn comes", async ({
  page,
  product,
}) => {
  await letWait(page, 3);
  await page.goto("/admin/login");
  await enter(page, product);
  await expect(page.getByRole("timer")).toHaveText(/\d/);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
});

test("whoever must wait can ask for a link, which makes the browser known that opens it", async ({
  page,
  product,
  mailServer,
}) => {
  await letWait(page, 600);
  await page.goto("/admin/login");
  await enter(page, product);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(admin.login.turn.lead);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole("button", { name: admin.login.turn.link }).click();
  await expect(page.getByText(admin.login.turn.sent)).toBeVisible();

  await page.goto("about:blank");
  await page.goto(await linkTo(mailServer, agency.email, "/admin/login"));
  await page.getByRole("button", { name: admin.login.browser.know }).click();
  await expect(page.getByText(admin.login.browser.known)).toBeVisible();
  await enter(page, product);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
});
