import { expect, type Page } from "@playwright/test";
import { startRun } from "@agency/contracts/board";
import type { Client, ClientInput } from "@agency/contracts/clients";
import { openDatabase } from "@agency/server/compose/tables";
import { readMail } from "@agency/testing/mail-server";
import { reportsTo } from "./support/mails.ts";
import { addClient, changeClient, selectClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

test.use({ signedIn: true });

test.afterEach(({ mailServer }) => {
  mailServer.behaviour = "take";
});

test("one click on Send makes one call, and its success is announced once, whichever tab is open", async ({
  page,
  mailServer,
}) => {
  const { admin, common } = texts.en;
  const client = { name: "Sample Sender", email: "sender@sending.example" };
  await openReports(page, "en", client);
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  await card.getByRole("button", { name: admin.reports.commentAdd }).click();
  await card.getByRole("textbox").fill("Your best month so far");

  const calls: string[] = [];
  page.on("request", (request) => {
    // The number of new enquiries is asked for with HEAD.
    if (!["GET", "HEAD"].includes(request.method()))
      calls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
  await page.getByRole("tab", { name: admin.tabs.clients }).click();
  const announced = page.getByText(admin.reports.sent, { exact: true }).filter({ visible: true });
  await expect(announced).toHaveCount(1);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await expect(card.getByText(admin.reports.sent, { exact: true })).toBeVisible();
  await expect(card.getByText(common.state.sample, { exact: true })).toHaveCount(1);
  expect(calls).toEqual([
    expect.stringMatching(
      /\/reports\/send \{"reportType":"monthly","periodStart":"[\d-]+","comment":"Your best month so far"\}$/,
    ),
  ]);
  const mails = reportsTo(mailServer, client.email).map(({ raw }) => readMail(raw));
  expect((await Promise.all(mails)).map(({ text }) => text?.includes("Your best month so far"))).toEqual([true]);
});

test("a report can be made when figures or reports of the client cannot be read, and no stored comment is replaced unseen", async ({
  page,
}) => {
  const { admin, common } = texts.en;
  await page.route(/\/clients\/[^/]+\/figures$/, (route) => route.fulfill({ status: 503, body: "" }));
  const client = await openReports(page, "en", { name: "Sample Unseen", email: "unseen@sending.example" });
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  const panel = page.getByRole("tabpanel", { name: admin.tabs.reports });
  await expect(panel.getByText(admin.reports.figuresFailed)).toBeVisible();
  await card.getByRole("button", { name: admin.reports.commentAdd }).click();
  await card.getByRole("textbox").fill("Stored before");
  await page.getByRole("button", { name: admin.reports.generateNamed.monthly }).click();
  await expect(card.getByText(admin.reports.generated, { exact: true })).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole("button", { name: common.state.retry }).click();
  await expect(panel.getByText(admin.reports.figuresFailed)).toHaveCount(0);
  await expect(card.getByText(admin.reports.generated, { exact: true })).toBeVisible();

  const failed = panel.getByText(admin.reports.reportsFailed);
  const add = panel.getByRole("button", { name: admin.reports.commentAdd });
  const failLists = () =>
    page.route(/\/api\/reports\/clients\/[^/]+\/progress/, (route) => route.fulfill({ status: 503, body: "" }));
  await failLists();
  await openTab(page, "en", client);
  await expect(failed).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.unrouteAll();
  await panel.getByRole("button", { name: common.state.retry }).click();
  await expect(failed).toHaveCount(0);
  await expect(card.getByRole("textbox")).toHaveValue("Stored before");

  await failLists();
  await openTab(page, "en", client);
  const weekly = page.getByRole("region", { name: admin.reportType.weekly });
  await page.getByRole("button", { name: admin.reports.generateNamed.weekly }).click();
  // A failed request for one report says nothing about the others.
  await expect(weekly.getByText(admin.reports.lost)).toBeVisible();
  await expect(weekly.getByRole("button", { name: admin.reports.commentAdd })).toBeVisible();
  await expect(add).toHaveCount(1);
  await page.unrouteAll();
  await expect(weekly.getByText(admin.reports.generated, { exact: true })).toBeVisible();
  const field = card.getByRole("textbox");
  await expect(field).toHaveValue("Stored before");
  // It can be emptied without losing its field.
  await field.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("the end of a report requested on the dashboard is announced on whichever staff page is open", async ({
  page,
}) => {
  const { admin, staff } = texts.en;
  await openReports(page, "en", { name: "Sample Leaver", email: "leaver@sending.example" });
  // The dashboard does not learn of the end before the other page is open.
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/api\/reports\?/, async (route) => {
    await opened;
    await route.continue();
  });
  const asked = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: admin.reports.generateNamed.monthly }).click();
  await asked;
  await page.getByRole("link", { name: staff.nav.schedules }).click();
  await expect(page.getByRole("heading", { level: 1, name: staff.nav.schedules })).toBeVisible();
  open();
  await expect(page.getByText(admin.reports.generated, { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("a report for several contacts is sent once every email is, and says in the reader's language whom it did not reach and why", async ({
  page,
  mailServer,
}) => {
  const { admin, errors } = texts.ms;
  const contact = (email: string) => ({ name: null, email, language: null, reportTypes: ["monthly" as const] });
  const [first, second, third] = ["a@several.example", "b@several.example", "c@several.example"];
  const client = { name: "Kedai Beberapa", email: second };
  const added = await openReports(page, "ms", { ...client, contacts: [contact(first)] });
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  const send = card.getByRole("button", { name: admin.reports.sendNamed.monthly });
  await send.click();
  const listed = (...all: string[]) => new Intl.ListFormat("ms-MY").format(all);
  await expect(card).toContainText(listed(first, second));

  mailServer.behaviour = "550-recipient";
  await changeClient(page, added, { ...client, contacts: [contact(first), contact(third)] });
  await send.click();
  await expect(card.getByText(admin.reports.sendFailedSome, { exact: true })).toBeVisible();
  const reason = fill(errors.problem.mailbox_unknown, { reply: "550 5.1.1 No such mailbox" });
  await expect(card).toContainText(`${third}: ${reason}`);
  await expect(card).toContainText(listed(first, second));
  await page.goto("/ms/admin/reports?mail=failed");
  await page.getByRole("button", { name: /Kedai Beberapa/ }).click();
  await expect(page.getByRole("main")).toContainText(reason);

  await openTab(page, "ms", added);
  await expect(card).toContainText(`${third}: ${reason}`);
  mailServer.behaviour = "take";
  await card.getByRole("button", { name: admin.reports.sendAgain, exact: true }).click();
  await expect(card).toContainText(listed(first, second, third));
  for (const email of [first, second, third]) expect(reportsTo(mailServer, email)).toHaveLength(1);
});

test("a report goes on after a reload and in another tab, and is not announced as generated when it is cancelled", async ({
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
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  await expect(card.getByRole("list", { name: admin.reports.steps })).toBeVisible();
  const otherTab = await page.context().newPage();
  const otherCard = otherTab.getByRole("region", { name: admin.reportType.monthly });
  await openTab(otherTab, "en", client);
  await openTab(page, "en", client);
  for (const steps of [card, otherCard].map((one) => one.getByRole("list", { name: admin.reports.steps })))
    await expect(steps).toBeVisible();
  await cancelMonthly(page, client);
  for (const end of [card, otherCard].map((one) => one.getByText(admin.reports.cancelled.generate, { exact: true })))
    await expect(end).toBeVisible();
  await otherTab.close();
  await expect(page.getByText(admin.reports.generated, { exact: true })).toHaveCount(0);

  await database.source.query("DROP TRIGGER hold_undone");
  await database.close();
  await generate.click();
  await expect(card.getByText(admin.reports.generated, { exact: true })).toBeVisible();
});

test("the buttons work again after an email was cancelled", async ({ page, mailServer }) => {
  const { admin } = texts.en;
  mailServer.behaviour = "451";
  const client = await openReports(page, "en", { name: "Sample Cancelled", email: "cancelled@sending.example" });
  const send = page.getByRole("button", { name: admin.reports.sendNamed.monthly });
  await send.click();
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  await expect(card).toContainText(admin.reports.retrying.split(" {{")[0] ?? "");
  await cancelMonthly(page, client);
  await expect(card.getByText(admin.reports.cancelled.send, { exact: true })).toBeVisible();

  mailServer.behaviour = "take";
  await send.click();
  await expect(card.getByText(admin.reports.sent, { exact: true })).toBeVisible();
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
