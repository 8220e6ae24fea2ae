import { expect, type Page } from "@playwright/test";
import { lastCompletePeriod, pastPeriods } from "@agency/model/report/periods";
import { reportsTo } from "./support/mails.ts";
import { expectAccessible } from "./support/page-checks.ts";
import { addClient, call, preparePast } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { review, board } = texts.en;

test.use({ signedIn: true });

/** Months of which no other test has reports. */
const [start = "", sentIn = ""] = pastPeriods("monthly", lastCompletePeriod("monthly", new Date()))
  .slice(14, 16)
  .map((period) => period.start);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const select = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: fill(board.selectNamed, { name }), exact: true });
const place = (page: Page, number: number) =>
  page.getByText(fill(review.queue.place, { place: String(number), total: "3" }), { exact: true });

test("a period's reports are reviewed one after the other by keys, a skipped one last, one is withdrawn, and all end on the board", async ({
  page,
}) => {
  for (const name of ["Aneka Queue", "Banyan Queue", "Cahaya Queue"]) {
    const email = `${name.toLowerCase().replace(" ", "-")}@queue.example`;
    const { id } = await addClient(page, { name, email });
    await preparePast(page, id, start, { totalVisitors: 530, totalLeads: 12 });
  }
  await page.goto(`/admin?tab=reports&period=${start}&state=prepared`);
  await expect(select(page, "Aneka Queue")).toBeVisible();
  for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
  await expect(select(page, "Banyan Queue")).toBeFocused();
  await expect(select(page, "Banyan Queue")).toBeChecked();
  await page.getByRole("link", { name: fill(board.reviewNamed, { name: "Aneka Queue" }) }).click();
  await expect(heading(page)).toHaveText("Aneka Queue");
  await expect(place(page, 1)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("s");
  await expect(heading(page)).toHaveText("Banyan Queue");
  await page.keyboard.press("c");
  await page.keyboard.type("A quiet month.");
  await page.keyboard.press("Control+Enter");
  await expect(heading(page)).toHaveText("Cahaya Queue");
  await page.keyboard.press("a");
  await expect(heading(page)).toHaveText("Aneka Queue");
  // What was approved too soon is taken back without a question.
  await page.keyboard.press("z");
  await expect(heading(page)).toHaveText("Cahaya Queue");
  await expect(
    page.getByText(fill(review.decide.withdrawn.withdrawn, { client: "Cahaya Queue" }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: review.queue.approveAndNext })).toBeVisible();
  await page.keyboard.press("a");
  await expect(heading(page)).toHaveText("Aneka Queue");
  await page.getByRole("button", { name: review.queue.approveAndNext }).click();
  await expect(page.getByText(review.queue.done)).toBeVisible();

  const { entries } = await call(page, "GET /api/reports/queue", {
    query: { reportType: "monthly", periodStart: start },
  });
  expect(entries.map(({ state }) => state)).toEqual(["approved", "approved", "approved"]);
  await page.getByRole("link", { name: review.queue.toBoard }).click();
  await expect(page).toHaveURL(/\/admin\?tab=reports/);
});

test("a sending asks once, waits for a minute that all see, and an undo leaves everything approved and unmailed", async ({
  page,
  mailServer,
}) => {
  const emails = ["undone-a@queue.example", "undone-b@queue.example"];
  for (const [index, email] of emails.entries()) {
    const { id: clientId } = await addClient(page, { name: `Undone ${index}`, email });
    const { id: reportId, version } = await preparePast(page, clientId, sentIn, { totalVisitors: 530, totalLeads: 12 });
    await call(page, "POST /api/reports/clients/:clientId/reports/:reportId/approve", {
      params: { clientId, reportId },
      body: { version },
    });
  }
  await page.goto(`/admin?tab=reports&period=${sentIn}&state=approved`);
  await page.getByRole("checkbox", { name: board.selectAll }).click();
  await page
    .getByRole("button", { name: fill(board.countedAsking, { action: board.action.send, number: "2" }) })
    .press("Enter");
  const question = page.getByRole("dialog", { name: board.question.title });
  await expect(question).toContainText(fill(board.question.mails_other, { number: "2" }));
  await expectAccessible(page, "[role=dialog]");
  await question.getByRole("button", { name: fill(board.question.send, { number: "2" }) }).press("Enter");
  const run = page.getByRole("region", { name: board.run.label }).first();
  await expect(run).toBeFocused();
  await page.getByRole("button", { name: board.run.undo, exact: true }).press("Enter");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: `2 ${board.run.outcome.cancelled}` })
      .first(),
  ).toBeVisible();
  await expect(run).toBeFocused();
  await expect(page.getByRole("row", { name: /Undone 0/ })).toContainText(board.state.approved);
  for (const email of emails) expect(reportsTo(mailServer, email)).toHaveLength(0);
});

test("where a press removes what was pressed, the keyboard stays in the row, and in the question before a send", async ({
  page,
}) => {
  const [one, other] = ["Damai Keyboard", "Emas Keyboard"];
  const { id } = await addClient(page, { name: one, email: "damai@keyboard.example" });
  await call(page, "PUT /api/reports/clients/:clientId/figures", {
    params: { clientId: id },
    body: { reportType: "monthly", periodStart: sentIn, figures: { totalVisitors: 530 } },
  });
  await page.goto(`/admin?tab=reports&period=${sentIn}`);
  const line = page.getByRole("button", { name: fill(board.work.addNamed_other, { name: one, number: "0" }) });
  await line.press("Enter");
  await expect(page.getByRole("textbox", { name: fill(board.work.field, { name: one }) })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(line).toBeFocused();

  const prepare = page.getByRole("button", {
    name: fill(board.remedyNamed, { action: board.step.prepare, name: one }),
  });
  await prepare.press("Enter");
  await expect(prepare).toBeHidden();
  await expect(select(page, one)).toBeFocused();

  const { id: clientId } = await addClient(page, { name: other, email: "emas@keyboard.example" });
  const { id: reportId, version } = await preparePast(page, clientId, sentIn, { totalVisitors: 530 });
  await call(page, "POST /api/reports/clients/:clientId/reports/:reportId/approve", {
    params: { clientId, reportId },
    body: { version },
  });
  await page.reload();
  await page
    .getByRole("button", { name: fill(board.remedyNamed, { action: board.step.send, name: other }) })
    .press("Enter");
  await page.getByRole("button", { name: board.question.leaveOut }).press("Enter");
  await expect(page.getByText(/^0 reports/)).toBeFocused();
});
