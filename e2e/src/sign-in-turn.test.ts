import { expect, type Page, test } from "@playwright/test";
import { login } from "@agency/contracts/auth";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { texts } from "./support/texts.ts";

const { admin, errors } = texts.en;
const staffEmail = "staff@sample.example";

let mailServer: MailServer;
let product: Product;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({
    SMTP_URL: mailServer.url,
    STAFF_EMAIL: staffEmail,
    RATE_LIMITS: "on",
    TRUSTED_PROXIES: "127.0.0.1",
  });
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.stop();
});

/** Uses up the checks of the account from other addresses. */
async function guess(page: Page): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await page.request.fetch(product.url + login.path, {
      method: login.method,
      data: { username: product.staff.username, password: `guess ${n}` },
      headers: { "x-forwarded-for": `203.0.${n}.1`, "sec-fetch-site": "same-origin" },
    });
  }
}

async function enter(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: admin.login.username }).fill(product.staff.username);
  await page.locator("input[type=password]").fill(product.staff.password);
  await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
}

const isIn = (page: Page) => expect(page.getByRole("heading", { name: admin.title })).toBeVisible();

test("whoever must wait can ask for a link, and is in at once in the browser that opened it", async ({ page }) => {
  await guess(page);
  await page.goto(`${product.url}/admin/login`);
  await enter(page);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(admin.login.turn.lead);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole("button", { name: admin.login.turn.link }).click();
  await expect(page.getByText(admin.login.turn.sent)).toBeVisible();

  await page.goto("about:blank");
  await page.goto(product.url + (await linkTo(mailServer, staffEmail, "/admin/login")));
  await page.getByRole("button", { name: admin.login.browser.know }).click();
  await expect(page.getByText(admin.login.browser.known)).toBeVisible();
  await expectAccessible(page);
  await guess(page);
  await enter(page);
  await isIn(page);
});

test("the page counts down and signs in by itself when the turn comes", async ({ page }) => {
  let refused = 0;
  await page.route(`**${login.path}`, async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    const body = JSON.stringify({ error: "too_many_attempts", message: errors.too_many_attempts });
    return route.fulfill({ status: 429, body, headers: { "retry-after": "3", "content-type": "application/json" } });
  });
  await page.context().clearCookies();
  await page.goto(`${product.url}/admin/login`);
  await enter(page);
  await expect(page.getByRole("timer")).toHaveText(/\d/);
  await isIn(page);
  expect(refused).toBe(1);
});
