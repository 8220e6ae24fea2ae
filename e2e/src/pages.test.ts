import { expect, type Page } from "@playwright/test";
import { languageKeys } from "@agency/content/settings";
import { addressIn, pageKinds } from "./audit/page-kinds.ts";
import { expectAccessible, expectFitsPhone, expectReadableIn, expectTakesLargeText } from "./support/page-checks.ts";
import { test, testIn } from "./support/test.ts";
import { watchConsole, watchRunning } from "./support/visitor.ts";

/** Where staff and clients sign in. */
const entrances = ["/client-portal", "/admin/login"];

/** One page for all addresses, so that only the first loads what they share. */
let page: Page;

test.describe("with the application", () => {
  let problems: string[];
  let begun: () => Promise<void>;

  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: "reduce" });
    problems = watchConsole(page);
    ({ begun } = await watchRunning(page));
  });
  test.afterAll(() => page.close());

  for (const language of languageKeys) {
    for (const path of [...pageKinds, "/terms", ...entrances]) {
      const address = addressIn(language, path);

      test(`${address} ${language === "en" ? "is accessible in both colour schemes, " : ""}fits a phone, and leaves the console empty`, async () => {
        problems.length = 0;
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(address);
        await begun();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        if (language === "en") {
          await expectAccessible(page);
          await expectReadableIn(page, "dark");
        }
        await expectFitsPhone(page);
        await expectTakesLargeText(page);
        expect(problems).toEqual([]);
      });
    }
  }
});

test.describe("without JavaScript", () => {
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, javaScriptEnabled: false });
  });
  test.afterAll(() => page.close());

  for (const language of languageKeys) {
    for (const address of pageKinds.map((path) => addressIn(language, path))) {
      testIn("ms", language)(`${address} can be read and left by its links`, async () => {
        await page.goto(address);
        await expect(page.locator("h1")).toBeVisible();
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
        await page.locator("footer").getByRole("link").first().click();
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      });
    }
  }
});
