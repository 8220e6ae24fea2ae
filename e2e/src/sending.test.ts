import { expect, type Page } from "@playwright/test";
import { describeSending, startRun } from "@agency/contracts/board";
import type { Client, ClientInput } from "@agency/contracts/clients";
import { openDatabase } from "@agency/server/compose/tables";
import { reportsTo } from "./support/mails.ts";
import { addClient, changeClient, selectClient, sendWithoutReview } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

test.use({ signedIn: true });

test.afterEach(({ mailServer }) => {
  mailServer.behaviour = "take";
});

const { board } = texts.en;

/** A run of the board that says something. What others asked for may stand beside it. */
const shownRun = (page: Page, text: string, { run } = board) =>
  page.getByRole("region", { name: run.label }).filter({ hasText: text }).first();

test("Send without a review asks once, is one run, and its success is announced once", async ({ page, mailServer }) => {
  const { admin } = texts.en;
  const client = { name: "Sample Sender", email: "sender@sending.example" };
  await openReports(page, "en", client);
  const calls: string[] = [];
  page.on("request", (request) => {
    // The number of new enquiries is asked for with HEAD.
    if (!["GET", "HEAD"].includes(request.method())) calls.push(new URL(request.url()).pathname);
  });
  await sendWithoutReview(page, texts.en, "monthly");
  const announced = page.getByText(admin.reports.sent, { exact: true }).filter({ visible: true });
  await expect(announced).toHaveCount(1);
  await expect(shownRun(page, `1 ${board.run.outcome.sent}`)).toBeVisible();
  expect(calls).toEqual([describeSending.path, startRun.path]);
  expect(reportsTo(mailServer, client.email)).toHaveLength(1);
});

test("a report for several contacts is sent once every email is, and says in the reader's language whom it did not reach and why", async ({
  page,
  mailServer,
}) => {
  const { admin, board: words, errors } = texts.ms;
  const contact = (email: string) => ({ name: null, email, language: null, reportTypes: ["monthly" as const] });
  const [first, second, third] = ["a@several.example", "b@several.example", "c@several.example"];
  const client = { name: "Kedai Beberapa", email: second };
  const added = await openReports(page, "ms", { ...client, contacts: [contact(first)] });
  await sendWithoutReview(page, texts.ms, "monthly");
  await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();

  mailServer.behaviour = "550-recipient";
  await changeClient(page, added, { ...client, contacts: [contact(first), contact(third)] });
  await sendWithoutReview(page, texts.ms, "monthly");
  await expect(page.getByText(admin.reports.sendFailed, { exact: true }).first()).toBeVisible();
  const reason = fill(errors.problem.mailbox_unknown, { reply: "550 5.1.1 No such mailbox" });
  await shownRun(page, `1 ${words.run.outcome.failed}`, words).getByRole("button", { name: words.run.details }).click();
  await expect(shownRun(page, reason, words)).toBeVisible();
  await page.goto("/ms/admin/reports?mail=failed");
  await page.getByRole("button", { name: /Kedai Beberapa/ }).click();
  await expect(page.getByRole("main")).toContainText(reason);
  await expect(page.getByRole("main")).toContainText(third);

  mailServer.behaviour = "take";
  await openTab(page, "ms", added);
  await page.getByRole("button", { name: fill(words.counted, { action: words.action.retry, number: "1" }) }).click();
  await expect(shownRun(page, `1 ${words.run.outcome.sent}`, words)).toBeVisible();
  for (const email of [first, second, third]) expect(reportsTo(mailServer, email)).toHaveLength(1);
});

test("a run goes on after a reload and in another tab, and is not announced as generated when it is cancelled", async ({
  page,
  product,
}) => {
  const { admin } = texts.en;
  const client = await openReports(page, "en", { name: "Sample Undone", email: "undone@sending.example" });
  const database = await openDatabase({ folder: product.folder });
  // No worker claims a report that is not due.
  await database.source.query(
    `CREATE TRIGGER hold_undone AFTER UPDATE ON reports WHEN NEW.state = 'queued' AND NEW.clientId = (SELECT id FROM clients
     WHERE email = '${client.email}') BEGIN UPDATE reports SET dueAt = '2999-01-01 00:00:00.000' WHERE id = NEW.id; END`,
  );
  const generate = page.getByRole("button", { name: admin.reports.generateNamed.monthly });
  await generate.click();
  const going = fill(board.run.going.generate, { done: "0", total: "1" });
  await expect(shownRun(page, going)).toBeVisible();
  const otherTab = await page.context().newPage();
  await openTab(otherTab, "en", client);
  await openTab(page, "en", client);
  for (const one of [page, otherTab]) await expect(shownRun(one, going)).toBeVisible();
  await cancelMonthly(page, client);
  for (const one of [page, otherTab]) await expect(shownRun(one, going)).toHaveCount(0);
  await otherTab.close();
  await expect(page.getByText(admin.reports.generated, { exact: true })).toHaveCount(0);

  await database.source.query("DROP TRIGGER hold_undone");
  await database.close();
  await generate.click();
  await expect(page.getByText(admin.reports.generated, { exact: true }).first()).toBeVisible();
});

test("a report can be sent after its email was cancelled", async ({ page, mailServer }) => {
  const { admin } = texts.en;
  mailServer.behaviour = "451";
  const client = await openReports(page, "en", { name: "Sample Cancelled", email: "cancelled@sending.example" });
  await sendWithoutReview(page, texts.en, "monthly");
  await expect(shownRun(page, fill(board.run.going.generate_and_send, { done: "0", total: "1" }))).toBeVisible();
  await cancelMonthly(page, client);
  await expect(shownRun(page, `1 ${board.run.outcome.cancelled}`)).toBeVisible();

  mailServer.behaviour = "take";
  await sendWithoutReview(page, texts.en, "monthly");
  await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();
  expect(reportsTo(mailServer, "cancelled@sending.example")).toHaveLength(1);
});

/** Cancels the work on a client's monthly report, as another member of staff would. */
async function cancelMonthly(page: Page, { id }: Client): Promise<void> {
  const { method, path } = startRun;
  const data = { action: "cancel", reportType: "monthly", clientIds: [id] };
  // An email that is being sent goes on, and can be cancelled before the next attempt.
  await expect(async () => {
    const answer = await page.request.fetch(path, { method, data, headers: { "sec-fetch-site": "same-origin" } });
    expect(await answer.json()).toMatchObject({ counts: { cancelled: 1 } });
  }).toPass();
}

async function openReports(page: Page, language: "en" | "ms", client: ClientInput): Promise<Client> {
  const added = await addClient(page, client);
  await openTab(page, language, added);
  return added;
}

async function openTab(page: Page, language: "en" | "ms", { name }: Pick<Client, "name">): Promise<void> {
  const { admin } = texts[language];
  await page.goto(language === "ms" ? "/ms/admin?tab=clients" : "/admin?tab=clients");
  await selectClient(page, texts[language], name);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  // The board's rows move what is below them, and a click on what moves is lost.
  await expect(page.locator("tbody tr").filter({ visible: true }).first()).toBeVisible();
}
