import { expect } from "@playwright/test";
import { languages } from "@agency/content/settings";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

for (const language of ["en", "ms"] as const) {
  const { prefix } = languages[language];

  test.describe(language, () => {
    test.use({ signedIn: true, colorScheme: "light" });

    test(`every tab of the dashboard ${language === "en" ? "is accessible in both colour schemes, and " : ""}fits a phone`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/admin`);
      for (const name of Object.values(texts[language].admin.tabs).slice(1)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: "light" });
        await page.getByRole("tab", { name }).click();
        await page.waitForLoadState("networkidle");
        if (language === "en") {
          await expectAccessible(page);
          await expectReadableIn(page, "dark");
        }
        await expectFitsPhone(page);
      }
    });
  });

  test(`an unknown address answers 404 with a page in ${language}`, async ({ page }) => {
    const response = await page.goto(`${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText("404 Page Not Found").first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
}

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

test("the toggle leads from an address without a page to the same address in the other language, and back", async ({
  page,
}) => {
  for (const path of ["/no/such/page", "/blog/no-such-article"]) {
    await page.goto(path);
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
});

test("a stored language that the site does not have is ignored", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "fr"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
