import { expect, type Page } from "@playwright/test";
import { aboutLanguage } from "@agency/content/settings";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, attention, enquiries, staff } = texts.en;

test.use({ signedIn: true });

const rail = (page: Page) => page.getByRole("navigation", { name: staff.nav.label });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Each entry of the navigation, with its address and the title of its page. */
const places = [
  ["attention", "/admin/attention", attention.title],
  ["schedules", "/admin/schedules", staff.nav.schedules],
  ["enquiries", "/admin/enquiries", enquiries.title],
  ["allReports", "/admin/reports", staff.nav.allReports],
  ["settings", "/admin/settings", staff.nav.settings],
  ["reports", "/admin", admin.title],
  ["analytics", "/admin?tab=analytics", admin.title],
  ["clients", "/admin?tab=clients", admin.title],
] as const;

/** An entry of the rail. On the dashboard, its own places are tabs. */
const entry = (page: Page, name: string) =>
  rail(page)
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .or(rail(page).getByRole("tab", { name }));

test.describe("in light", () => {
  test.use({ colorScheme: "light" });

  test("the navigation leads to every staff page and marks it, and each, with every part of the enquiries, is accessible in both colour schemes and as wide as a phone", async ({
    page,
  }) => {
    await page.request.post("/api/contact", {
      data: {
        firstName: "Sample",
        lastName: "Long",
        email: "long@enquiries.example",
        projectDetails: "long".repeat(60),
      },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await page.goto("/admin");
    for (const [name, address, title] of places) {
      await page.setViewportSize({ width: 1280, height: 800 });
      const opened = entry(page, staff.nav[name]);
      await opened.click();
      await expect(page).toHaveURL(address);
      await expect(heading(page, title)).toBeVisible();
      const marked = rail(page).locator("[aria-current=page], [aria-selected=true]");
      await expect(marked).toHaveCount(1);
      await expect(opened.and(marked)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      await expectGood(page);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    const toEnquiries = rail(page).getByRole("link", { name: staff.nav.enquiries });
    await expect(toEnquiries).toHaveAccessibleName(/\d+ enquir(y|ies) to handle$/);
    await toEnquiries.click();
    await page.getByRole("button", { name: /Sample Long/ }).click();
    await expect(page.getByRole("heading", { name: "Sample Long" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectGood(page);
    for (const tab of ["consultations", "newsletter", "mails"] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole("tab", { name: enquiries.tabs[tab] }).click();
      await page.waitForLoadState("networkidle");
      await expectGood(page);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await rail(page).getByRole("link", { name: staff.nav.analytics }).click();
    for (const chart of [staff.charts.byMonth, staff.charts.revenue, staff.charts.byStatus])
      await expect(page.getByRole("heading", { name: chart })).toBeVisible();
    for (const [name, address] of [
      [admin.analytics.settings, "/admin/settings"],
      [admin.analytics.schedules, "/admin/schedules"],
      [admin.analytics.reports, "/admin/reports"],
    ] as const) {
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
  });

  /** In both colour schemes, and on a phone, where it stays. */
  async function expectGood(page: Page): Promise<void> {
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await expectReadableIn(page, "dark");
    await expectFitsPhone(page);
  }
});

test("with the longer words of Malay, every staff page is as wide as a phone; its menu is closed by Escape, its button and a visit, and the language switch keeps page and tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { nav } = texts.ms.staff;
  await page.goto("/ms/admin");
  const menu = page.getByRole("button", { name: nav.menu, exact: true });
  for (const [name, address] of places) {
    // On the dashboard its own places are tabs of the page.
    if (address.startsWith("/admin?") && /\/ms\/admin(\?|$)/.test(page.url()))
      await page.getByRole("tab", { name: nav[name] }).click();
    else {
      await menu.click();
      await page.getByRole("navigation", { name: nav.label }).locator(`a[href="/ms${address}"]`).click();
    }
    await expect(page).toHaveURL(`/ms${address}`);
    // The address changes before the page does, which is what closes the menu.
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectFitsPhone(page);
  }
  await menu.click();
  await page.getByRole("link", { name: nav.enquiries }).click();
  for (const tab of ["consultations", "newsletter", "mails"] as const) {
    await page.getByRole("tab", { name: texts.ms.enquiries.tabs[tab] }).click();
    await page.waitForLoadState("networkidle");
    await expectFitsPhone(page);
  }

  await page.setViewportSize({ width: 390, height: 844 });
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

  await menu.click();
  await page.getByRole("link", { name: nav.analytics }).click();
  await expect(page).toHaveURL("/ms/admin?tab=analytics");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await page.getByRole("link", { name: aboutLanguage("en").label }).click();
  await expect(page).toHaveURL("/admin?tab=analytics");
});

test("shortcuts lead to the places, focus the search and show the help, in which they can be turned off", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  for (const [key, address] of [
    ["a", "/admin/attention"],
    ["r", "/admin"],
    ["s", "/admin/schedules"],
    ["c", "/admin?tab=clients"],
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

  const open = page.getByRole("button", { name: staff.nav.shortcuts });
  const setting = page.getByRole("switch", { name: staff.shortcuts.on });
  await open.click();
  await setting.click({ force: true });
  await expect(setting).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(setting).toBeHidden();
  await page.goto("/admin/settings");
  await expect(heading(page, staff.nav.settings)).toBeVisible();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await open.click();
  await expect(setting).not.toBeChecked();
  await expect(page).toHaveURL("/admin/settings");
});
