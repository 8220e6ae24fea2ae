import { expect, type Page, test } from "@playwright/test";
import { chatOf } from "./support/chat.ts";
import { type Product, startProduct } from "./support/product.ts";
import { fill, texts } from "./support/texts.ts";

const { common } = texts.en;
const sections = ["services", "pricing", "tools", "portfolio", "contact"] as const;
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const bar = (page: Page) => page.locator("header").getByRole("navigation", { name: common.navigation.label });
const open = (page: Page, path: string) => page.goto(product.url + path, { waitUntil: "networkidle" });

for (const from of ["/", "/team"]) {
  for (const section of sections) {
    test(`${section} in the header leads from ${from} to its section of the home page`, async ({ page }) => {
      await open(page, from);
      await bar(page).getByRole("link", { name: common.navigation[section], exact: true }).click();
      await expect(page).toHaveURL(`${product.url}/#${section}`);
      await expect(page.locator(`#${section}`)).toBeInViewport();
      await expect
        .poll(() => page.locator(`#${section}`).evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(200);
    });
  }
}

test.describe("the services menu", () => {
  const overview = (page: Page) => bar(page).getByRole("link", { name: common.navigation.overview });
  const button = (page: Page) => bar(page).getByRole("button", { name: common.navigation.showServices });

  test("opens under the pointer, and closes when it leaves or the overview is pressed", async ({ page }) => {
    await open(page, "/team");
    await expect(overview(page)).toBeHidden();
    await bar(page).getByRole("link", { name: common.navigation.services, exact: true }).hover();
    for (const name of Object.values(common.services)) {
      await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.mouse.move(5, 700, { steps: 5 });
    await expect(overview(page)).toBeHidden();

    await bar(page).getByRole("link", { name: common.navigation.services, exact: true }).hover();
    await overview(page).click();
    await expect(page).toHaveURL(`${product.url}/#services`);
    await expect(overview(page)).toBeHidden();
  });

  test("is used by keyboard: its button opens it, Escape closes it and gives the focus back", async ({ page }) => {
    await open(page, "/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("link", { name: common.services["web-design"], exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(overview(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/services/seo`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("SEO");
    await expect(overview(page)).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the menu holds every page of the header, and closes with Escape or when a link is followed", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: common.navigation.menu }).tap();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    const { services, pricing, tools, portfolio, blog, team, contact, start } = common.navigation;
    for (const name of [services, pricing, tools, portfolio, blog, team, contact, start]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: common.navigation.menu }).tap();
    await menu.getByRole("link", { name: team, exact: true }).tap();
    await expect(page).toHaveURL(`${product.url}/team`);
    await expect(menu).toBeHidden();
  });
});

test("what is pressed before the application has started is not lost", async ({ page }) => {
  // The scripts come late, as on a slow line.
  const late: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await page.goto(`${product.url}/services/seo`, { waitUntil: "domcontentloaded" });
  const channels = page.getByRole("tab").nth(1);
  await channels.click();
  const release = setInterval(() => late.splice(0).forEach((go) => go()), 50);
  await expect(channels).toHaveAttribute("aria-selected", "true");
  clearInterval(release);
});

test("back and forward return to where one was", async ({ page }) => {
  await open(page, "/blog");
  const last = page.locator("main article a").last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/blog`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
});

for (const language of ["en", "ms"] as const) {
  test(`a chat that is begun on the page of a city names the service, the city and the page: ${language}`, async ({
    page,
  }) => {
    const { footer, services, cities } = texts[language].common;
    const place = fill(footer.location, { service: services.seo, city: cities.ipoh });
    const path = `${language === "ms" ? "/ms" : ""}/services/seo/ipoh`;
    await open(page, path);
    const begun = await chatOf(page.locator("main"));
    expect(begun).toContain(place);
    expect(begun.endsWith(path)).toBe(true);
    await page.locator("main a[href*='service=seo']").last().click();
    await expect(page.locator("#contact select")).toHaveValue("seo");
    expect(await chatOf(page.locator("#contact"))).toContain(place);
  });
}
