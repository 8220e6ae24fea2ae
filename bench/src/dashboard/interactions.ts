import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { getEntry } from "@agency/content/get-entry";
import { getMessages } from "@agency/content/translations";
import type { Database } from "@agency/server/kit/db/database";
import type { Product } from "@agency/testing/product";
import type { Caller } from "@agency/testing/session";
import { type Figure, percentile } from "../lib/figures.ts";
import { readProcessorTime } from "../lib/processes.ts";
import { type Task, type TraceEvent, outermost, namedTasks } from "../lib/trace.ts";

export type Interaction = {
  name: string;
  /** Measured, on a slow processor. */
  act: (page: Page) => Promise<void>;
  /** Done before it, at full speed. */
  before?: (page: Page) => Promise<void>;
  /** Whether it scrolls, which is not an event: the longest task counts. */
  scrolls?: true;
};

export type Table = { name: string; path: string; interactions: Interaction[] };

const { admin, board } = getMessages("en");

/** How long a person presses, in ms, and what passes between two keys. */
const press = { delay: 80 };
const typing = { delay: 120 };

const search: Interaction = {
  name: "typing into the search",
  before: (page) => page.locator("input[type=search]:visible").click(),
  act: (page) => page.keyboard.type("business 49", typing),
};

const scroll: Interaction = {
  name: "scrolling through a page",
  scrolls: true,
  before: (page) => page.mouse.move(720, 600),
  act: async (page) => {
    for (let turn = 0; turn < 28; turn += 1) {
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
  before: (page) => page.locator("tbody tr:nth-child(3) [data-row-focus]:visible").focus(),
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

const selectRow = clickOn("selecting a row", "tbody tr:nth-child(4) [data-row-focus]");

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

/** The staff's actions in the long tables. */
export const tables: Table[] = [
  {
    name: "clients",
    path: "/admin?tab=clients",
    interactions: [
      search,
      sort("sorting by fee", admin.clients.column.fee),
      openOptions(admin.clients.filterPackage),
      choose("filtering by package", admin.clients.filterPackage, getEntry(admin.package, "enterprise")),
      scroll,
      paging,
      selectRow,
      arrows,
      clickOn("opening the form of a client", "tbody tr:nth-child(4) td:last-child button:first-of-type"),
    ],
  },
  {
    name: "month board",
    path: "/admin",
    interactions: [
      search,
      sort("sorting by visitors", board.column.visitors),
      openOptions(admin.clients.filterPackage),
      choose("filtering by package", admin.clients.filterPackage, getEntry(admin.package, "enterprise")),
      clickOn("filtering by state", "[data-tone][aria-pressed]"),
      scroll,
      paging,
      selectRow,
      clickOn("selecting all", "thead input[type=checkbox]"),
      arrows,
      clickOn("opening a review", "tbody tr:nth-child(4) a[data-open]"),
    ],
  },
  {
    name: "schedules",
    path: "/admin/schedules",
    interactions: [
      search,
      clickOn("filtering by state", "button[aria-pressed]"),
      scroll,
      paging,
      selectRow,
      clickOn("selecting all", "thead input[type=checkbox]"),
      arrows,
      clickOn("opening the form of a schedule", "tbody tr:nth-child(4) td:last-child button"),
    ],
  },
];

export type Dashboard = { browser: Browser; context: BrowserContext };

/** A browser in which a member of staff is signed in. */
export async function openDashboard(browser: Browser, { url, staff }: Product): Promise<Dashboard> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto("/admin/login");
  await page.locator("input[autocomplete=username]").fill(staff.username);
  await page.locator("input[type=password]").fill(staff.password);
  await page.locator("form [type=submit]").click();
  await page.waitForURL("**/admin");
  await page.close();
  return { browser, context };
}

/** The slowest event of an interaction in ms: from the input to the frame that shows it, and of that the main thread's processor time. */
export type Slowest = { wall: number; processor: number };

/** An event lasts from its input to the frame that shows it, in ms. Events of an interaction have an id. */
type Event = TraceEvent & { args: { name?: string; data?: { interactionId?: number; duration?: number } } };

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Measures one interaction on a page of its own, at a quarter of the processor. */
export async function slowestEvent(
  { browser, context }: Dashboard,
  { path }: Table,
  { before, act, scrolls }: Interaction,
): Promise<Slowest> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.locator("tbody tr:nth-child(13) [data-row-focus]:visible").waitFor();
    await page.waitForLoadState("networkidle");
    await before?.(page);
    // Until the application is idle again.
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await browser.startTracing(page, { categories });
    await act(page);
    await page.waitForTimeout(1000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
    return scrolls ? longestTask(traceEvents) : findSlowest(traceEvents);
  } finally {
    await page.close();
  }
}

function longestTask(trace: Event[]): Slowest {
  const main = trace.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = main.flatMap(({ pid, tid }) => threadTasks(trace, { pid, tid }));
  return {
    wall: Math.max(...tasks.map(({ dur }) => dur)) / 1000,
    processor: Math.max(...tasks.map(({ tdur }) => tdur)) / 1000,
  };
}

/** @throws RangeError without any event, which would count as a fast one */
function findSlowest(trace: Event[]): Slowest {
  const events = trace.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId);
  if (events.length === 0) throw new RangeError("The trace has no interaction");
  const measured = events.map(({ ts, pid, tid, args: { data } }) => {
    const wall = data?.duration ?? Number.NaN;
    return {
      wall,
      processor: processorWithin(threadTasks(trace, { pid, tid }), { from: ts, until: ts + wall * 1000 }),
    };
  });
  return {
    wall: Math.max(...measured.map(({ wall }) => wall)),
    processor: Math.max(...measured.map(({ processor }) => processor)),
  };
}

