import { expect } from "@playwright/test";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

test("the toggle switches the language, and the choice is kept", async ({ page }) => {
  await page.goto("/client-portal");
  await page.getByRole("link", { name: "MS" }).first().click();
  await expect(page).toHaveURL("/ms/client-portal");
  await expect(page.getByRole("button", { name: texts.ms.portal.entry.submit })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
  await page.goto("/");
  await expect(page).toHaveURL(/\/ms\/?$/);
  await page.getByRole("link", { name: "EN" }).first().click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
});

test("an address without a page answers 404 and says what is missing, and the toggle leads to the same in the other language", async ({
  page,
}) => {
  for (const [path, missing] of [
    ["/no/such/page", "404 Page Not Found"],
    ["/admin/no-such-page", "404 Page Not Found"],
    ["/blog/no-such-article", texts.en.article.missing.title],
    ["/work/no-such-project", texts.en.work.missing.title],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(missing).first()).toBeVisible();
    // From now on the application runs, and knows the address.
    await expect(page.getByRole("link", { name: "MS" }).first()).toHaveAttribute("href", `/ms${path}`);
    await page.getByRole("link", { name: "MS" }).first().click();
    await expect(page).toHaveURL(`/ms${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(page.getByRole("link", { name: "EN" }).first()).toHaveAttribute("href", path);
    await page.getByRole("link", { name: "EN" }).first().click();
    await expect(page).toHaveURL(path);
  }
  await page.locator("main").getByRole("link", { name: texts.en.work.all }).click();
  await expect(page).toHaveURL("/work");

  await page.goto("/no/such/page");
  await expectAccessible(page);
  await expectFitsPhone(page);
});
