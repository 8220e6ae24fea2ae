import { expect, type Page } from "@playwright/test";
import { languages } from "@agency/content/settings";
import { test } from "./support/test.ts";
import { city, cityAddress, fill, firstService, service, serviceAddress, texts } from "./support/texts.ts";
import { chatOf, openRunning, watchRunning } from "./support/visitor.ts";

const { common } = texts.en;
const sections = ["services", "pricing", "tools", "portfolio", "contact"] as const;

const bar = (page: Page) => page.locator("header").getByRole("navigation", { name: common.navigation.label });

for (const from of ["/", "/team"]) {
  test(`the header leads from ${from} to each section of the home page`, async ({ page }) => {
    const { begun } = await watchRunning(page);
    for (const section of sections) {
      await page.goto(from);
      await begun();
      await bar(page).getByRole("link", { name: common.navigation[section], exact: true }).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect(page.locator(`#${section}`)).toBeInViewport();
      await expect
        .poll(() => page.locator(`#${section}`).evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(200);
    }
  });
}

test.describe("the services menu", () => {
  const overview = (page: Page) => bar(page).getByRole("link", { name: common.navigation.overview });
  const button = (page: Page) => bar(page).getByRole("button", { name: common.navigation.showServices });

  test("opens under the pointer, and closes when the pointer leaves or the overview is clicked", async ({ page }) => {
    await openRunning(page, "/team");
    await expect(overview(page)).toBeHidden();
    await bar(page).getByRole("link", { name: common.navigation.services, exact: true }).hover();
    for (const name of Object.values(common.services)) {
      await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.mouse.move(5, 700, { steps: 5 });
    await expect(overview(page)).toBeHidden();

    await bar(page).getByRole("link", { name: common.navigation.services, exact: true }).hover();
    await overview(page).click();
    await expect(page).toHaveURL("/#services");
    await expect(overview(page)).toBeHidden();
  });

  test("works with the keyboard: its button opens it, and Escape closes it and returns the focus", async ({ page }) => {
    await openRunning(page, "/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("link", { name: common.services[firstService], exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(overview(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(serviceAddress);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(texts.en.services[service].name);
    await expect(overview(page)).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the menu lists every page of the header, and closes with Escape or when a link is followed", async ({
    page,
  }) => {
    await openRunning(page, "/");
    await page.getByRole("button", { name: common.navigation.menu }).tap();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    const { services, pricing, tools, portfolio, blog, team, contact, start } = common.navigation;
    for (const name of [services, pricing, tools, portfolio, blog, team, contact, start]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    // The page behind it can neither be seen nor reached.
    await expect.poll(() => page.locator("main, header, footer").evaluateAll(areInert)).toEqual([true, true, true]);
    await expect(menu.getByRole("button")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    expect(await page.locator("main, header, footer").evaluateAll(areInert)).toEqual([false, false, false]);
    const button = page.getByRole("button", { name: common.navigation.menu });
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole("link", { name: team, exact: true }).tap();
    await expect(page).toHaveURL("/team");
    await expect(menu).toBeHidden();
    expect(await page.locator("main, header, footer").evaluateAll(areInert)).toEqual([false, false, false]);
  });

  test("the menu opens before the application has started, which then takes it over", async ({ page }) => {
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await expect(page.getByRole("dialog")).toBeVisible();
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: common.navigation.menu }).tap();
    await expect.poll(() => page.locator("main, header, footer").evaluateAll(areInert)).toEqual([true, true, true]);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("the menu opens when the application never loads", async ({ page }) => {
    const gone = page.waitForEvent("requestfailed");
    await page.route("**/assets/starter-*.js", (route) => route.abort());
    await page.goto("/");
    await gone;
    await page.getByRole("button", { name: common.navigation.menu }).tap();
    await page.getByRole("dialog").getByRole("link", { name: common.navigation.team, exact: true }).tap();
    await expect(page).toHaveURL("/team");
  });
});

function areInert(elements: (HTMLElement | SVGElement)[]): boolean[] {
  return elements.map((element) => element instanceof HTMLElement && element.inert);
}

test("a click before the application has started is not lost", async ({ page }) => {
  // The scripts load late, as on a slow connection.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(serviceAddress, { waitUntil: "domcontentloaded" });
  const channels = page.getByRole("tab").nth(1);
  await channels.click();
  release();
  await expect(channels).toHaveAttribute("aria-selected", "true");
});

test("a link within the page scrolls smoothly, and the next page starts at its top at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openRunning(page, "/");
  const root = page.locator("html");
  await page.locator("main a[href='#portfolio']").first().click();
  await expect(root).toHaveAttribute("data-smooth");
  await expect(root).not.toHaveAttribute("data-smooth");
  await page.locator("header a[href='/team']").first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(root).not.toHaveAttribute("data-smooth");
});

test("a link within the home page scrolls smoothly when the visit began in the portal", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/client-portal");
  // Only the running application enables the button. A document that is loaded anew would lose the mark.
  await page.getByRole("textbox").first().fill("ABCDE");
  await expect(page.getByRole("button", { name: texts.en.portal.entry.submit })).toBeEnabled();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.locator("#portfolio")).toBeAttached();
  await page.locator("main a[href='#portfolio']").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-smooth");
});

test("back and forward return to the earlier position", async ({ page }) => {
  await openRunning(page, "/blog");
  const last = page.locator("main article a").last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
});

for (const language of ["en", "ms"] as const) {
  test(`a chat started on the page of a city names the service, the city and the page: ${language}`, async ({
    page,
  }) => {
    const { footer, services, cities } = texts[language].common;
    const place = fill(footer.location, { service: services[service], city: cities[city] });
    const path = `${languages[language].prefix}${cityAddress}`;
    await openRunning(page, path);
    const begun = await chatOf(page.locator("main"));
    expect(begun).toContain(place);
    expect(begun.endsWith(path)).toBe(true);
    await page.locator(`main a[href*='service=${service}']`).last().click();
    await expect(page.locator("#contact select")).toHaveValue(service);
    expect(await chatOf(page.locator("#contact"))).toContain(place);
  });
}
