import { expect, type Page } from "@playwright/test";
import { type Board, readBoard, startRun } from "@agency/contracts/board";
import { createClient } from "@agency/contracts/clients";
import { saveFigures } from "@agency/contracts/figures";
import { downloadReport, listReports } from "@agency/contracts/reports";
import { openDatabase } from "@agency/server/compose/tables";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import { type Product, startEntry, startProduct } from "@agency/testing/product";
import { expectAccessible } from "./support/page-checks.ts";
import { enter, sendWithoutReview } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

// These tests need a product as a first start makes it: without clients, and without a mail server. They share one, in turn.
test.describe.configure({ mode: "default" });

const { admin, attention, board, review } = texts.en;

/** How many clients one person looks after here, and the most clicks that their month may take: more clients take no more. */
const many = 6;
const mostClicks = 17;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: "off" });
});
test.afterAll(() => product?.stop());
test.beforeEach(({ page }) => enter(page, product));

test("the first schedule mails no sample figures and says what it needs, and the email of real ones can be read in the dashboard", async ({
  page,
}) => {
  const name = "Sample Newcomer";
  await page.goto(`${product.url}/admin?tab=clients`);
  await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill(name);
  await page.getByRole("textbox", { name: admin.clients.email, exact: true }).fill("newcomer@sample.example");
  await page.getByRole("button", { name: admin.clients.submit, exact: true }).click();
  await expect(page.getByText(admin.clients.created, { exact: true })).toBeVisible();
  await expect(page.getByText(fill(admin.clients.count_one, { number: "1" }), { exact: true })).toBeVisible();

  // As if the schedule had been on since before the last week ended: it is due at once.
  const database = await openDatabase({ folder: product.folder });
  await database.write((manager) =>
    manager.query(
      "INSERT INTO schedules (clientId, reportType, enabled, day, hour, mode) SELECT id, 'weekly', 1, 1, 0, 'send' FROM clients",
    ),
  );
  // A worker runs schedules as it starts.
  const second = startEntry("apps/worker/src/main.ts", { environment: product.environment });
  await expect
    .poll(() => database.manager.query("SELECT lastOutcome FROM schedules WHERE reportType = 'weekly'"))
    .toEqual([{ lastOutcome: "sample_not_mailed" }]);
  await second.stop();
  expect(await database.manager.query("SELECT COUNT(*) AS reports FROM dispatches")).toEqual([{ reports: 0 }]);
  expect(await mailsTo("newcomer@sample.example")).toBe(0);

  // The question before a sending leads to the figures that are missing.
  const question = page.getByRole("dialog", { name: board.question.title });
  await chooseForReports(page, name);
  await page.getByRole("button", { name: admin.reports.sendNamed.weekly }).click();
  await expect(question).toContainText(board.run.outcome.sample_not_mailed);
  await question.getByRole("link", { name: fill(board.addFiguresNamed, { name }) }).click();
  const form = page.getByRole("region", { name: admin.figures.typeIn });
  await expect(form.getByLabel(admin.figures.reportType)).toHaveText(admin.reportType.weekly);
  await expect(question).toBeHidden();

  await page.goto(`${product.url}/admin/attention`);
  await expect(page.getByRole("heading", { name: attention.kinds.sample_not_mailed.title })).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`^${attention.kinds.sample_not_mailed.action}`) }).click();
  await expect(form.getByLabel(admin.figures.reportType)).toHaveText(admin.reportType.weekly);
  // So that it does not send what follows.
  await database.write((manager) => manager.query("UPDATE schedules SET enabled = 0"));
  await database.close();
  await form.getByLabel(admin.figures.field.totalVisitors, { exact: true }).fill("77");
  await form.getByRole("button", { name: admin.figures.save, exact: true }).click();
  await expect(page.getByText(admin.figures.saved, { exact: true })).toBeVisible();

  await chooseForReports(page, name);
  await sendWithoutReview(page, texts.en, "weekly");
  await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(admin.mails.lead)).toBeVisible();
  await page.getByRole("button", { name: admin.reports.sendNamed.weekly }).click();
  await expect(question).toContainText(board.run.outcome.already_sent);
  await question.getByRole("button", { name: board.question.cancel }).click();
  await page.goto(`${product.url}/admin/settings`);
  await page.getByRole("button", { name: /Weekly report.*Sample Newcomer/ }).click();
  await expect(page.getByRole("dialog").last()).toContainText("newcomer@sample.example");
});

