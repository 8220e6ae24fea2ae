import { expect, type Page } from "@playwright/test";
import { languages } from "@agency/content/settings";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, attention, enquiries, staff } = texts.en;

test.use({ signedIn: true });

const rail = (page: Page) => page.getByRole("navigation", { name: staff.nav.label });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("every staff page has the navigation, which leads to all the others and marks its own", async ({ page }) => {
  await page.goto("/admin");
  const places = [
    [staff.nav.attention, "/admin/attention", attention.title],
    [staff.nav.schedules, "/admin/schedules", staff.nav.schedules],
    [staff.nav.enquiries, "/admin/enquiries", enquiries.title],
    [staff.nav.allReports, "/admin/reports", staff.nav.allReports],
    [staff.nav.settings, "/admin/settings", staff.nav.settings],
    [staff.nav.reports, "/admin?tab=reports", admin.title],
    [staff.nav.analytics, "/admin?tab=analytics", admin.title],
    [staff.nav.clients, "/admin", admin.title],
  ] as const;
  for (const [name, address, title] of places) {
    const link = rail(page).getByRole("link", { name: new RegExp(`^${name}`) });
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(rail(page).locator("[aria-current]")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
});

test("Analytics has charts, and its Quick Actions lead to the pages of the navigation", async ({ page }) => {
  for (const [name, address] of [
    [admin.analytics.settings, "/admin/settings"],
    [admin.analytics.schedules, "/admin/schedules"],
    [admin.analytics.reports, "/admin/reports"],
  ] as const) {
    await page.goto("/admin?tab=analytics");
    for (const chart of [staff.charts.byMonth, staff.charts.revenue, staff.charts.byStatus])
      await expect(page.getByRole("heading", { name: chart })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});

test("an enquiry that nobody has handled is counted in the navigation", async ({ page }) => {
  const counted = rail(page).getByRole("link", { name: staff.nav.enquiries });
  await page.request.post("/api/contact", {
    data: { firstName: "Sample", lastName: "Counted", email: "counted@person.example" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await page.goto("/admin/settings");
  await expect(counted).toHaveAccessibleName(/\d+ enquir(y|ies) to handle$/);
});

test("signing out in the navigation ends the session", async ({ page, product, browser }) => {
  const visitor = await browser.newContext({ baseURL: product.url, storageState: { cookies: [], origins: [] } });
  const other = await visitor.newPage();
  const answer = await other.request.post("/api/auth/login", { data: product.staff });
  expect(answer.status()).toBe(200);
  await other.goto("/admin/settings");
  await other.getByRole("button", { name: staff.nav.signOut }).click();
  await expect(other).toHaveURL("/admin/login");
  await other.goto("/admin/settings");
  await expect(other).toHaveURL("/admin/login");
  await visitor.close();
  await page.goto("/admin/settings");
  await expect(heading(page, staff.nav.settings)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the navigation is a menu that Escape, its button and a visit close", async ({ page }) => {
    await page.goto("/ms/admin/settings");
    const { nav } = texts.ms.staff;
    const menu = page.getByRole("button", { name: nav.menu });
    const link = page.getByRole("link", { name: nav.attention });
    await expect(link).toBeHidden();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL("/ms/admin/attention");
    await expect(link).toBeHidden();
  });

  test("the language switch keeps the page and the tab", async ({ page }) => {
    await page.goto("/admin?tab=analytics");
    await page.getByRole("button", { name: staff.nav.menu }).click();
    await page.getByRole("link", { name: languages.ms.label }).click();
    await expect(page).toHaveURL("/ms/admin?tab=analytics");
  });
});

test.describe("shortcuts", () => {
  test("lead to the places, focus the search, and show the help", async ({ page }) => {
    await page.goto("/admin/settings");
    for (const [key, address] of [
      ["a", "/admin/attention"],
      ["r", "/admin?tab=reports"],
      ["s", "/admin/schedules"],
      ["c", "/admin"],
      ["e", "/admin/enquiries"],
    ] as const) {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await expect(page).toHaveURL(address);
    }
    const search = page.getByRole("searchbox", { name: enquiries.filters.search });
    await expect(search).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");

    // In a field they are letters.
    await page.keyboard.type("g a?");
    await expect(search).toHaveValue("g a?");
    // The search runs after a pause in typing.
    await expect(page).toHaveURL(/\/admin\/enquiries\?search=/);

    await search.blur();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: staff.shortcuts.title });
    await expect(help).toContainText(fill(staff.shortcuts.go, { place: staff.nav.attention }));
    await expectAccessible(page);
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  });

  test("can be turned off in the help, which the navigation opens", async ({ page }) => {
    await page.goto("/admin/settings");
    const open = page.getByRole("button", { name: staff.nav.shortcuts });
    const setting = page.getByRole("switch", { name: staff.shortcuts.on });
    await open.click();
    await setting.click({ force: true });
    await expect(setting).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(setting).toBeHidden();
    await page.reload();
    await expect(heading(page, staff.nav.settings)).toBeVisible();
    await page.keyboard.press("?");
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await open.click();
    await expect(setting).not.toBeChecked();
    await expect(page).toHaveURL("/admin/settings");
  });
});

for (const language of ["en", "ms"] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: "light" });

    for (const path of ["/admin/attention", "/admin/reports", "/admin/settings"]) {
      test(`${path} ${language === "en" ? "is accessible in both colour schemes, and " : ""}fits a phone`, async ({
        page,
      }) => {
        await page.goto(`${languages[language].prefix}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        if (language === "en") {
          await expectAccessible(page);
          await expectReadableIn(page, "dark");
        }
        await expectFitsPhone(page);
      });
    }
  });
}
