import { expect } from "@playwright/test";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { openRunning } from "./support/visitor.ts";

test("the terms open from the footer, their contents link to every section, and the notice names all that is stored meanwhile", async ({
  page,
}) => {
  const { legal } = texts.ms;
  const sections = Object.entries(legal.terms.sections);
  await openRunning(page, "/");
  await page.locator(`footer a[href="/terms"]`).click();
  await expect(page).toHaveURL(/terms$/);
  await page.locator(`a[data-language]:not([aria-current])`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: legal.terms.title })).toBeVisible();
  const contents = page.getByRole("navigation", { name: legal.contents });
  await expect(contents.getByRole("link")).toHaveCount(sections.length);
  const [last, { title } = { title: "" }] = sections.at(-1) ?? [];
  await contents.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`#${last}$`));
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();

  await page.goto("/ms/privacy");
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain("language");
  expect(stored).toContain("react-router-scroll-positions");
  const named = await page.locator("main :is(td, th) code").allTextContents();
  for (const key of stored) expect(named).toContain(key);
});
