import { expect, test } from "@playwright/test";
import { type Product, startProduct } from "@agency/testing/product";
import { sendWithoutReview, signIn } from "./support/staff.ts";
import { fill, texts } from "./support/texts.ts";

const { admin } = texts.en;

/** Set when `npm test` was given a mail server (SMTP_URL). Its emails cannot be read, but it must accept them. */
const given = process.env["TEST_SMTP_URL"];

if (given) {
  let product: Product;

  test.beforeAll(async () => {
    product = await startProduct({ SMTP_URL: given, SAMPLE_DATA: "mail" });
  });
  test.afterAll(() => product?.stop());

  test("the given mail server accepts a report", async ({ page }) => {
    await signIn(page, { product, texts: texts.en, prefix: "" });
    await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill("Sample Client");
    await page.getByRole("textbox", { name: admin.clients.email, exact: true }).fill("owner@sample-client.example");
    await page.getByRole("button", { name: admin.clients.submit, exact: true }).click();
    await page.getByRole("button", { name: fill(admin.clients.select, { name: "Sample Client" }) }).click();
    await page.getByRole("tab", { name: admin.tabs.reports }).click();
    await sendWithoutReview(page, texts.en, "monthly");
    await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();
  });
}
