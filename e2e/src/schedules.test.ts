import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose } from "./support/visitor.ts";

const { schedules, reportType } = texts.en.admin;

test.use({ signedIn: true });

/** Adds three clients, and finds them in the table of schedules. */
async function openThree(page: Page, named: string) {
  const names = ["One", "Two", "Three"].map((number) => `${named} ${number}`);
  for (const [index, name] of names.entries()) await addClient(page, { name, email: `${index}@schedules.example` });
  await page.goto("/admin/schedules");
  await page.getByRole("searchbox", { name: schedules.search }).fill(named);
  const row = (number: string) => page.getByRole("row").filter({ hasText: `${named} ${number}` });
  await expect(page.getByRole("checkbox", { name: new RegExp(`^Select ${named}`) })).toHaveCount(3);
  // The head and these three: the others are filtered out.
  await expect(page.getByRole("row")).toHaveCount(4);
  return row;
}

test("several schedules are changed at once, and the others stay", async ({ page }) => {
  const row = await openThree(page, "Sample Timer");
  for (const number of ["One", "Two"]) await row(number).getByRole("checkbox").check();
  await page.getByRole("button", { name: schedules.changeSelected }).click();
  const dialog = page.getByRole("dialog");
  await choose(dialog.getByLabel(schedules.status), schedules.on);
  await choose(dialog.getByLabel(schedules.dayOfMonth), fill(schedules.dayNumber, { day: "6" }));
  await choose(dialog.getByLabel(schedules.mode), schedules.modes.send);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: schedules.save }).click();
  await expect(page.getByText(fill(schedules.changed_other, { number: "2" })).first()).toBeVisible();
  for (const number of ["One", "Two"]) {
    await expect(row(number)).toContainText("Day 6, 9:00");
    await expect(row(number)).toContainText(schedules.modes.send);
    await expect(row(number).getByRole("switch")).toBeChecked();
  }
  await expect(row("Three")).toContainText("Day 4, 9:00");
  await expect(row("Three")).toContainText(schedules.nothingNext);
  await expect(row("Three").getByRole("switch")).not.toBeChecked();

  await page.getByRole("button", { name: reportType.weekly, exact: true }).click();
  await expect(row("One").getByRole("switch")).not.toBeChecked();
  await expectReadableIn(page, "dark");
});

test("a switch turns one schedule on, which says what it makes next, and all are found by their state", async ({
  page,
}) => {
  const row = await openThree(page, "Sample Switch");
  await row("Two").getByRole("switch").click();
  await expect(row("Two").getByRole("switch")).toBeChecked();
  await expect(row("Two")).toContainText(/\d{4}, 9:00 am/);
  await page
    .getByRole("group", { name: schedules.states.label })
    .getByRole("button", { name: /^1 on$/ })
    .click();
  await expect(row("Two")).toBeVisible();
  await expect(row("One")).toBeHidden();
});

test("the keyboard selects rows: arrows move, Space selects, Shift selects up to the last one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  const row = await openThree(page, "Sample Keys");
  // By name: One, Three, Two.
  const boxes = page.getByRole("checkbox", { name: /^Select Sample Keys/ });
  await boxes.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(row("Two").getByRole("checkbox")).toBeFocused();
  // In a low window, the row comes to stand above the bar with what is selected.
  const bar = page.getByRole("region", { name: schedules.selection });
  await expect
    .poll(async () => {
      const [moved, over] = await Promise.all([row("Two").boundingBox(), bar.boundingBox()]);
      return moved && over && moved.y + moved.height <= over.y;
    })
    .toBe(true);
  await row("Two")
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(page.getByText(fill(schedules.selected_other, { number: "3" }))).toBeVisible();
  await page.getByRole("checkbox", { name: schedules.selectAll }).click();
  await expect(bar).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the schedules fit the screen and can be switched", async ({ page }) => {
    const row = await openThree(page, "Sample Pocket");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await row("One").getByRole("switch").click();
    await expect(row("One").getByRole("switch")).toBeChecked();
    await expectAccessible(page);
  });
});
