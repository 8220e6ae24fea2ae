import { expect, type Page, test } from "@playwright/test";
import { errors as malayErrors } from "@agency/content/messages/ms/errors";
import { openDatabase } from "@agency/platform/db/database";
import { type Product, startProduct } from "@agency/testing/product";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { signIn } from "./support/staff.ts";
import { fill, type Texts, texts } from "./support/texts.ts";

let mailServer: MailServer;
let product: Product;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({ SMTP_URL: mailServer.url, SAMPLE_DATA: "on", RATE_LIMITS: "off" });
});
test.beforeEach(() => {
  mailServer.refusing = false;
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.stop();
});

test("one click on Send is one call, and its success is announced once, whichever tab is open", async ({ page }) => {
  const { admin } = texts.en;
  await openReports(page, { texts: texts.en, prefix: "" }, "Sample Bakery");
  const card = page.getByRole("region", { name: admin.reportType.monthly });
  await card.getByRole("button", { name: admin.reports.commentAdd }).click();
  await card.getByRole("textbox").fill("Your best month so far");

  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
  await page.getByRole("tab", { name: admin.tabs.clients }).click();
  const announced = page.getByText(admin.reports.sent, { exact: true }).filter({ visible: true });
  await expect(announced).toHaveCount(1);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await expect(card.getByText(admin.reports.sent, { exact: true })).toBeVisible();
  expect(calls).toEqual([
    expect.stringMatching(/\/reports\/send \{"reportType":"monthly","comment":"Your best month so far"\}$/),
  ]);
  expect(mailServer.mails.map(({ text }) => text?.includes("Your best month so far"))).toEqual([true]);
});

test.describe("a failure is told in the reader's language", () => {
  const { admin } = texts.ms;

  test("a mail that was refused, with the mail server's reply", async ({ page }) => {
    mailServer.refusing = true;
    await openReports(page, { texts: texts.ms, prefix: "/ms" }, "Kedai Ditolak");
    await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
    const reason = fill(malayErrors.problem.mailbox_unknown, { reply: "550 5.1.1 No such mailbox" });
    const card = page.getByRole("region", { name: admin.reportType.monthly });
    await expect(card).toContainText(reason);
    await expect(card.getByText(admin.reports.sendFailed, { exact: true })).toBeVisible();
    await page.goto(`${product.url}/ms/admin?tab=analytics&panel=reports&mail=failed`);
    await page.getByRole("button", { name: /Kedai Ditolak/ }).click();
    await expect(page.getByRole("tabpanel", { name: admin.tabs.analytics })).toContainText(reason);
  });

  test("a report that failed in the version before, without that driver's words", async ({ page }) => {
    await openReports(page, { texts: texts.ms, prefix: "/ms" }, "Kedai Gagal");
    await page.getByRole("button", { name: admin.reports.generateNamed.monthly }).click();
    await expect(page.getByText(admin.reports.generated, { exact: true }).first()).toBeVisible();
    const database = await openDatabase({ folder: product.folder });
    await database.write((manager) =>
      manager.query("UPDATE reports SET state = 'failed', problem = 'QueryFailedError: no such table: figures'"),
    );
    await database.close();
    await page.goto(`${product.url}/ms/admin?tab=analytics&panel=reports`);
    await page.getByRole("button", { name: /Kedai Gagal/ }).click();
    const panel = page.getByRole("tabpanel", { name: admin.tabs.analytics });
    await expect(panel).toContainText(malayErrors.problem.internal_error);
    await expect(panel).not.toContainText("QueryFailedError");
  });
});

async function openReports(page: Page, place: { texts: Texts; prefix: string }, name: string): Promise<void> {
  const { admin } = place.texts;
  await signIn(page, { product, ...place });
  await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill(name);
  await page
    .getByRole("textbox", { name: admin.clients.email, exact: true })
    .fill(`${name.replace(" ", ".").toLowerCase()}@sample.example`);
  await page.getByRole("button", { name: admin.clients.submit, exact: true }).click();
  await page.getByRole("button", { name: fill(admin.clients.select, { name }) }).click();
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
}
