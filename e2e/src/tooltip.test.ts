import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/page-checks.ts";
import { type Product, startProduct } from "./support/product.ts";
import { addClient, openDashboard } from "./support/still-dashboard.ts";
import { fill, texts } from "./support/texts.ts";

const { admin } = texts.en;
const client = "Sample Bakery";

let product: Product;
test.beforeAll(async ({ browser }) => {
  product = await startProduct({ RATE_LIMITS: "off" });
  await addClient(browser, product, client);
});
test.afterAll(() => product?.stop());

test.describe("tooltips", () => {
  const { meaning } = admin.summary;
  const term = (page: Page, name: "totalClients" | "activeClients") =>
    page.getByRole("button", { name: admin.summary[name], exact: true });
  const tooltip = (page: Page, text: string) => page.getByRole("tooltip", { name: text });

  test("open after 700 ms; the next opens at once, until 300 ms after the last one closed", async ({ page }) => {
    await openDashboard(page, product);
    await term(page, "totalClients").hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await expectAccessible(page);

    await term(page, "activeClients").hover();
    await expect(tooltip(page, meaning.activeClients)).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(1);

    await page.mouse.move(5, 5);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(299);
    await term(page, "totalClients").hover();
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();

    await page.mouse.move(5, 5);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(300);
    await term(page, "totalClients").hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
  });

  test("open at once for the keyboard, describe their control, and go with Escape", async ({ page }) => {
    await openDashboard(page, product);
    await page.getByRole("button", { name: admin.logout }).focus();
    await page.keyboard.press("Tab");
    await expect(term(page, "totalClients")).toBeFocused();
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await expect(term(page, "totalClients")).toHaveAccessibleDescription(meaning.totalClients);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("name the icon that closes a dialog, and do not open because the dialog does", async ({ page }) => {
    await openDashboard(page, product);
    await page.getByRole("button", { name: fill(admin.clients.editNamed, { name: client }) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: admin.close, exact: true }).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page, admin.close)).toBeVisible();
  });

  test.describe("on touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a word that explains itself does so at a tap", async ({ page }) => {
      await openDashboard(page, product);
      await term(page, "totalClients").tap();
      await expect(tooltip(page, meaning.totalClients)).toBeVisible();
      await page.getByRole("heading", { name: admin.title }).tap();
      await expect(page.getByRole("tooltip")).toBeHidden();
    });
  });
});
