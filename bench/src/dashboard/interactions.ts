import type { Page } from "@playwright/test";
import { messagesOf } from "@agency/content/translations";

export type Interaction = {
  name: string;
  /** What is measured. */
  act: (page: Page) => Promise<void>;
  /** What comes before it, at full speed. */
  before?: (page: Page) => Promise<void>;
  /** Whether it scrolls, which is no event: the longest task counts. */
  scrolls?: true;
};

export type Table = { name: string; path: string; interactions: Interaction[] };

const { admin, board } = messagesOf("en");

/** How long a person presses, in ms, and what passes between two keys. */
const press = { delay: 80 };
const typing = { delay: 120 };

const search: Interaction = {
  name: "typing into the search",
  before: (page) => page.locator("input[type=search]:visible").click(),
  act: (page) => page.keyboard.type("business 49", typing),
};

const scroll: Interaction = {
  name: "scrolling through 150 rows",
  scrolls: true,
  before: (page) => page.mouse.move(720, 600),
  act: async (page) => {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(32);
    }
  },
};

const paging: Interaction = {
  name: "paging down",
  before: (page) => page.mouse.move(720, 600),
  act: async (page) => {
    for (let turn = 0; turn < 6; turn += 1) {
      await page.keyboard.press("PageDown", press);
      await page.waitForTimeout(300);
    }
  },
};

const arrows: Interaction = {
  name: "moving by arrow keys",
  before: (page) => page.locator("tr[data-index='2'] [data-row-focus]:visible").focus(),
  act: async (page) => {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.keyboard.press("ArrowDown", { delay: 40 });
      await page.waitForTimeout(60);
    }
  },
};

/** Clicks the first match that is in sight: the tabs that are not open have rows as well. */
const clickOn = (name: string, selector: string): Interaction => ({
  name,
  before: (page) => page.locator(selector).and(page.locator(":visible")).first().hover(),
  act: (page) => page.locator(selector).and(page.locator(":visible")).first().click(press),
});

const selectRow = clickOn("selecting a row", "tr[data-index='3'] [data-row-focus]");

/** Chooses by the first letter, since the browser's own list of options is in no page. */
const choose = (name: string, label: string, option: string): Interaction => ({
  name,
  before: (page) => page.getByRole("combobox", { name: label }).focus(),
  act: (page) => page.keyboard.press(option.charAt(0), press),
});

const openOptions = (label: string): Interaction => ({
  name: "opening the options of a filter",
  before: (page) => page.getByRole("combobox", { name: label }).hover(),
  act: (page) => page.getByRole("combobox", { name: label }).click(press),
});

const sort = (name: string, column: string): Interaction => {
  const header = (page: Page) => page.getByRole("columnheader", { name: column }).getByRole("button");
  return { name, before: (page) => header(page).hover(), act: (page) => header(page).click(press) };
};

/** What the staff do in the long tables. */
export const tables: Table[] = [
  {
    name: "clients",
    path: "/admin",
    interactions: [
      search,
      sort("sorting by fee", admin.clients.column.fee),
      openOptions(admin.clients.filterPackage),
      choose("filtering by package", admin.clients.filterPackage, admin.package.enterprise),
      scroll,
      paging,
      selectRow,
      arrows,
      clickOn("opening the form of a client", "tr[data-index='3'] td:last-child button:first-of-type"),
    ],
  },
  {
    name: "month board",
    path: "/admin?tab=reports",
    interactions: [
      search,
      sort("sorting by visitors", board.column.visitors),
      openOptions(admin.clients.filterPackage),
      choose("filtering by package", admin.clients.filterPackage, admin.package.enterprise),
      clickOn("filtering by state", "[data-tone][aria-pressed]"),
      scroll,
      paging,
      selectRow,
      clickOn("selecting all", "thead input[type=checkbox]"),
      arrows,
      clickOn("opening a review", "tr[data-index='3'] a[data-open]"),
    ],
  },
  {
    name: "schedules",
    path: "/admin/schedules",
    interactions: [
      search,
      clickOn("filtering by state", "button[data-state=off]"),
      scroll,
      paging,
      selectRow,
      clickOn("selecting all", "thead input[type=checkbox]"),
      arrows,
      clickOn("opening the form of a schedule", "tr[data-index='3'] td:last-child button"),
    ],
  },
];