test("the month of many clients is prepared, reviewed, approved and sent with 17 clicks at most, and nobody reads it before", async ({
  page,
  browser,
  playwright,
}) => {
  const emails = await addClients(page, many);
  await page.goto(`${product.url}/admin?tab=reports`);
  const table = page.getByRole("table");
  await expect(table.getByText(board.state.ready).first()).toBeVisible();
  const clicks = await countClicks(page);

  await page.getByRole("button", { name: fill(board.prepareAll, { number: String(many) }) }).click();
  await expect(countButton(page, "prepared")).toHaveText(`${many} ${board.count.prepared}`);
  await expectAccessible(page);

  const visitor = await playwright.request.newContext({ baseURL: product.url });
  const rows = (await readRows(page)).rows.filter(({ reportId }) => reportId !== null);
  expect(rows).toHaveLength(many);
  for (const { clientId, reportId } of rows) {
    const list = await visitor.get(filled(listReports.path, { clientId }));
    expect(await list.json()).toEqual([]);
    const pdf = await visitor.get(filled(downloadReport.path, { clientId, reportId: reportId ?? "" }));
    expect(pdf.status()).toBe(404);
  }
  expect((await visitor.get(readBoard.path, { params: { reportType: "monthly" } })).status()).toBe(401);
  await visitor.dispose();

  for (const name of [clientName(0), clientName(1), clientName(2)]) {
    await page.getByRole("link", { name: fill(board.reviewNamed, { name }) }).click();
    await page.getByRole("button", { name: review.decide.approve, exact: true }).click();
    await expect(page.getByText(fill(review.decide.reads, { number: "1" }))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: fill(board.openNamed, { name }) })).toBeVisible();
  }
  for (const email of emails) expect(await mailsTo(email)).toBe(0);

  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, product);
  await colleague.goto(`${product.url}/admin?tab=reports`);
  await expect(countButton(colleague, "approved")).toHaveText(`3 ${board.count.approved}`);

  await page.getByRole("checkbox", { name: board.selectAll }).click();
  const asked = page.waitForResponse((answer) => answer.url().endsWith(startRun.path));
  await page.getByRole("button", { name: board.action.approve_and_send }).click();
  await page.getByRole("button", { name: fill(board.question.send, { number: String(many) }), exact: true }).click();
  await asked;
  await page.getByRole("button", { name: board.run.now }).click();
  // A person who closes the browser midway finds the same run, and a colleague who looks on sees it end.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${product.url}/admin?tab=reports`);
  for (const screen of [again, colleague]) {
    await expect(countButton(screen, "sent")).toHaveText(`${many} ${board.count.sent}`, { timeout: 60_000 });
    await expect(screen.getByRole("status").filter({ hasText: board.action.approve_and_send })).toContainText(
      `${many} ${board.run.outcome.sent}`,
    );
  }
  await colleague.context().close();
  // The report, and once the client ID.
  for (const email of emails) await expect.poll(() => mailsTo(email)).toBe(2);

  const counted = await clicks();
  test.info().annotations.push({ type: "clicks", description: String(counted) });
  expect(counted).toBeLessThanOrEqual(mostClicks);
});

test("the board is filtered by state and searched, and keys select and open its rows", async ({ page }) => {
  const [first, second, third] = ["Keyed A", "Keyed B", "Keyed C"] as const;
  await addClients(page, 3, (index) => `Keyed ${"ABC".charAt(index)}`);
  await page.goto(`${product.url}/admin?tab=reports`);
  await countButton(page, "ready").click();
  await expect(page).toHaveURL(/state=ready/);
  await page.keyboard.press("/");
  await page.keyboard.type("keyed");
  await expect(page.getByRole("row")).toHaveCount(4);
  // Rows of the search before are pale, and cannot be chosen, until the new ones arrive.
  await expect(page.locator("[data-outdated]")).toHaveCount(0);

  const box = (name: string) => page.getByRole("checkbox", { name: fill(board.selectNamed, { name }) });
  await box(first).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(box(third)).toBeFocused();
  await box(third).click({ modifiers: ["Shift"] });
  for (const name of [first, second, third]) await expect(box(name)).toBeChecked();
  const selected = page.getByRole("group", { name: fill(board.selected_other, { number: "3" }) });
  await selected
    .getByRole("button", { name: fill(board.counted, { action: board.action.prepare, number: "3" }) })
    .click();
  await page.getByRole("button", { name: board.allNamed }).click();
  await expect(page.getByRole("link", { name: fill(board.reviewNamed, { name: second }) })).toBeVisible();
  await box(second).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/review\?type=monthly&period=[\d-]+&report=[\w-]+#client=/);
});

