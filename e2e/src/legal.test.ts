import { expect } from "@playwright/test";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { openRunning } from "./support/visitor.ts";

for (const [language, prefix, name] of [
  ["en", "", "privacy"],
  ["ms", "/ms", "terms"],
] as const) {
  const { legal } = texts[language];
  const sections = Object.entries(legal[name].sections);

  test(`${prefix}/${name} opens from the footer, and its contents link to every section`, async ({ page }) => {
    await page.goto(prefix || "/");
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

test("the notice names everything that the site stores in a browser", async ({ page }) => {
  await openRunning(page, "/");
  await page.locator(`footer a[href="/terms"]`).click();
  await expect(page).toHaveURL(/terms$/);
  await page.locator(`a[data-language]:not([aria-current])`).first().click();
  await expect(page.locator("html")).not.toHaveAttribute("lang", "en");
  await page.goto("/privacy");
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain("language");
  expect(stored).toContain("react-router-scroll-positions");
  const named = await page.locator("main :is(td, th) code").allTextContents();
  for (const key of stored) expect(named).toContain(key);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole notice can be read, with every fact filled in", async ({ page }) => {
    await page.goto("/privacy");
    for (const { title } of Object.values(texts.en.legal.privacy.sections)) {
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByRole("cell", { name: "30 days", exact: true }).first()).toBeVisible();
    await expect(page.getByText("{{")).toHaveCount(0);
  });
});
