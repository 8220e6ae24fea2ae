import { expect, type Locator, type Page } from "@playwright/test";
import { addClient } from "./support/staff.ts";
import {
  expectAccessibleFromHere,
  openDashboard,
  runUntilFiltered,
  runUntilVisible,
} from "./support/still-dashboard.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { withMotion } from "./support/visitor.ts";

const { admin } = texts.en;

test.use({ signedIn: true });
test.use(withMotion);
test.use({ ownContext: true });

test.describe("tooltips", () => {
  const { meaning } = admin.summary;
  const term = (page: Page, name: "totalClients" | "activeClients") =>
    page.getByRole("button", { name: admin.summary[name], exact: true });
  // People move the pointer in small steps. After a single jump Radix cannot tell that it left the tooltip.
  const pointAt = async (control: Locator) => {
    const box = await control.boundingBox();
    if (!box) throw new Error("Nothing to point at");
    await control.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  };
  const tooltip = (page: Page, text: string) => page.getByRole("tooltip", { name: text });

  test("open after 700 ms, the next at once until 300 ms after the last one closed; at once for the keyboard, and not because a dialog does", async ({
    page,
  }) => {
    const name = "Sample Icon";
    await addClient(page, { name, email: "icon@tooltip.example" });
    await openDashboard(page);
    await pointAt(term(page, "totalClients"));
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();

    await pointAt(term(page, "activeClients"));
    await expect(tooltip(page, meaning.activeClients)).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(1);

    await page.mouse.move(5, 5, { steps: 12 });
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(299);
    await pointAt(term(page, "totalClients"));
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();

    await page.mouse.move(5, 5, { steps: 12 });
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(300);
    await pointAt(term(page, "totalClients"));
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await page.mouse.move(5, 5, { steps: 12 });
    await expect(page.getByRole("tooltip")).toBeHidden();

    // The keyboard waits for nothing.
    await page.locator("#content").focus();
    await page.keyboard.press("Tab");
    await expect(term(page, "totalClients")).toBeFocused();
    await expect(tooltip(page, meaning.totalClients)).toBeVisible();
    await expect(term(page, "totalClients")).toHaveAccessibleDescription(meaning.totalClients);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();

    await page.getByRole("searchbox", { name: admin.clients.search }).fill(name);
    await runUntilFiltered(page);
    await page.getByRole("button", { name: fill(admin.clients.editNamed, { name }) }).click();
    await runUntilVisible(page, page.getByRole("dialog"));
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: admin.close, exact: true }).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page, admin.close)).toBeVisible();
    await expectAccessibleFromHere(page);
  });

  test.describe("on touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a term with an explanation shows it at a tap", async ({ page }) => {
      await openDashboard(page);
      await term(page, "totalClients").tap();
      await expect(tooltip(page, meaning.totalClients)).toBeVisible();
      // The margin, which no explanation covers.
      await page.touchscreen.tap(5, 400);
      await expect(page.getByRole("tooltip")).toBeHidden();
    });
  });
});
