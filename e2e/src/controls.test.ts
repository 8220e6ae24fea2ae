import { expect, type Locator, type Page, test } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { watchConsole } from "./support/console.ts";
import { expectAccessible } from "./support/page-checks.ts";
import { type Product, startProduct } from "./support/product.ts";
import { signIn } from "./support/staff.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, common } = texts.en;
const client = "Sample Bakery";
let product: Product;

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ RATE_LIMITS: "off" });
  const page = await browser.newPage();
  await signIn(page, { product, texts: texts.en, prefix: "" });
  const answer = await page.request.post(`${product.url}/api/reports/clients`, {
    headers: { origin: product.url },
    data: {
      name: client,
      email: "bakery@sample.example",
      website: null,
      businessType: null,
      package: "starter",
      monthlyFee: 2500,
      language: "en",
    },
  });
  expect(answer.ok()).toBe(true);
  await page.close();
});
test.afterAll(() => product?.stop());

/** The dashboard at a place, with a clock that stands still and goes on with `page.clock.runFor`. */
async function dashboardAt(page: Page, place = ""): Promise<void> {
  await signIn(page, { product, texts: texts.en, prefix: "" });
  await page.clock.install();
  await page.goto(`${product.url}/admin${place}`);
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe("tooltips", () => {
  const { meaning } = admin.summary;
  const term = (page: Page, name: "totalClients" | "activeClients") =>
    page.getByRole("button", { name: admin.summary[name], exact: true });
  const tooltip = (page: Page, text: string) => page.getByRole("tooltip", { name: text });

  test("open after 700 ms; the next opens at once, until 300 ms after the last one closed", async ({ page }) => {
    await dashboardAt(page);
    await term(page, "totalClients").hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await expectAccessible(page);

    await term(page, "activeClients").hover();
    await expect(tooltip(page, meaning.activeClients)).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(1);

    await page.mouse.move(5, 5);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(299);
    await term(page, "totalClients").hover();
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();

    await page.mouse.move(5, 5);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(300);
    await term(page, "totalClients").hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
  });

  test("open at once for the keyboard, describe their control, and go with Escape", async ({ page }) => {
    await dashboardAt(page);
    await page.getByRole("button", { name: admin.logout }).focus();
    await page.keyboard.press("Tab");
    await expect(term(page, "totalClients")).toBeFocused();
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await expect(term(page, "totalClients")).toHaveAccessibleDescription(meaning.totalClients);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("name the icon that closes a dialog, and do not open because the dialog does", async ({ page }) => {
    await dashboardAt(page);
    await page.getByRole("button", { name: fill(admin.clients.editNamed, { name: client }) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: admin.close, exact: true }).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page, admin.close)).toBeVisible();
  });

  test.describe("on touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a word that explains itself does so at a tap", async ({ page }) => {
      await dashboardAt(page);
      await term(page, "totalClients").tap();
      await expect(tooltip(page, meaning.totalClients)).toBeVisible();
      await page.getByRole("heading", { name: admin.title }).tap();
      await expect(page.getByRole("tooltip")).toBeHidden();
    });
  });
});

