import { expect, type Page } from "@playwright/test";
import { type ClientSchedule, listSchedules } from "@agency/contracts/schedules";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose } from "./support/visitor.ts";

const { schedules, reportType, pages } = texts.en.admin;

test.use({ signedIn: true });

/** Adds three clients, and finds them in the table of schedules. */
async function openThree(page: Page, named: string) {
  const names = ["One", "Two", "Three"].map((number) => `${named} ${number}`);
  for (const [index, name] of names.entries()) await addClient(page, { name, email: `${index}@schedules.example` });
  await page.goto("/admin/schedules");
  await page.getByRole("searchbox", { name: schedules.search }).fill(named);
  const row = (number: string) => page.getByRole("row").filter({ hasText: `${named} ${number}` });
  await expect(page.getByRole("checkbox", { name: new RegExp(`^Select ${named}`) })).toHaveCount(3);
  // The head and these three: the others are filtered out, and their rows can be chosen once nothing is pale any more.
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.locator("[data-outdated]")).toHaveCount(0);
  return row;
}

test("the keyboard selects rows, a switch turns one schedule on, several are changed at once, and the others stay, also on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await addClient(page, { name: "Sample Timed", email: "timed@schedules.example" });
  const row = await openThree(page, "Sample Timer");
  // By name: One, Three, Two.
  const boxes = page.getByRole("checkbox", { name: /^Select Sample Timer/ });
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
  const all = page.getByRole("checkbox", { name: schedules.selectAll, exact: true });
  await expect(all).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });

  // All count as selected only while each that is found is.
  await page.getByRole("searchbox", { name: schedules.search }).fill("Sample Time");
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(all).not.toBeChecked();
  await page.getByRole("searchbox", { name: schedules.search }).fill("Sample Timer");
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(all).toBeChecked();
  await row("Three").getByRole("checkbox").uncheck();
  await expect(all).not.toBeChecked();
  const whole = /\/api\/.*schedules\?.*limit=500/;
  await page.route(whole, (route) => route.abort());
  await all.click();
  const refused = new RegExp(`^${fill(schedules.selectAllFailed, { message: "" })}`);
  await expect(page.getByText(refused).first()).toBeVisible();
  await page.unroute(whole);

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

  await page.getByRole("radiogroup", { name: schedules.type }).getByText(reportType.weekly, { exact: true }).click();
  await expect(row("One").getByRole("switch")).not.toBeChecked();
  await row("Two").getByRole("switch").click();
  await expect(row("Two").getByRole("switch")).toBeChecked();
  await expect(row("Two")).toContainText(/\d{4}, 9:00 am/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await row("One").getByRole("switch").click();
  await expect(row("One").getByRole("switch")).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole("group", { name: schedules.states.label })
    .getByRole("button", { name: /^2 on$/ })
    .click();
  await expect(row("Two")).toBeVisible();
  await expect(row("One")).toBeVisible();
  await expect(row("Three")).toBeHidden();
  await expectReadableIn(page, "dark");
});

/** More than a page holds. */
const many = 240;

const clientName = (index: number) => `Sample ${String(index).padStart(3, "0")}`;

const makeSchedule = (index: number): ClientSchedule => ({
  clientId: clientName(index),
  clientName: clientName(index),
  package: "starter",
  language: "en",
  clientStatus: "active",
  schedule: { reportType: "monthly", enabled: false, day: 4, hour: 9, mode: "review" },
  next: null,
  last: null,
});

test("more schedules than a page holds are on further pages, all are selected at once, and another filter begins at the first page", async ({
  page,
}) => {
  // Creating as many clients would take longer than everything else here.
  await page.route(`**${listSchedules.path}?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    const length = Math.max(0, Math.min(limit, many - offset));
    const counts = { on: 0, off: many, trouble: 0 };
    const rows = Array.from({ length }, (_, index) => makeSchedule(offset + index));
    return route.fulfill({ json: { total: many, counts, schedules: rows } });
  });
  await page.goto("/admin/schedules");
  const box = (index: number) =>
    page.getByRole("checkbox", { name: fill(schedules.select, { name: clientName(index) }), exact: true });
  const nav = page.getByRole("navigation", { name: pages.label, exact: true });
  await expect(nav).toContainText(fill(pages.range, { first: "1", last: "100", total: "240" }));
  await expectAccessible(page);
  await box(1).click();
  await nav.getByRole("button", { name: fill(pages.page, { page: "3" }), exact: true }).click();
  await expect(nav).toContainText(fill(pages.range, { first: "201", last: "240", total: "240" }));
  await expect(box(239)).toBeVisible();
  await expect(box(1)).toBeHidden();
  await expect(nav.getByRole("button", { name: pages.next, exact: true })).toBeDisabled();
  await expect(page.getByText(fill(schedules.selected_one, { number: "1" }))).toBeVisible();

  await page.getByRole("checkbox", { name: schedules.selectAll, exact: true }).click();
  await expect(page.getByText(fill(schedules.selected_other, { number: "240" }))).toBeVisible();
  await expect(box(239)).toBeChecked();
  await page.getByRole("button", { name: /^240 off$/ }).click();
  await expect(nav).toContainText(fill(pages.range, { first: "1", last: "100", total: "240" }));
  await expect(box(0)).toBeChecked();
});
