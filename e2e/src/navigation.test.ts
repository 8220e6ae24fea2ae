import { expect, type Page } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { test } from "./support/test.ts";
import { firstService, service, serviceAddress, texts } from "./support/texts.ts";
import { openRunning } from "./support/visitor.ts";

const { common } = texts.en;
const sections = ["services", "pricing", "tools", "portfolio", "contact"] as const;

const bar = (page: Page) => page.locator("header").getByRole("navigation", { name: common.navigation.label });

test("the header leads from another page to a section of the home page, and there to each other", async ({ page }) => {
  await openRunning(page, "/team");
  for (const section of sections) {
    await bar(page).getByRole("link", { name: common.navigation[section], exact: true }).click();
    await expect(page).toHaveURL(`/#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    await expect
      .poll(() => page.locator(`#${section}`).evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
  }
});

test("the services menu opens under the pointer and by its button, and Escape returns the focus", async ({ page }) => {
  const overview = bar(page).getByRole("link", { name: common.navigation.overview });
  const button = bar(page).getByRole("button", { name: common.navigation.showServices });
  const services = bar(page).getByRole("link", { name: common.navigation.services, exact: true });
  await openRunning(page, "/team");
  await expect(overview).toBeHidden();
  await services.hover();
  for (const name of Object.values(common.services)) {
    await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.mouse.move(5, 700, { steps: 5 });
  await expect(overview).toBeHidden();

  await services.hover();
  await overview.click();
  await expect(page).toHaveURL("/#services");
  await expect(overview).toBeHidden();

  await openRunning(page, "/");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(
    bar(page).getByRole("link", { name: getEntry(common.services, firstService), exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(overview).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(serviceAddress);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(getEntry(texts.en.servicePages, service).name);
  await expect(overview).toBeHidden();
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

test("a link within the page scrolls smoothly, also when the visit began in the portal, and the next page starts at its top at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/client-portal");
  // Only the running application enables the button. A document that is loaded anew would lose the mark.
  await page.getByRole("textbox").first().fill("ABCDE");
  await expect(page.getByRole("button", { name: texts.en.portal.entry.submit })).toBeEnabled();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  const root = page.locator("html");
  await expect(page.locator("#portfolio")).toBeAttached();
  await page.locator("main a[href='#portfolio']").first().click();
  await expect(root).toHaveAttribute("data-smooth");
  await expect(root).not.toHaveAttribute("data-smooth");

  await openRunning(page, "/");
  await page.locator("main a[href='#portfolio']").first().click();
  await expect(root).toHaveAttribute("data-smooth");
  await expect(root).not.toHaveAttribute("data-smooth");
  // The header comes back to a reader who scrolls up.
  await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
  await page.locator("header a[href='/team']").first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(root).not.toHaveAttribute("data-smooth");
});
