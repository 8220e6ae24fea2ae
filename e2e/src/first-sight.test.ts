import { expect, type Page, test } from "@playwright/test";
import { type Product, startProduct } from "./support/product.ts";
import { publicPaths } from "./support/site.ts";

// How a public page looks before its starter has run, and what the starter leaves behind (apps/web/scripts/starter.ts).

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
    // The page as it is before its starter runs on.
    await page.addInitScript(() => (globalThis.requestAnimationFrame = () => 0));
    for (const path of kinds) {
      await page.goto(product.url + path);
      await page.evaluate(() => document.fonts.ready);
      const first = await stylesOf(page);
      expect(await page.evaluate(enableLinks), path).toBeGreaterThan(2);
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

test("in a window of another width every part of the page has its own size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url);
  await expect.poll(() => page.evaluate(leftOut)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => page.evaluate(leftOut)).toBe(0);
});

/** How each element looks, but for what only a started page does (`apps/web/scripts/first-paint-styles.ts`). */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute("data-arriving");
    const later = /^(--|view-transition|anchor-name|position-|inset|left|top|right|bottom)/;
    return [...document.querySelectorAll("body *:not([popover], [popover] *)")].map((element) => {
      const style = getComputedStyle(element);
      const told = [...style].filter((name) => !later.test(name)).map((name) => style.getPropertyValue(name));
      return `${element.tagName}.${element.getAttribute("class")} ${told.join(";")}`;
    });
  });
}

/** Brings the linked styles into force; gives how many they are. */
async function enableLinks(): Promise<number> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")];
  await Promise.all(
    links.map((link) => {
      link.disabled = false;
      return new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
    }),
  );
  // Colours change over time where a theme is chosen.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  return links.length;
}

/** How many parts of the page are laid out only while they are in sight. */
function leftOut(): number {
  return document.querySelectorAll(
    "main > [style*='content-visibility: auto'], footer[style*='content-visibility: auto']",
  ).length;
}

/** What is drawn beyond a part that would clip it. */
function reachesOut(): string[] {
  const parts = document.querySelectorAll<HTMLElement>("main > *, footer");
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