/** Of a task that begins before or ends after, its part counts. */
function processorWithin(turns: Task[], { from, until }: { from: number; until: number }): number {
  const parts = turns.map(({ ts, dur, tdur }) => {
    const within = Math.min(ts + dur, until) - Math.max(ts, from);
    return (tdur * Math.max(0, within)) / dur;
  });
  return parts.reduce((sum, part) => sum + part, 0) / 1000;
}

/** The tasks of a thread, one after the other. */
function threadTasks(trace: Event[], thread: { pid: number; tid: number }): Task[] {
  const work = trace.filter(({ ph, pid, tid }) => ph === "X" && pid === thread.pid && tid === thread.tid);
  return outermost(namedTasks(work, /RunTask$/));
}

/** In ms. */
const goal = 300;

/** How often each request is sent. */
const times = 30;

const requests: Record<string, string> = {
  "clients: the first rows": "/api/reports/clients?sort=name&order=asc&limit=100&offset=0",
  "clients: found by a search": "/api/reports/clients?sort=name&order=asc&limit=100&offset=0&search=Business%2049",
  "clients: sorted by fee": "/api/reports/clients?sort=fee&order=desc&limit=100&offset=0",
  "clients: the last rows": "/api/reports/clients?sort=name&order=asc&limit=100&offset=4900",
  "month board: the first rows": "/api/reports/board?reportType=monthly&sort=name&order=asc&limit=100&offset=0",
  "month board: one state": "/api/reports/board?reportType=monthly&sort=name&state=prepared&limit=100&offset=0",
  "month board: sorted by visitors":
    "/api/reports/board?reportType=monthly&sort=visitors&order=desc&limit=100&offset=0",
  "month board: the last rows": "/api/reports/board?reportType=monthly&sort=name&order=asc&limit=100&offset=4900",
  "schedules: the first rows": "/api/reports/schedules?reportType=monthly&limit=100&offset=0",
  "schedules: one state": "/api/reports/schedules?reportType=monthly&state=on&limit=100&offset=0",
};

/** The medians of what the API takes for the first rows of each table, with the processor time of API and MariaDB. */
export async function firstRows(
  product: Product,
  { staff, database }: { staff: Caller; database: Database },
): Promise<Figure[]> {
  const [row] = await database.source.query("SELECT @@pid_file AS file");
  const mariadb = Number(await readFile(row.file, "utf8"));
  const used = () => readProcessorTime(product.api.pid) + readProcessorTime(mariadb);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(requests)) {
    // Unmeasured requests first, because the API still compiles.
    for (let turn = 0; turn < times; turn += 1) await ask(staff, path);
    const measured: number[] = [];
    const before = used();
    for (let turn = 0; turn < times; turn += 1) measured.push(await ask(staff, path));
    const processor = (used() - before) / times;
    const figure = { reference: null, unit: "ms", goal };
    figures.push({ name: `API, ${name}`, value: percentile(measured, 50), ...figure });
    figures.push({ name: `API, ${name}, in processor time`, value: processor, ...figure });
  }
  return figures;
}

/** @returns the ms until the whole answer has arrived */
async function ask(staff: Caller, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await staff.send("GET", path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - begun;
}
