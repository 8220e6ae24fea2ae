import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/console.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { type Product, startProduct } from "./support/product.ts";
import { signIn } from "./support/staff.ts";
import { texts } from "./support/texts.ts";

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

for (const language of ["en", "ms"] as const) {
  const prefix = language === "ms" ? "/ms" : "";
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const path of ["/", "/admin/login", "/client-portal"]) {
        test(`${path} is accessible, fits a phone and leaves the console empty`, async ({ page }) => {
          const problems = watchConsole(page);
          await page.goto(`${product.url}${prefix}${path === "/" && prefix ? "" : path}`, { waitUntil: "networkidle" });
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectAccessible(page);
          await expectFitsPhone(page);
          expect(problems).toEqual([]);
        });
      }

      test("every tab of the dashboard is accessible and fits a phone", async ({ page }) => {
        await signIn(page, { product, texts: texts[language], prefix });
        for (const name of Object.values(texts[language].admin.tabs).slice(1)) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.getByRole("tab", { name }).click();
          await page.waitForLoadState("networkidle");
          await expectAccessible(page);
          await expectFitsPhone(page);
        }
      });
    });
  }

  test(`an unknown address answers 404 with a page in ${language}`, async ({ page }) => {
    const response = await page.goto(`${product.url}${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText("404 Page Not Found").first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
}

test("the toggle moves between the languages, and the choice is kept", async ({ page }) => {
  await page.goto(`${product.url}/client-portal`);
  await page.getByRole("link", { name: "MS" }).first().click();
  await expect(page).toHaveURL(`${product.url}/ms/client-portal`);
  await expect(page.getByRole("button", { name: texts.ms.portal.entry.submit })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
  await page.goto(`${product.url}/`);
  await expect(page).toHaveURL(/\/ms\/?$/);
  await page.getByRole("link", { name: "EN" }).first().click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
});

test("a stored language that the site does not have is left aside", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "fr"));
  await page.goto(`${product.url}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
