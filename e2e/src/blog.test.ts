import { expect, type Page } from "@playwright/test";
import { languages } from "@agency/content/settings";
import { test, testIn } from "./support/test.ts";
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

for (const language of ["en", "ms"] as const) {
  const { prefix } = languages[language];
  const { blog, article } = texts[language];

  test.describe(`${prefix}/blog`, () => {
    testIn("en", language)("lists twelve articles, and search filters them while you type", async ({ page }) => {
      const problems = watchConsole(page);
      await openRunning(page, `${prefix}/blog`);
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
      expect(problems).toEqual([]);
    });

    testIn("ms", language)("a category appears in the address, and that address opens it", async ({ page }) => {
      await openRunning(page, `${prefix}/blog`);
      await page
        .getByRole("navigation", { name: blog.filter.label })
        .getByRole("link", { name: blog.categories.ppc })
        .click();
      await expect(posts(page)).toHaveCount(2);
      await page.reload();
      await expect(posts(page)).toHaveCount(2);
      await page.goBack();
      await expect(posts(page)).toHaveCount(12);
    });

    testIn("ms", language)(
      "an article shows its facts, contents, related articles and share buttons",
      async ({ page, context }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
        await openRunning(page, `${prefix}/blog/${slug}`);
        await expect(page.locator("time").first()).toHaveAttribute("datetime", "2025-11-04");
        await expect(page.getByText(blog.readTime.replace("{{minutes}}", "14")).first()).toBeVisible();
        const contents = page.getByRole("navigation", { name: article.contents });
        expect(await contents.getByRole("link").count()).toBeGreaterThan(8);
        await contents.getByRole("link").nth(4).click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        await expect(page.getByRole("heading", { name: article.related })).toBeVisible();

        await page.getByRole("button", { name: article.share.open }).click();
        await page.getByRole("button", { name: article.share.copy }).click();
        await expect(page.getByText(article.share.copied, { exact: true })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${prefix}/blog/${slug}`);
      },
    );

    testIn("en", language)("the contents mark the current section, however the reader got there", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openRunning(page, `${prefix}/blog/${slug}`);
      const marked = page.getByRole("navigation", { name: article.contents }).locator("[aria-current]");
      await expect(marked).toHaveCount(0);
      for (const jump of [3000, 2500, -1500, 4000, -3500]) {
        await page.mouse.wheel(0, jump);
        await expect(async () => {
          const read = await page.evaluate(lastInUpperThird);
          await expect(marked).toHaveAttribute("href", `#${read}`, { timeout: 100 });
        }).toPass();
      }
    });

    testIn("ms", language)("an unknown article gets a 404 page of its own", async ({ page }) => {
      const answer = await page.goto(`${prefix}/blog/no-such-article`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.missing.title);
    });
  });
}
