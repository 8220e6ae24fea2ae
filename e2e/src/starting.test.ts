import { expect } from "@playwright/test";
import { test } from "./support/test.ts";
import { serviceAddress, texts } from "./support/texts.ts";
import { contactFields, openRunning, watchRunning } from "./support/visitor.ts";

// A page between its first paint and the arrival of its application (apps/web/src/shared/late-start/starter.ts).

test("a connection lost before the application loads costs nothing: the page reloads when it is back", async ({
  page,
}) => {
  const { hasBegun, begun } = await watchRunning(page);
  const { promise: comes, resolve: isAskedFor } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*", async (route) => {
    await page.context().setOffline(true);
    await route.abort();
    isAskedFor();
  });
  await page.goto("/");
  const { firstName, email } = contactFields(page.locator("#contact form"), texts.en.forms);
  await firstName.fill("Aina");
  await comes;
  await email.fill("aina@person.example");
  await page.unroute("**/assets/entry.client-*");
  expect(await hasBegun()).toBe(false);

  await page.context().setOffline(false);
  await begun();
  await expect(firstName).toHaveValue("Aina");
  await expect(email).toHaveValue("aina@person.example");
});

test("typed text is restored on its own page and on no other", async ({ page }) => {
  const values = Array.from({ length: 20 }, () => "Aina");
  for (const [path, value] of [
    [serviceAddress, "Aina"],
    ["/", ""],
  ]) {
    await openRunning(page, "/team");
    await page.evaluate((typed) => sessionStorage.setItem("typed", JSON.stringify(typed)), { path, values });
    await openRunning(page, serviceAddress);
    await expect(page.locator("main form input").first()).toHaveValue(value ?? "");
    expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
  }
});

test("a page whose starter cannot be loaded requests it when the connection is back", async ({ page }) => {
  const { hasBegun, begun } = await watchRunning(page);
  await page.addInitScript(() => addEventListener("error", () => (document.title = "missed"), true));
  await page.route("**/assets/starter-*", async (route) => {
    await page.context().setOffline(true);
    await route.abort();
  });
  await page.goto("/");
  // The page has noticed, so it hears when the line is back.
  await expect(page).toHaveTitle("missed");
  await page.unroute("**/assets/starter-*");
  expect(await hasBegun()).toBe(false);
  await page.context().setOffline(false);
  await begun();
});

for (const part of ["page", "root"]) {
  test(`a page whose ${part} cannot be loaded reloads once`, async ({ page }) => {
    const { begun } = await watchRunning(page);
    let visits = 0;
    const missedIn = new Set<number>();
    page.on("request", (request) => (visits += request.isNavigationRequest() ? 1 : 0));
    await page.route(`**/assets/${part}-*`, async (route) => {
      await route.abort();
      missedIn.add(visits);
    });
    await page.goto("/");
    await expect.poll(() => [...missedIn]).toEqual([1, 2]);
    // A page that is about to reload does not answer this.
    expect(await page.evaluate(() => fetch("/api/health").then(({ ok }) => ok))).toBe(true);
    expect(visits).toBe(2);

    await page.unroute(`**/assets/${part}-*`);
    await page.goto("/");
    await begun();
  });
}

test.describe("without the application", () => {
  test.use({ javaScriptEnabled: false });

  test("what is sent from a form stays in the page, and no part of it appears in an address", async ({ page }) => {
    await page.goto("/");
    const { email, send } = contactFields(page.locator("#contact form"), texts.en.forms);
    await email.fill("aina@person.example");
    await send.click();
    await email.press("Enter");
    await expect(email).toHaveValue("aina@person.example");
    await expect(page).toHaveURL("/");

    const { login } = texts.en.admin;
    await page.goto("/admin/login");
    await page.getByLabel(login.username).fill("admin");
    await page.locator("input[name=password]").fill("a sample secret");
    await page.getByRole("button", { name: login.submit }).click();
    await expect(page.getByLabel(login.username)).toHaveValue("admin");
    await expect(page).toHaveURL("/admin/login");
  });
});