test.describe("select", () => {
  const packages = (page: Page) => page.getByLabel(admin.clients.package);
  const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

  test("typing finds an option; after a second a letter begins a new search", async ({ page }) => {
    await dashboardAt(page);
    await choose(packages(page), admin.package.business);
    await packages(page).focus();
    await page.keyboard.type("st");
    await expect(packages(page)).toHaveText(admin.package.starter);
    await page.clock.runFor(999);
    await page.keyboard.type("e");
    await expect(packages(page)).toHaveText(admin.package.starter);
    await page.clock.runFor(1000);
    await page.keyboard.type("e");
    await expect(packages(page)).toHaveText(admin.package.enterprise);
  });

  test("typing moves through the open list, too", async ({ page }) => {
    await dashboardAt(page);
    await packages(page).focus();
    await page.keyboard.press("Enter");
    await expect(option(page, admin.package.starter)).toBeFocused();
    await page.keyboard.type("en");
    await page.clock.runFor(10);
    await expect(option(page, admin.package.enterprise)).toBeFocused();
    await page.clock.runFor(1000);
    await page.keyboard.type("b");
    await page.clock.runFor(10);
    await expect(option(page, admin.package.business)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(packages(page)).toHaveText(admin.package.business);
    await expect(packages(page)).toBeFocused();
  });

  test("arrows, Home and End move, Escape leaves the choice as it was", async ({ page }) => {
    await dashboardAt(page);
    await packages(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(option(page, admin.package.starter)).toBeFocused();
    for (const [key, name] of [
      ["ArrowDown", admin.package.business],
      ["End", admin.package.enterprise],
      ["ArrowUp", admin.package.business],
      ["Home", admin.package.starter],
      ["End", admin.package.enterprise],
    ] as const) {
      await page.keyboard.press(key);
      await page.clock.runFor(10);
      await expect(option(page, name)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(packages(page)).toHaveText(admin.package.starter);
    await expect(packages(page)).toBeFocused();
  });

  test("Escape closes the list and leaves the dialog open around it", async ({ page }) => {
    await dashboardAt(page);
    await page.getByRole("button", { name: fill(admin.clients.editNamed, { name: client }) }).click();
    const inDialog = page.getByRole("dialog").getByLabel(admin.clients.package);
    await inDialog.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(inDialog).toBeFocused();
    await choose(inDialog, admin.package.business);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("a long list scrolls, and the button under the pointer scrolls on every 50 ms", async ({ page }) => {
    await dashboardAt(page, "?tab=analytics&panel=schedules");
    const dialog = page.getByRole("dialog");
    await choose(dialog.getByLabel(admin.schedules.client), client);
    const weekly = dialog.getByRole("group", { name: admin.schedules.enabled.weekly });
    const enabled = weekly.getByRole("switch");
    if (!(await enabled.isChecked())) await enabled.click({ force: true });
    await weekly.getByLabel(admin.schedules.hour).click();
    await expect(page.getByRole("option")).toHaveCount(24);

    const viewport = page.locator("[data-radix-select-viewport]");
    await viewport.evaluate((element) => element.scrollTo({ top: 0 }));
    const top = () => viewport.evaluate((element) => element.scrollTop);
    const step = await page.getByRole("option", { selected: true }).evaluate((element) => element.clientHeight);
    const down = page.locator("[data-direction=down]");
    await down.hover();
    await page.clock.runFor(49);
    expect(await top()).toBe(0);
    await page.clock.runFor(1);
    expect(await top()).toBe(step);
    await page.clock.runFor(100);
    expect(await top()).toBe(3 * step);
    await page.mouse.move(5, 5);
    await page.clock.runFor(500);
    expect(await top()).toBe(3 * step);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, viewport: { width: 360, height: 780 } });

      test("on a phone everything to press is 44 px high, and axe finds nothing in the open list", async ({ page }) => {
        const problems = watchConsole(page);
        await dashboardAt(page);
        const height = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().height);
        expect(await height(packages(page))).toBeGreaterThanOrEqual(44);
        await packages(page).click();
        expect(await height(option(page, admin.package.business))).toBeGreaterThanOrEqual(44);
        await expectAccessible(page);
        expect(problems).toEqual([]);
      });
    });
  }
});

test.describe("toasts", () => {
  const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
  const toasts = (page: Page) => region(page).getByRole("listitem");
  const generate = (page: Page) => page.getByRole("button", { name: admin.reports.generateNamed.weekly });
  // It is marked as disabled while no client is selected, and says so when it is pressed.
  const show = async (page: Page) => {
    await generate(page).click({ force: true });
    await expect(toasts(page)).toHaveText([new RegExp(admin.reports.selectFirst)]);
    await page.mouse.move(5, 5);
  };

  test("one at a time: a newer one takes the older one's place", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await page.route("**/api/auth/session", (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.fallback(),
    );
    await page.route("**/api/auth/logout", (route) => route.abort());
    await show(page);
    await page.getByRole("button", { name: admin.logout }).click();
    await expect(toasts(page)).toHaveText([new RegExp(common.failure.unreachable)]);
    await expectAccessible(page);
  });

  test("gone after five seconds", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await show(page);
    await page.clock.runFor(4999);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("wait while the pointer is on them", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await show(page);
    await page.clock.runFor(3000);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1999);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("closing one under the pointer does not stop the clock of the next", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await show(page);
    await toasts(page).getByRole("button", { name: common.toast.close }).click();
    await expect(toasts(page)).toHaveCount(0);
    await show(page);
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("go with a swipe of more than 50 px to the right", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await show(page);
    const swipe = async (by: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error("No toast");
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y, { steps: 4 });
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(50);
    await expect(toasts(page)).toHaveAttribute("data-swipe", "cancel");
    await swipe(-80);
    await expect(toasts(page)).toHaveAttribute("data-state", "open");
    await swipe(51);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("F8 leads to them, and the way back is where one came from", async ({ page }) => {
    await dashboardAt(page, "?tab=reports");
    await show(page);
    await generate(page).focus();
    await page.keyboard.press("F8");
    await expect(region(page).getByRole("list")).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press("Tab");
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toasts(page).getByRole("button", { name: common.toast.close })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
    await expect(generate(page)).toBeFocused();
  });
});

for (const path of ["/", "/privacy"]) {
  test(`${path} loads nothing of select, tooltip and toast`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await page.goto(`${product.url}${path}`, { waitUntil: "networkidle" });
    const code = (await Promise.all(scripts)).join("\n");
    expect(code).toContain("createRoot");
    for (const part of ["TooltipProvider", "SelectTrigger", "ToastProvider", "DismissableLayer"]) {
      expect(code).not.toContain(part);
    }
  });
}
