import { expect, type Page } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { openRunning, watchConsole } from "./support/visitor.ts";

const word = "Labuan";
const slug = "paid-advertising-guide-labuan-businesses-2024";

/** The id of the last heading that has come up there. */
const lastInUpperThird = () =>
  [...document.querySelectorAll("[data-article] [id^=section-]")].findLast(
    (heading) => heading.getBoundingClientRect().top <= innerHeight * 0.34,
  )?.id;
const posts = (page: Page) => page.locator("main article");

test("the blog lists twelve articles, filters them while you type or by category, and returns to where one was", async ({
  page,
}) => {
  const { blog } = texts.en;
  const problems = watchConsole(page);
  await openRunning(page, "/blog");
  await expect(posts(page)).toHaveCount(12);
  const box = page.getByLabel(blog.search.label);
  await box.pressSequentially(word);
  await expect(page.getByRole("status").first()).toContainText(word);
  await expect(posts(page).first()).toContainText(word);
  await expect(posts(page)).not.toHaveCount(12);
  await expect(page).toHaveURL(/[?&]q=Labuan/);
  await box.fill("zzqqxx");
  await expect(page.getByText(fill(blog.search.none, { query: "zzqqxx" }))).toBeVisible();
  await page
    .getByRole("link", { name: blog.search.showAll })
    .or(page.getByRole("button", { name: blog.search.showAll }))
    .click();
  await expect(posts(page)).toHaveCount(12);

  await page
    .getByRole("navigation", { name: blog.filter.label })
    .getByRole("link", { name: getEntry(blog.categories, "ppc") })
    .click();
  await expect(posts(page)).toHaveCount(2);
  await page.reload();
  await expect(posts(page)).toHaveCount(2);
  await page.goBack();
  await expect(posts(page)).toHaveCount(12);

  const last = posts(page).locator("a").last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(posts(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
  expect(problems).toEqual([]);
});

test("an article shows its facts and contents, marks the section that is read, and can be shared", async ({
  page,
  context,
}) => {
  const { blog, article } = texts.ms;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRunning(page, `/ms/blog/${slug}`);
  await expect(page.locator("time").first()).toHaveAttribute("datetime", "2025-11-04");
  await expect(page.getByText(blog.readTime.replace("{{minutes}}", "14")).first()).toBeVisible();
  const contents = page.getByRole("navigation", { name: article.contents });
  const marked = contents.locator("[aria-current]");
  await expect(marked).toHaveCount(0);
  // However the reader gets there.
  for (const jump of [3000, -1500, 4000]) {
    await page.mouse.wheel(0, jump);
    await expect(async () => {
      const read = await page.evaluate(lastInUpperThird);
      await expect(marked).toHaveAttribute("href", `#${read}`, { timeout: 100 });
    }).toPass();
  }
  expect(await contents.getByRole("link").count()).toBeGreaterThan(8);
  const section = contents.getByRole("link").nth(4);
  await section.click();
  await expect(section).toHaveAttribute("aria-current");
  await expect(page.getByRole("heading", { name: article.related })).toBeVisible();

  await page.getByRole("button", { name: article.share.open }).click();
  await page.getByRole("button", { name: article.share.copy }).click();
  await expect(page.getByText(article.share.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/ms/blog/${slug}`);
});
