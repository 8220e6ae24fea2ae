import { type Browser, expect, type Page } from "@playwright/test";
import type { Product } from "@agency/testing/product";
import { addressIn, pageKinds } from "./audit/page-kinds.ts";
import { expectAccessible, expectFitsPhone, expectReadableIn, expectTakesLargeText } from "./support/page-checks.ts";
import { leftOut, reachesOut, shifted } from "./support/starting-page.ts";
import { test } from "./support/test.ts";
import { watchConsole, watchRunning } from "./support/visitor.ts";

/** Where staff and clients sign in: these do not start late. */
const entrances = ["/client-portal", "/admin/login"];
const paths = [...pageKinds, "/terms", ...entrances];

/** One page for all addresses of a describe block, so that only the first loads what they share. */
let page: Page;
let problems: string[];
let begun: () => Promise<void>;

async function open(browser: Browser, { url }: Product, reducedMotion: "reduce" | "no-preference"): Promise<void> {
  page = await browser.newPage({ baseURL: url, reducedMotion });
  problems = watchConsole(page);
  ({ begun } = await watchRunning(page));
}

/** Opens an address, and waits until its application runs. */
async function visit(address: string, viewport: { width: number; height: number }): Promise<void> {
  problems.length = 0;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(address);
  await begun();
}

/** Nothing moved while the page started, and parts out of sight were left out of it. */
async function expectStartedStill(path: string): Promise<void> {
  if (entrances.includes(path)) return;
  await expect.poll(() => page.evaluate(leftOut)).toBeGreaterThan(0);
  // A font that loads late moves the edge of a word, which stays below this.
  expect(await page.evaluate(shifted)).toBeLessThan(0.01);
}

test.describe("on a wide screen", () => {
  test.beforeAll(({ browser, product }) => open(browser, product, "reduce"));
  test.afterAll(() => page.close());

  for (const path of paths) {
    const address = addressIn("en", path);
    test(`${address} starts still, is drawn whole, accessible in both colour schemes, and leaves the console empty`, async () => {
      await visit(address, { width: 1280, height: 720 });
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expectStartedStill(path);
      expect(await page.evaluate(reachesOut)).toEqual([]);
      await expectAccessible(page);
      await expectReadableIn(page, "dark");
      await expectFitsPhone(page);
      await expectTakesLargeText(page);
      expect(problems).toEqual([]);
    });
  }
});

test.describe("on a phone, where things move", () => {
  test.beforeAll(({ browser, product }) => open(browser, product, "no-preference"));
  test.afterAll(() => page.close());

  for (const path of paths) {
    const address = addressIn("ms", path);
    test(`${address} starts still on a phone, which it fits, and leaves the console empty`, async () => {
      await visit(address, { width: 412, height: 823 });
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expectStartedStill(path);
      await expectFitsPhone(page);
      await expectTakesLargeText(page);
      expect(problems).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each kind of page can be read, and left by the links of its footer", async ({ page: plain }) => {
    for (const path of pageKinds) {
      await plain.goto(addressIn("ms", path));
      await expect(plain.locator("h1")).toBeVisible();
      expect((await plain.locator("main").innerText()).length, path).toBeGreaterThan(400);
    }
    await plain.locator("footer").getByRole("link").first().click();
    await expect(plain.locator("h1")).toBeVisible();
    await expect(plain.locator("html")).toHaveAttribute("lang", "ms");
  });
});
