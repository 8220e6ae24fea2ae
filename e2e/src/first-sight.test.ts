import { expect, type Page } from "@playwright/test";
import { catalogue } from "@agency/content/articles/catalogue";
import { servicePath } from "@agency/content/services";
import { defaultLanguage, languageKeys, serviceKeys } from "@agency/content/settings";
import { addressIn, pageKinds } from "./audit/page-kinds.ts";
import { leftOut } from "./support/starting-page.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { chit, openRunning, watchRunning, withMotion } from "./support/visitor.ts";

// How a public page looks before its starter has run, and what the starter leaves behind (apps/web/src/shared/late-start/starter.ts).

const kinds = pageKinds.map((path, place) =>
  addressIn(languageKeys[place % languageKeys.length] ?? defaultLanguage, path),
);

test.use(withMotion);

test.describe("on a phone in the dark", () => {
  test.use({ viewport: { width: 360, height: 900 }, colorScheme: "dark" });

  test("the inlined styles draw a page as all of its styles do, with its heading where it stays", async ({ page }) => {
    // The page before its starter has loaded.
    await page.route("**/assets/starter-*.js", (route) => route.abort());
    for (const path of kinds) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(changedByLinkedStyles), path).toEqual([]);
      await expectHeadingInPlace(page);
    }
    for (const path of serviceKeys.slice(1).map(servicePath)) {
      await page.goto(path);
      await expectHeadingInPlace(page);
    }
  });
});

/** The heading is where it would be if nothing after it had arrived yet. The page is of no use then. */
async function expectHeadingInPlace(page: Page): Promise<void> {
  const heading = page.locator("h1");
  const place = await heading.boundingBox();
  await heading.evaluate((element) => {
    for (const other of document.querySelectorAll("body *")) {
      if (element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING) other.remove();
    }
  });
  expect(await heading.boundingBox(), page.url()).toEqual(place);
}

test("the parts of an article out of sight are not rendered, and the focus ring of a link at their edge is complete", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openRunning(page, `/blog/${catalogue[0]?.slug}`);
  const words = page.locator("[data-article] section:has(p a)").last();
  await expect(words).toHaveAttribute("style", /content-visibility: auto/);
  const link = words.locator("p a").first();
  await link.evaluate((element) => element.closest("p")?.prepend(element));
  // At whole pixels, so that both ways of rendering round alike.
  await words.evaluate((element) => Object.assign(element.style, { position: "fixed", top: "200px" }));

  // The strip beside the first letter contains only the ring.
  const strip = async (contentVisibility: string, focused: boolean) => {
    await words.evaluate((element, value) => element.style.setProperty("content-visibility", value), contentVisibility);
    await (focused ? link.focus() : link.blur());
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x - 8, y: y - 8, width: 7, height: 40 }, animations: "disabled" });
  };
  await expect(async () => {
    const ring = await strip("auto", true);
    expect(ring.equals(await strip("visible", false))).toBe(false);
    expect(ring.equals(await strip("visible", true))).toBe(true);
  }).toPass();
});

test("every part has its own size in a window of another width, and letters missing at first are loaded for the next page", async ({
  page,
}) => {
  const rareFaces = () => [...document.fonts].filter((face) => face.unicodeRange.startsWith("U+A1")).length;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRunning(page, "/");
  await expect.poll(() => page.evaluate(leftOut)).toBeGreaterThan(0);
  expect(await page.evaluate(rareFaces)).toBe(0);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => page.evaluate(leftOut)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("header nav a[href='/team']").click();
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(rareFaces)).toBe(2);
});

test("the times of a consultation, which arrive later, bring no styles that move the services", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRunning(page, "/");
  const services = page.locator("main > section", { hasText: texts.en.home.services.title }).getByRole("link");
  const places = async () => {
    await services.first().scrollIntoViewIfNeeded();
    return services.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  };
  const before = await places();
  expect(new Set(before).size).toBeGreaterThan(1);
  const consultation = chit(page, "consultation");
  await consultation.scrollIntoViewIfNeeded();
  await expect(consultation.locator("input[name=slot]").first()).toBeAttached();
  expect(await places()).toEqual(before);
});

test("a pressed link stays in place until it is released", async ({ page }) => {
  // The sections out of sight still have their estimated size.
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  const { begun } = await watchRunning(page);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-arriving");
  const link = page.locator("footer a[href='/privacy']");
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const before = await link.boundingBox();
  await page.mouse.down();
  await begun();
  expect(await link.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/privacy$/);
});

/**
 * The elements that look different with the linked styles, which browsers without scripts load, than with the inlined ones:
 * before and after. Ignores what only a started page does (`apps/web/src/shared/late-start/first-paint-styles.ts`).
 */
async function changedByLinkedStyles(): Promise<[string | undefined, string | undefined][]> {
  document.documentElement.removeAttribute("data-arriving");
  const without = document.querySelector("head noscript")?.textContent ?? "";
  const [linked, ...more] = new DOMParser().parseFromString(without, "text/html").querySelectorAll("link");
  if (!linked || more.length > 0) throw new Error("There must be one link");
  const { rel, href } = linked;
  const link = Object.assign(document.createElement("link"), { rel, href, media: "print" });
  const arrives = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
  document.head.append(link);
  await arrives;

  // Properties that no rule sets cannot differ.
  const set = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...("cssRules" in rule ? set(rule.cssRules as CSSRuleList) : []),
    ]);
  const later =
    /^(--|transition|cursor|scroll-snap|scroll-padding|overscroll|view-transition|anchor-name|position-|inset|left|top|right|bottom)/;
  const names = [...new Set([...document.styleSheets].flatMap((sheet) => set(sheet.cssRules)))].filter(
    (name) => !later.test(name),
  );
  const looks = () =>
    [...document.querySelectorAll("body *:not([popover], [popover] *, [hidden], [hidden] *)")].map((element) => {
      const style = getComputedStyle(element);
      const told = names.map((name) => style.getPropertyValue(name));
      return `${element.tagName}.${element.getAttribute("class")} ${told.join(";")}`;
    });

  const before = looks();
  link.media = "all";
  // Colours fade when a theme is chosen.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  const after = looks();
  link.remove();
  const longer = after.length > before.length ? after : before;
  return longer.flatMap((_, index) => (after[index] === before[index] ? [] : [[before[index], after[index]]]));
}
