import { expect, type Page, test } from "@playwright/test";
import { type Product, startProduct } from "./support/product.ts";
import { openRunning } from "./support/running.ts";
import { publicPaths } from "./support/site.ts";

// How a public page looks before its starter has run, and what the starter leaves behind (apps/web/src/shared/late-start/starter.ts).

let product: Product;
let kinds: string[];

test.beforeAll(async () => {
  product = await startProduct();
  const article = (await publicPaths(product.url)).find((path) => path.startsWith("/blog/")) ?? "";
  kinds = ["/", "/ms/services/seo", "/services/seo/ipoh", "/blog", article, "/ms/team", "/privacy"];
});
test.afterAll(() => product?.stop());

for (const [width, colorScheme] of [
  [360, "dark"],
  [1440, "light"],
] as const) {
  test(`the styles in a page draw it as all of its styles do: ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    // The page as it is before its starter comes.
    await page.route("**/assets/starter-*.js", (route) => route.abort());
    for (const path of kinds) {
      await page.goto(product.url + path);
      await page.evaluate(() => document.fonts.ready);
      const first = await stylesOf(page);
      expect(await page.evaluate(linkStyles), path).toBe(1);
      expect(await stylesOf(page), path).toEqual(first);
    }
    await context.close();
  });

  test(`what is left out while it is out of sight is drawn whole when it is not: ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    for (const path of kinds) {
      await page.goto(product.url + path);
      await expect.poll(() => page.evaluate(leftOut), path).toBeGreaterThan(0);
      expect(await page.evaluate(reachesOut), path).toEqual([]);
    }
    await page.close();
  });
}

test("nothing in sight moves or goes while the page starts", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of kinds) {
    await page.goto(product.url + path);
    await expect.poll(() => page.evaluate(leftOut), path).toBeGreaterThan(0);
    // A face that comes late moves the edge of a word, which is no more than this.
    expect(await page.evaluate(shifted), path).toBeLessThan(0.01);
  }
});

test("a page that is painted before it has been read whole has its heading where it stays", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route("**/assets/starter-*.js", (route) => route.abort());
  for (const path of [...kinds, "/services/digital-marketing", "/services/complete-package"]) {
    await page.goto(product.url + path);
    const heading = page.locator("h1");
    const place = await heading.boundingBox();
    await heading.evaluate((element) => {
      for (const other of document.querySelectorAll("body *")) {
        if (element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING) other.remove();
      }
    });
    expect(await heading.boundingBox(), path).toEqual(place);
  }
});

test("the words of an article that are out of sight are left out, and the ring of a link at their edge is whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const article = kinds.find((path) => path.startsWith("/blog/")) ?? "";
  await openRunning(page, product.url + article);
  const words = page.locator("[data-article] section:has(p a)").last();
  await expect(words).toHaveAttribute("style", /content-visibility: auto/);
  const link = words.locator("p a").first();
  await link.evaluate((element) => element.closest("p")?.prepend(element));

  // The strip beside the first letter has nothing in it but the ring.
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
  }).toPass({ timeout: 10_000 });
});

test("notifications that the first page does not have are there for the next", async ({ page }) => {
  const rareFaces = () => [...document.fonts].filter((face) => face.unicodeRange.startsWith("U+A1")).length;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url, { waitUntil: "networkidle" });
  expect(await page.evaluate(rareFaces)).toBe(0);
  await page.locator("header nav a[href='/team']").click();
  await expect(page).toHaveURL(/\/team$/);
  await expect.poll(() => page.evaluate(rareFaces)).toBe(2);
});

test("in a window of another width every part of the page has its own size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url);
  await expect.poll(() => page.evaluate(leftOut)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => page.evaluate(leftOut)).toBe(0);
});

test("what is pressed stays where it is until it is released", async ({ page }) => {
  // The sections out of sight still have the size that was guessed.
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  await page.goto(product.url, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-arriving");
  const link = page.locator("footer a[href='/privacy']");
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const before = await link.boundingBox();
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect(await link.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/privacy$/);
});

/** How each element looks, but for what only a started page does (`apps/web/src/shared/late-start/first-paint-styles.ts`). */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute("data-arriving");
    const later = /^(--|transition|cursor|view-transition|anchor-name|position-|inset|left|top|right|bottom)/;
    return [...document.querySelectorAll("body *:not([popover], [popover] *)")].map((element) => {
      const style = getComputedStyle(element);
      const told = [...style].filter((name) => !later.test(name)).map((name) => style.getPropertyValue(name));
      return `${element.tagName}.${element.getAttribute("class")} ${told.join(";")}`;
    });
  });
}

/** The layout shifts so far, as Chromium adds them up. */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
  });
}

/** Brings the styles into force that a browser without scripts links to; gives how many they are. */
async function linkStyles(): Promise<number> {
  const without = document.querySelector("head noscript")?.textContent ?? "";
  const links = [...new DOMParser().parseFromString(without, "text/html").querySelectorAll("link")];
  await Promise.all(
    links.map((link) => {
      const added = Object.assign(document.createElement("link"), { rel: link.rel, href: link.getAttribute("href") });
      document.head.append(added);
      return new Promise((resolve) => added.addEventListener("load", resolve, { once: true }));
    }),
  );
  // Colours change over time where a theme is chosen.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  return links.length;
}

/** How many parts of the page are laid out only while they are in sight. */
function leftOut(): number {
  return document.querySelectorAll("[style*='content-visibility: auto']").length;
}

/** What is drawn beyond a part that would clip it. */
function reachesOut(): string[] {
  const parts = document.querySelectorAll<HTMLElement>("main > *, [data-article] section, footer");
  return [...parts]
    .filter((part) => part.style.contentVisibility === "auto")
    .flatMap((part) => {
      part.style.contentVisibility = "visible";
      const whole = part.getBoundingClientRect();
      const beyond = (box: DOMRect) =>
        box.top < whole.top - 1 ||
        box.bottom > whole.bottom + 1 ||
        box.left < whole.left - 1 ||
        box.right > whole.right + 1;
      const clips = (element: Element) =>
        getComputedStyle(element).overflow !== "visible" || element.matches("details:not([open])");
      const isClipped = (element: Element) => {
        for (let around = element.parentElement; around && around !== part; around = around.parentElement) {
          if (clips(around)) return true;
        }
        return false;
      };
      return [...part.querySelectorAll("*")]
        .filter(
          (element) => element.checkVisibility() && beyond(element.getBoundingClientRect()) && !isClipped(element),
        )
        .map((element) => `${part.id} ${element.tagName}.${element.getAttribute("class")}`);
    });
}
