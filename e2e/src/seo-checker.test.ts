import { expect } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { servicePath } from "@agency/content/services";
import { expectAccessible } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { firstService, serviceAddress, texts } from "./support/texts.ts";
import { moveToLowerEdge, openRunning } from "./support/visitor.ts";

test("the SEO checker of a service refuses no address, completes one, shows the audit's score after two seconds, and begins empty elsewhere", async ({
  page,
  site,
}) => {
  const { common, services } = texts.ms;
  await openRunning(page, `/ms${serviceAddress}`);
  const checker = page.locator("section:has(form)").filter({ has: page.locator("input[type=url]") });
  const field = checker.locator("input[type=url]");
  const button = checker.getByRole("button");
  await expect(button).toBeDisabled();
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
  expect(requests).toEqual([]);

  await field.fill("kedai.example/menu");
  await field.press("Enter");
  await expect(field).toHaveValue("https://kedai.example/menu");
  await expect(field).toHaveAccessibleDescription("");
  // Without a scheme, so that a site without https is read as well.
  await expect.poll(() => requests.join()).toContain('"url":"kedai.example/menu"');
  await expect(checker.getByRole("status")).toContainText(services.checker.failure);

  await field.fill(site.url);
  const begun = Date.now();
  await button.click();
  await expect(button).toBeDisabled();
  await expect(checker.getByRole("status")).toContainText(/\d+ (?:out of|daripada) 100/);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2000);
  await checker.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.host);
  await page.goBack();
  await field.fill("kedai.example");

  // The header comes back to a reader who scrolls up.
  await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
  const bar = page.locator("header").getByRole("navigation", { name: common.navigation.label });
  await bar.getByRole("link", { name: common.navigation.services, exact: true }).hover();
  await bar.getByRole("link", { name: getEntry(common.services, firstService), exact: true }).click();
  await expect(page).toHaveURL(`/ms${servicePath(firstService)}`);
  await expect(field).toHaveValue("");
});
