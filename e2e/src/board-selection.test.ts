import { expect, type Page } from "@playwright/test";
import { type Board, type BoardRow, describeSending, readBoard, readChoices, startRun } from "@agency/contracts/board";
import { lifeStates, type ReportAction } from "@agency/model/states";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board } = texts.en;

/** Twelve pages. */
const many = 1200;

const clientName = (index: number) => `Sample ${String(index).padStart(4, "0")}`;
const period = { start: "2026-10-01", end: "2026-10-31" };

test.use({ signedIn: true, ownContext: true, viewport: { width: 1440, height: 900 } });

/** The server's part of a board with many clients: creating as many would take longer than everything else here. */
class ManyClients {
  actions: ReportAction[] = ["prepare", "approve", "approve_and_send"];
  asked: { action: ReportAction; clientIds?: string[]; filter?: unknown }[] = [];

  async serve(page: Page): Promise<void> {
    await page.route(`**${readBoard.path}?*`, (route) => {
      const query = new URL(route.request().url()).searchParams;
      return route.fulfill({ json: this.page(Number(query.get("offset")), Number(query.get("limit"))) });
    });
    await page.route(`**${readChoices.path}?*`, (route) =>
      route.fulfill({
        json: {
          choices: Array.from({ length: many }, (_, index) => ({
            clientId: clientName(index),
            inRuns: true,
            actions: this.actions,
          })),
        },
      }),
    );
    await page.route(`**${describeSending.path}`, (route) =>
      route.fulfill({
        json: { reports: many - 1, languages: { en: many - 1 }, uncommented: 0, unseen: [], leftOut: [] },
      }),
    );
    await page.route(`**${startRun.path}`, (route) => {
      this.asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 400, json: { error: "invalid_input", message: "Not now" } });
    });
  }

  private page(offset: number, limit: number): Board {
    return {
      reportType: "monthly",
      period,
      previous: null,
      next: null,
      total: many,
      inRuns: many,
      unopened: 0,
      counts: Object.fromEntries(lifeStates.map((state) => [state, 0])) as Board["counts"],
      rows: Array.from({ length: Math.min(limit, many - offset) }, (_, index) => this.row(offset + index)),
      runs: [],
      upcoming: null,
    };
  }

  private row(index: number): BoardRow {
    const figure = { value: null, change: null };
    return {
      clientId: clientName(index),
      clientName: clientName(index),
      responsible: null,
      package: "starter",
      language: "en",
      status: "active",
      origins: ["typed"],
      reportId: null,
      version: 1,
      revision: 0,
      state: "prepared",
      actions: this.actions,
      detail: {
        held: null,
        changed: null,
        unasked: false,
        problem: null,
        preparedAt: null,
        approvedAt: null,
        sentAt: null,
        sent: 0,
        recipients: 1,
        handedOver: null,
        opened: { recorded: true, at: null },
        revised: null,
      },
      figures: { leads: figure, visitors: figure, position: figure },
      lines: 0,
      commented: false,
      trend: [],
      quarter: null,
    };
  }
}

const box = (page: Page, index: number) =>
  page.getByRole("checkbox", { name: fill(board.selectNamed, { name: clientName(index) }) });

const selected = (page: Page, number: string) =>
  page.getByRole("group", { name: fill(board.selected_other, { number }) });

test("a range from one page to another is chosen whole, and what is asked for goes to the chosen only", async ({
  page,
}) => {
  const server = new ManyClients();
  await server.serve(page);
  await page.goto("/admin?tab=reports");
  await box(page, 0).click();
  await page.getByRole("button", { name: fill(admin.pages.page, { page: "12" }), exact: true }).click();
  await expect(
    page.getByText(fill(admin.pages.range, { first: "1,101", last: "1,200", total: "1,200" })),
  ).toBeVisible();
  await expect(box(page, 0)).toBeHidden();
  await box(page, many - 100).focus();
  await page.keyboard.press("End");
  await expect(box(page, many - 1)).toBeFocused();
  await box(page, many - 1).click({ modifiers: ["Shift"] });
  await expect(selected(page, "1,200")).toBeVisible();

  await box(page, many - 2).click();
  await expect(selected(page, "1,199")).toBeVisible();
  await page.getByRole("button", { name: board.action.approve_and_send }).click();
  await page.getByRole("button", { name: fill(board.question.send, { number: "1,199" }), exact: true }).click();
  await expect.poll(() => server.asked.length).toBe(1);
  const [{ clientIds = [], filter } = {}] = server.asked;
  expect(filter).toBeUndefined();
  expect(clientIds).toHaveLength(many - 1);
  expect(clientIds).not.toContain(clientName(many - 2));
});

test("the box above the rows chooses all, and what can be asked for follows what becomes of them, in sight or not", async ({
  page,
}) => {
  const server = new ManyClients();
  await page.clock.install();
  await server.serve(page);
  await page.goto("/admin?tab=reports");
  await page.getByRole("checkbox", { name: board.selectAll }).click();
  await expect(selected(page, "1,200")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: board.selectAll })).toBeChecked();
  await box(page, 1).click();
  await expect(selected(page, "1,199")).toBeVisible();
  await expect(box(page, 0)).toBeChecked();
  const approve = page.getByRole("button", {
    name: fill(board.counted, { action: board.action.approve, number: "1,199" }),
    exact: true,
  });
  await expect(approve).toBeVisible();

  // A colleague sends them meanwhile.
  server.actions = ["prepare"];
  await page.clock.runFor(20_000);
  await expect(approve).toBeHidden();
  const prepare = fill(board.counted, { action: board.action.prepare, number: "1,199" });
  await expect(page.getByRole("button", { name: prepare, exact: true })).toBeVisible();
});
