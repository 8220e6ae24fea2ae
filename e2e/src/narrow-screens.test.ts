import { expect, type Page } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { aboutLanguage } from "@agency/content/settings";
import { expectAccessible } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { chatGreeting, contactFields, openRunning, takeTime } from "./support/visitor.ts";

const { common, forms } = texts.en;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const cityPage = "/services/seo/penang";

test.use({ viewport: phone });

const contactBar = (page: Page) => page.getByRole("complementary", { name: common.footer.contact });
const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test("on the page of a city the header leaves and comes back, and a bar offers a chat and the form of its service", async ({
  page,
}) => {
  await openRunning(page, cityPage);
  const bar = contactBar(page);
  const menu = page.locator("header").getByRole("button", { name: common.navigation.menu });
  await expect(bar).toBeHidden();
  await scrollDown(page, 1500);
  await expect(menu).not.toBeInViewport();
  await expect(bar).toBeVisible();
  expect(await lowerEdge(page, "aside")).toBe(phone.height);
  await expectAccessible(page);
  await scrollDown(page, 1300);
  await expect(menu).toBeInViewport();
  await scrollDown(page, 1700);
  await expect(menu).not.toBeInViewport();
  // A key comes first: a focus that a program sets shows no ring.
  await page.keyboard.press("Shift");
  await menu.focus();
  await expect(menu).toBeInViewport();

  const chat = await bar.getByRole("link", { name: common.chat.short }).getAttribute("href");
  expect(chat).toContain(encodeURIComponent(`${common.services.seo} in ${common.cities.penang}`));
  await bar.getByRole("link", { name: common.navigation.start }).click();
  await expect(page).toHaveURL("/?service=seo&city=penang#contact");
  await expect(page.locator("#contact form").getByLabel(forms.contact.service)).toHaveValue("seo");
  // The form needs no way to the form, and the bar would lie over its button.
  await expect(bar).toBeHidden();
  await scrollDown(page, 0);
  await expect(bar).toBeHidden();
});

test("the bar covers no button of a form, and leaves room for the keyboard", async ({ page }) => {
  await openRunning(page, "/blog");
  const bar = contactBar(page);
  await scrollDown(page, 2500);
  await expect(bar).toBeVisible();
  await page.getByRole("searchbox").focus();
  await expect(bar).toBeHidden();
  await page.getByRole("searchbox").blur();
  for (const send of await page.locator("main form button[type=submit]").all()) {
    await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(bar).toBeHidden();
  }
});

test("the bar moves nothing and is not on wide screens, and a section that a link leads up to is below the header", async ({
  page,
}) => {
  await openRunning(page, "/");
  await page.evaluate(countShifts);
  for (const top of [700, 1000, 1300]) await scrollDown(page, top);
  await expect(contactBar(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);

  await scrollDown(page, 9000);
  await page
    .locator("header")
    .getByRole("button", { name: common.navigation.menu })
    .evaluate((button: HTMLElement) => button.click());
  await page.getByRole("dialog").getByRole("link", { name: common.navigation.tools, exact: true }).click();
  const heading = page.locator("#tools h2");
  await expect(heading).toBeInViewport();
  const header = page.locator("header > div").last();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - bottomEdge(await header.boundingBox()))
    .toBeGreaterThan(0);

  await page.setViewportSize(desktop);
  await expect(contactBar(page)).toBeHidden();
  const services = header.getByRole("link", { name: common.navigation.services, exact: true });
  // Sections that are drawn meanwhile may move the page up under the scroll: a person goes on scrolling, too.
  await expect(async () => {
    await scrollDown(page, 2000);
    await scrollDown(page, 3000);
    await expect(services).not.toBeInViewport({ timeout: 2000 });
  }).toPass();
  await scrollDown(page, 2800);
  await expect(services).toBeInViewport();
});

test("on a phone, the popular plan is in sight of an address of the prices, and what a search finds is above the categories", async ({
  page,
}) => {
  await openRunning(page, "/#pricing");
  await expect(page.locator("#pricing").getByText(texts.en.home.pricing.popular)).toBeInViewport({ ratio: 1 });
  await openRunning(page, `/blog?q=${encodeURIComponent(getEntry(common.services, "seo"))}`);
  const found = page.locator("main article").first();
  await expect(found.locator("mark").first()).toBeVisible();
  const categories = page.getByRole("navigation", { name: texts.en.blog.filter.label });
  expect(bottomEdge(await found.boundingBox())).toBeLessThan((await categories.boundingBox())?.y ?? 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a section that an address names is below the header", async ({ page }) => {
    await page.goto("/#pricing");
    const header = page.locator("header > div").last();
    await expect(header).toBeInViewport();
    const heading = await page.locator("#pricing h2").boundingBox();
    expect(heading?.y).toBeGreaterThan(bottomEdge(await header.boundingBox()));
  });

  test("the footer's lists are folded on a phone and open by their headings, and are open on wide screens", async ({
    page,
  }) => {
    await page.goto("/team");
    const footer = page.getByRole("contentinfo");
    const link = footer.getByRole("link", { name: common.footer.portal });
    await expect(link).toBeHidden();
    await footer.locator("summary", { hasText: common.footer.resources }).click();
    await expect(link).toBeVisible();
    await expect(contactBar(page)).toBeHidden();

    await page.setViewportSize(desktop);
    await expect(link).toBeVisible();
    await expect(footer.getByRole("heading", { name: common.footer.resources })).toBeVisible();
    await expect(footer.locator("summary").first()).toBeHidden();
  });
});

test("from the page of a city to a sent enquiry with the right package are two taps, and no more than four", async ({
  page,
}) => {
  const words = texts.ms;
  const chosen = "national";
  await openRunning(page, `${aboutLanguage("ms").prefix}${cityPage}`);
  const place = fill(words.common.footer.location, {
    service: getEntry(words.common.services, "seo"),
    city: getEntry(words.common.cities, "penang"),
  });
  const begun = await chatGreeting(page.locator("main"));
  expect(begun).toContain(place);
  expect(begun.endsWith(`${aboutLanguage("ms").prefix}${cityPage}`)).toBe(true);
  await page.evaluate(countTaps);
  const name = getEntry(getEntry(words.servicePages, "seo").packages.items, chosen).name;
  await page.getByRole("link", { name: fill(words.services.frame.packages.choose, { name }) }).tap();
  const form = page.locator("#contact form");
  const { firstName, lastName, email, service, send } = contactFields(form, words.forms);
  await expect(form.locator("input[name=package]")).toHaveValue(chosen);
  await expect(form.locator("input[name=city]")).toHaveValue("penang");
  await expect(service).toHaveValue("seo");
  expect(await chatGreeting(page.locator("#contact"))).toContain(place);
  await firstName.fill("Sample");
  await lastName.fill("Tapper");
  await email.fill("tapper-ms@person.example");
  await takeTime(page);
  await send.tap();
  await expect(form.getByRole("status")).toHaveText(words.forms.contact.success.description);
  expect(await page.evaluate(() => (window as unknown as { taps: number }).taps)).toBeLessThanOrEqual(4);
});

test.use({ hasTouch: true });

function bottomEdge(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : 0;
}

async function lowerEdge(page: Page, selector: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  return Math.round(bottomEdge(await page.locator(selector).boundingBox()));
}

/** Runs in the browser. */
function countShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: "layout-shift" });
}

/** Runs in the browser. Counts the links and buttons that are pressed, also across the pages of the application. */
function countTaps(): void {
  Object.assign(window, { taps: 0 });
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a, button, summary, label, select"))
        (window as unknown as { taps: number }).taps += 1;
    },
    true,
  );
}
