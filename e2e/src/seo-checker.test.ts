import { expect, type Page } from "@playwright/test";
import { servicePath } from "@agency/content/services";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test, testIn } from "./support/test.ts";
import { firstService, serviceAddress, texts } from "./support/texts.ts";
import { moveToLowerEdge, openRunning } from "./support/visitor.ts";
function partsOf(page: Page) {
  const checker = page.locator("section:has(form)").filter({ has: page.locator("input[type=url]") });
  return { checker, field: checker.locator("input[type=url]"), button: checker.getByRole("button") };
}

test("the SEO checker of the next service begins empty", async ({ page }) => {
  const { common } = texts.en;
  await openRunning(page, serviceAddress);
  const { field } = partsOf(page);
  await field.fill("kedai.example");
  const bar = page.locator("header").getByRole("navigation", { name: common.navigation.label });
  await bar.getByRole("link", { name: common.navigation.services, exact: true }).hover();
  await bar.getByRole("link", { name: common.services[firstService], exact: true }).click();
  await expect(page).toHaveURL(servicePath(firstService));
  await expect(field).toHaveValue("");
});

for (const language of ["en", "ms"] as const) {
  const prefix = language === "ms" ? "/ms" : "";
  const { services } = texts[language];

  test.describe(language, () => {
    testIn("ms", language)(
      "the SEO checker of a service shows the audit's score after at least two seconds",
      async ({ page, site }) => {
        await openRunning(page, `${prefix}${serviceAddress}`);
        const { checker, field, button } = partsOf(page);
        await expect(button).toBeDisabled();
        await field.fill(site.url);
        const begun = Date.now();
        await button.click();
        await expect(button).toBeDisabled();
        await expect(checker.getByRole("status")).toContainText(/\d+ (?:out of|daripada) 100/);
        expect(Date.now() - begun).toBeGreaterThanOrEqual(2000);
        await checker.getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(site.host);
      },
    );

    test("an invalid address says so in the language of the page, and one without https is completed", async ({
      page,
    }) => {
      await openRunning(page, `${prefix}${serviceAddress}`);
      const { checker, field, button } = partsOf(page);
      const requests: string[] = [];
      page.on("request", (request) => request.method() === "POST" && requests.push(request.postData() ?? ""));
      await field.fill("my shop");
      await field.evaluate(moveToLowerEdge);
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription(services.checker.invalid);
      await expect(checker.getByText(services.checker.invalid)).toBeInViewport({ ratio: 0.9 });
      await button.click();
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await expectFitsPhone(page);
      expect(requests).toEqual([]);

      await field.fill("kedai.example/menu");
      await field.press("Enter");
      await expect(field).toHaveValue("https://kedai.example/menu");
      await expect(field).toHaveAccessibleDescription("");
      // Without a scheme, so that a site without https is read as well.
      await expect.poll(() => requests.join()).toContain('"url":"kedai.example/menu"');
    });
  });
}
