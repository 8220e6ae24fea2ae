import { expect, type Locator, type Page } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { expectReadableIn } from "./support/page-checks.ts";
import { addClient, openClientForm } from "./support/staff.ts";
import {
  expectAccessibleFromHere,
  openDashboard,
  runUntilFiltered,
  runUntilVisible,
} from "./support/still-dashboard.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose, watchConsole, withMotion } from "./support/visitor.ts";

const { admin } = texts.en;

test.use({ signedIn: true });
test.use(withMotion);
test.use({ ownContext: true });

test.describe("select", () => {
  const packages = (page: Page) =>
    page.getByRole("region", { name: admin.clients.add }).getByLabel(admin.clients.package);
  const openForm = async (page: Page) => {
    await openDashboard(page);
    await openClientForm(page, texts.en);
  };
  const option = (page: Page, name: string) => page.getByRole("listbox").getByRole("option", { name, exact: true });

  test("typing finds an option in the closed and the open list, arrows, Home, End and Escape work, and Escape leaves a dialog open around the list", async ({
    page,
  }) => {
    const name = "Sample Dialog";
    await addClient(page, { name, email: "dialog@select.example" });
    await openForm(page);
    await choose(packages(page), getEntry(admin.package, "business"));
    await packages(page).focus();
    await page.keyboard.type("st");
    await expect(packages(page)).toHaveText(getEntry(admin.package, "starter"));
    // After a second a letter starts a new search.
    await page.clock.runFor(999);
    await page.keyboard.type("e");
    await expect(packages(page)).toHaveText(getEntry(admin.package, "starter"));
    await page.clock.runFor(1000);
    await page.keyboard.type("e");
    await expect(packages(page)).toHaveText(getEntry(admin.package, "enterprise"));

    await page.clock.runFor(1000);
    await page.keyboard.press("Enter");
    await expect(option(page, getEntry(admin.package, "enterprise"))).toBeFocused();
    await page.keyboard.type("st");
    await page.clock.runFor(10);
    await expect(option(page, getEntry(admin.package, "starter"))).toBeFocused();
    await page.clock.runFor(1000);
    await page.keyboard.type("b");
    await page.clock.runFor(10);
    await expect(option(page, getEntry(admin.package, "business"))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.clock.runFor(10);
    await expect(packages(page)).toHaveText(getEntry(admin.package, "business"));
    await expect(packages(page)).toBeFocused();

    await page.keyboard.press("ArrowDown");
    await expect(option(page, getEntry(admin.package, "business"))).toBeFocused();
    for (const [key, next] of [
      ["ArrowDown", getEntry(admin.package, "enterprise")],
      ["Home", getEntry(admin.package, "starter")],
      ["ArrowDown", getEntry(admin.package, "business")],
      ["End", getEntry(admin.package, "enterprise")],
      ["ArrowUp", getEntry(admin.package, "business")],
      ["Home", getEntry(admin.package, "starter")],
    ] as const) {
      await page.keyboard.press(key);
      await page.clock.runFor(10);
      await expect(option(page, next)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.clock.runFor(10);
    await expect(packages(page)).toHaveText(getEntry(admin.package, "business"));
    await expect(packages(page)).toBeFocused();

    await page.getByRole("searchbox", { name: admin.clients.search }).fill(name);
    await runUntilFiltered(page);
    await page.getByRole("button", { name: fill(admin.clients.editNamed, { name }) }).click();
    const inDialog = page.getByRole("dialog").getByLabel(admin.clients.package);
    await runUntilVisible(page, inDialog);
    await inDialog.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectAccessibleFromHere(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.clock.runFor(10);
    await expect(inDialog).toBeFocused();
    await inDialog.click();
    await option(page, getEntry(admin.package, "business")).click();
    await expect(inDialog).toHaveText(getEntry(admin.package, "business"));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("a long list scrolls, and the button under the pointer scrolls on every 50 ms", async ({ page }) => {
    const client = "Sample Schedule";
    await addClient(page, { name: client, email: "schedule@select.example" });
    await openDashboard(page, "/schedules", page.getByRole("table"));
    await page.clock.resume();
    await page.getByRole("searchbox").fill(client);
    await page.getByRole("button", { name: fill(admin.schedules.changeNamed, { name: client }) }).click();
    await page.getByRole("dialog").getByLabel(admin.schedules.hour).click();
    await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(24);
    await page.clock.pauseAt(Date.now() + 600_000);

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

  test.describe("on a phone", () => {
    test.use({ colorScheme: "light", viewport: { width: 360, height: 780 } });

    test("every control is 44 px high, and axe finds nothing in the open list in both colour schemes", async ({
      page,
    }) => {
      const problems = watchConsole(page);
      await openForm(page);
      const height = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().height);
      expect(await height(packages(page))).toBeGreaterThanOrEqual(44);
      await packages(page).click();
      expect(await height(option(page, getEntry(admin.package, "business")))).toBeGreaterThanOrEqual(44);
      await expectAccessibleFromHere(page, "[role=listbox]");
      await expectReadableIn(page, "dark");
      expect(problems).toEqual([]);
    });
  });
});
