import { expect, type Page } from "@playwright/test";
import { expectAccessibleFromHere, openDashboard, runUntilVisible } from "./support/still-dashboard.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { openRunning, withMotion } from "./support/visitor.ts";

const { admin, staff, common } = texts.en;

test.describe("toasts", () => {
  test.use({ signedIn: true });
  test.use(withMotion);
  test.use({ ownContext: true });

  const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
  const toasts = (page: Page) => region(page).getByRole("listitem");
  const generate = (page: Page) => page.getByRole("button", { name: admin.reports.generateNamed.weekly });
  // It is marked as disabled while no client is selected, and says so when clicked.
  const open = async (page: Page) => {
    await openDashboard(page, "?tab=reports", generate(page));
    await generate(page).click({ force: true });
    await runUntilVisible(page, toasts(page));
    await toasts(page).getByRole("button", { name: common.toast.close }).click();
    await expect(toasts(page)).toHaveCount(0);
  };
  const show = async (page: Page) => {
    await generate(page).click({ force: true });
    await expect(toasts(page)).toHaveText([new RegExp(admin.reports.selectFirst)]);
    await page.mouse.move(5, 5);
  };

  test("appear one at a time, and disappear with a swipe of more than 50 px to the right or after five seconds without the pointer, and F8 moves the focus to them and back", async ({
    page,
  }) => {
    await open(page);
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

    await show(page);
    await page.clock.runFor(4999);
    await expect(toasts(page)).toHaveAttribute("data-state", "open");
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);

    await show(page);
    await page.clock.runFor(3000);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveAttribute("data-state", "open");
    await page.mouse.move(5, 5);
    await page.clock.runFor(1999);
    await expect(toasts(page)).toHaveAttribute("data-state", "open");
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);

    // Closing one under the pointer does not stop the timer of the next.
    await show(page);
    await toasts(page).getByRole("button", { name: common.toast.close }).click();
    await expect(toasts(page)).toHaveCount(0);
    await show(page);
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);

    // A newer one replaces the older one.
    await page.route("**/api/auth/session", (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.fallback(),
    );
    await page.route("**/api/auth/logout", (route) => route.abort());
    await show(page);
    await page.getByRole("button", { name: staff.nav.signOut }).click();
    await expect(toasts(page)).toHaveText([new RegExp(common.failure.unreachable)]);
    await toasts(page).hover();
    await expectAccessibleFromHere(page, "li[data-variant]");
  });
});

test("a public page loads nothing of select, tooltip and toast, and F8 leads to the region before there is a toast", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await openRunning(page, "/");
  await page.waitForLoadState("networkidle");
  const code = (await Promise.all(scripts)).join("\n");
  expect(code.includes("hydrateRoot")).toBe(true);
  for (const part of ["TooltipProvider", "SelectTrigger", "ToastProvider", "DismissableLayer"]) {
    expect(code.includes(part), part).toBe(false);
  }
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
});
