import { expect, test } from "@playwright/test";
import { legal as english } from "@agency/content/messages/en/legal";
import { legal as malay } from "@agency/content/messages/ms/legal";
import { watchConsole } from "./support/console.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { type Product, startProduct } from "./support/product.ts";
import { openRunning } from "./support/running.ts";

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const languages = { en: { prefix: "", legal: english }, ms: { prefix: "/ms", legal: malay } };

for (const [language, { prefix, legal }] of Object.entries(languages)) {
  for (const name of ["privacy", "terms"] as const) {
    const sections = Object.entries(legal[name].sections);

    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(colorScheme, () => {
        test.use({ colorScheme });

        test(`/${name} is accessible, fits a phone and leaves the console empty (${language})`, async ({ page }) => {
          const problems = watchConsole(page);
          await page.goto(`${product.url}${prefix}/${name}`, { waitUntil: "networkidle" });
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectAccessible(page);
          await expectFitsPhone(page);
          expect(problems).toEqual([]);
        });
      });
    }

    test(`/${name} is reached from the footer, and its contents lead to every section (${language})`, async ({
      page,
    }) => {
      await page.goto(`${product.url}${prefix}/`);
      await page.locator(`footer a[href="${prefix}/${name}"]`).click();
      await expect(page.getByRole("heading", { level: 1, name: legal[name].title })).toBeVisible();
      const contents = page.getByRole("navigation", { name: legal.contents });
      await expect(contents.getByRole("link")).toHaveCount(sections.length);
      const [last, { title } = { title: "" }] = sections.at(-1) ?? [];
      await contents.getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`#${last}$`));
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
    });
  }
}

for (const [language, { prefix }] of Object.entries(languages)) {
  test(`the notice names all that the site has stored in a browser (${language})`, async ({ page }) => {
    await openRunning(page, `${product.url}${prefix}/`);
    await page.locator(`footer a[href="${prefix}/terms"]`).click();
    await expect(page).toHaveURL(/terms$/);
    await page.locator(`a[data-language]:not([aria-current])`).first().click();
    await expect(page.locator("html")).not.toHaveAttribute("lang", language);
    await page.goto(`${product.url}${prefix}/privacy`);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored).toContain("language");
    expect(stored).toContain("react-router-scroll-positions");
    const named = await page.locator("main :is(td, th) code").allTextContents();
    for (const key of stored) expect(named).toContain(key);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole notice can be read, with every fact put in", async ({ page }) => {
    await page.goto(`${product.url}/privacy`);
    for (const { title } of Object.values(english.privacy.sections)) {
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByRole("cell", { name: "30 days", exact: true })).toBeVisible();
    await expect(page.getByText("{{")).toHaveCount(0);
  });
});
