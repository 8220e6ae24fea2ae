import { expect, test } from "@playwright/test";
import { languageKeys } from "@agency/content/settings";
import { addressIn, pageKinds } from "./audit/page-kinds.ts";
import { watchConsole } from "./support/console.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { type Product, startProduct } from "./support/product.ts";

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

for (const language of languageKeys) {
  for (const path of pageKinds) {
    const address = addressIn(language, path);

    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(colorScheme, () => {
        test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

        test(`${address} is accessible, fits a phone and leaves the console empty`, async ({ page }) => {
          const problems = watchConsole(page);
          await page.goto(product.url + address, { waitUntil: "networkidle" });
          await expectAccessible(page);
          await expectFitsPhone(page);
          expect(problems).toEqual([]);
        });
      });
    }

    test(`${address} can be used with text twice as large`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(product.url + address, { waitUntil: "networkidle" });
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`${address} can be read and left by its links`, async ({ page }) => {
        await page.goto(product.url + address);
        await expect(page.locator("h1")).toBeVisible();
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
        await page.locator("footer").getByRole("link").first().click();
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      });
    });
  }
}
