import { expect, test } from "@playwright/test";
import { startProduct } from "@agency/testing/product";
import { signIn } from "./support/staff.ts";
import { fill, texts } from "./support/texts.ts";

const { admin } = texts.en;

test("a sample report is marked as such, and without a mail server its email can be read in the dashboard", async ({
  page,
}) => {
  const product = await startProduct({ SAMPLE_DATA: "mail" });
  try {
    await signIn(page, { product, texts: texts.en, prefix: "" });
    await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill("Sample Gallery");
    await page.getByRole("textbox", { name: admin.clients.email, exact: true }).fill("gallery@sample.example");
    await page.getByRole("button", { name: admin.clients.submit, exact: true }).click();
    await page.getByRole("button", { name: fill(admin.clients.select, { name: "Sample Gallery" }) }).click();
    await page.getByRole("tab", { name: admin.tabs.reports }).click();
    await page.getByRole("button", { name: admin.reports.sendNamed.weekly }).click();
    await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(admin.mails.lead)).toBeVisible();

    await page.getByRole("button", { name: admin.reports.sendNamed.weekly }).click();
    await expect(page.getByText(admin.reports.alreadySent).first()).toBeVisible();

    await page.getByRole("tab", { name: admin.tabs.analytics }).click();
    await page.getByRole("link", { name: admin.analytics.settings }).click();
    await page.getByRole("button", { name: /\[Sample data\] Weekly report.*Sample Gallery/ }).click();
    await expect(page.getByRole("dialog").last()).toContainText("gallery@sample.example");
  } finally {
    await product.stop();
  }
});