test("a row without figures on the board leads to their form, for the period that the board shows", async ({
  page,
}) => {
  // A client with figures of another period gets no samples.
  const { period } = await readRows(page);
  const client = { name: "Sample Bare", email: "bare@sample.example" };
  await createWithFigures(page, client, { visitors: 1000, periodStart: period.start });
  await page.goto(`${product.url}/admin?tab=reports`);
  await page.getByRole("button", { name: board.previous }).click();
  await expect(page).toHaveURL(/period=/);
  await page.getByRole("searchbox", { name: board.search }).fill("Sample Bare");
  await page.getByRole("link", { name: fill(board.addFiguresNamed, { name: "Sample Bare" }) }).click();
  const form = page.getByRole("region", { name: admin.figures.typeIn });
  await form.getByLabel(admin.figures.field.totalVisitors, { exact: true }).fill("4321");
  await form.getByRole("button", { name: admin.figures.save, exact: true }).click();
  await expect(page.getByText(admin.figures.saved, { exact: true })).toBeVisible();
  // Back leads to the same period of the board.
  await page.goBack();
  await expect(page).toHaveURL(/period=/);
  await page.getByRole("searchbox", { name: board.search }).fill("Sample Bare");
  await expect(page.getByRole("row", { name: /Sample Bare/ })).toContainText("4,321");
});

const clientName = (index: number) => `Contoh ${String(index).padStart(2, "0")} Sdn Bhd`;

/** How many emails to an address were written to files. */
async function mailsTo(address: string): Promise<number> {
  const mails = await mailFolder(product.folder).list();
  return mails.filter(({ to }) => to.includes(address)).length;
}

function countButton(page: Page, state: keyof typeof board.count) {
  return page.getByRole("group", { name: board.states }).getByRole("button", { name: board.count[state] });
}

/** Adds clients with figures for the last complete month. @returns their email addresses */
async function addClients(page: Page, number: number, named = clientName): Promise<string[]> {
  const emails: string[] = [];
  const { period } = await readRows(page);
  for (let index = 0; index < number; index += 1) {
    const name = named(index);
    const email = `${name.toLowerCase().replaceAll(/\W/g, "-")}@contoh.example`;
    await createWithFigures(page, { name, email }, { visitors: 1000 + index, periodStart: period.start });
    emails.push(email);
  }
  return emails;
}

async function createWithFigures(
  page: Page,
  body: { name: string; email: string },
  month: { visitors: number; periodStart: string },
) {
  const headers = { "sec-fetch-site": "same-origin" };
  const created = await page.request.post(`${product.url}${createClient.path}`, { data: body, headers });
  expect(created.status()).toBe(201);
  const { id: clientId } = await created.json();
  const saved = await page.request.put(`${product.url}${filled(saveFigures.path, { clientId })}`, {
    data: {
      reportType: "monthly",
      periodStart: month.periodStart,
      figures: { totalVisitors: month.visitors, totalLeads: 12, averagePosition: 7.4, topRankings: ["kopi ipoh"] },
    },
    headers,
  });
  expect(saved.ok()).toBe(true);
}

async function readRows(page: Page): Promise<Board> {
  const answer = await page.request.get(`${product.url}${readBoard.path}`, {
    params: { reportType: "monthly" },
  });
  return answer.json();
}

function filled(path: string, params: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** Counts what the staff click from now on, on every page. @returns a function that reads the count, with a click for each way back */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let counted = 0;
  await page.exposeFunction("noteClick", () => {
    counted += 1;
  });
  const listen = () => {
    document.addEventListener("pointerdown", () => (window as unknown as { noteClick: () => void }).noteClick(), true);
  };
  await page.evaluate(listen);
  await page.addInitScript(listen);
  const waysBack = 3;
  return async () => counted + waysBack;
}

/** Selects a client in the list of clients and goes over to the reports. */
async function chooseForReports(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/admin?tab=clients`);
  await page.getByRole("button", { name: fill(admin.clients.select, { name }) }).click();
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
}
