import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { aboutLanguage } from "@agency/content/settings";
import { makeMariadbDatabase, takeRedisDatabase } from "@agency/testing/databases";
import type { MailServer } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { pdfText, readMails, receivedBy } from "./support/mails.ts";
import { openClientForm, selectClient, sendWithoutReview, signIn } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose, watchConsole } from "./support/visitor.ts";

/** Typed by the staff. The email, the portal and the PDF must show the same. */
const typed = {
  totalVisitors: "4321",
  organicTraffic: "2109",
  sessions: "5000",
  averagePosition: "7.4",
  totalLeads: "117",
} as const;
const read = {
  totalVisitors: "4,321",
  organicTraffic: "2,109",
  averagePosition: "7.4",
  totalLeads: "117",
  rate: "2.3%",
};

const width = 360;
const language = "ms";

test.describe("on MariaDB and Redis", () => {
  test.use({ viewport: { width, height: 900 } });
  let database: Awaited<ReturnType<typeof makeMariadbDatabase>>;
  let redis: Awaited<ReturnType<typeof takeRedisDatabase>>;
  let product: Product;

  test.beforeAll(async ({ mailServer }) => {
    database = await makeMariadbDatabase();
    redis = await takeRedisDatabase();
    product = await startProduct({
      SMTP_URL: mailServer.url,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await database?.drop();
    await redis?.release();
  });

  test("the staff types figures in and sends a report; the client reads the same and downloads the same", ({
    page,
    mailServer,
  }) => doMainJob(page, product, mailServer));
});

async function doMainJob(page: Page, product: Product, mailServer: MailServer): Promise<void> {
  const problems = watchConsole(page);
  const { admin, portal } = texts[language];
  const { prefix, label } = aboutLanguage(language);
  const client = { name: "Kedai Kopi Sample", email: "owner@kedai-sample.example" };

  await signIn(page, { product, texts: texts[language], prefix });

  const form = await openClientForm(page, texts[language]);
  await form.getByRole("textbox", { name: admin.clients.name, exact: true }).fill(client.name);
  await form.getByRole("textbox", { name: admin.clients.email, exact: true }).fill(client.email);
  await choose(form.getByLabel(admin.clients.language), label);
  await form.getByRole("button", { name: admin.clients.submit, exact: true }).click();
  await expect(page.getByText(admin.clients.created, { exact: true })).toBeVisible();
  await selectClient(page, texts[language], client.name);
  const clientId = await page.getByRole("region", { name: client.name }).locator("code").textContent();
  expect(clientId).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}-[0-9A-Z]{6}$/);

  await typeFigures(page);

  await selectClient(page, texts[language], client.name);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await sendWithoutReview(page, texts[language], "monthly");
  await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();

  // The report, and once the client ID.
  await expect.poll(() => receivedBy(mailServer, client.email).length).toBe(2);
  const mails = await readMails(mailServer, client.email);
  const mail = mails.find(({ attachments }) => attachments.length > 0);
  const welcome = mails.find(({ attachments }) => attachments.length === 0);
  expect(mail?.to).toHaveLength(1);
  for (const part of [mail?.text, mail?.html]) {
    for (const figure of [read.totalVisitors, read.averagePosition, read.totalLeads]) expect(part).toContain(figure);
  }
  expect(mail?.subject).not.toMatch(/sample data|data contoh/i);
  expect(mail?.text).toContain(`${product.url}${prefix}/client-portal/shared#`);
  expect(mail?.text).not.toContain(clientId);
  expect(welcome?.text).toContain(clientId);
  const mailed = mail?.attachments.find(({ mimeType }) => mimeType === "application/pdf")?.content as ArrayBuffer;
  const text = await pdfText(new Uint8Array(mailed));
  for (const figure of Object.values(read)) expect(text).toContain(figure);
  expect(text).toContain(client.name);

  await page.context().clearCookies();
  await page.goto(`${product.url}${prefix}/client-portal`);
  const open = page.getByRole("button", { name: portal.entry.submit });
  await expect(open).toBeDisabled();
  await page.getByLabel(portal.entry.label).fill((clientId ?? "").toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByText(fill(portal.client.welcome, { name: client.name }))).toBeVisible();
  const overview = page.getByRole("tabpanel", { name: portal.tabs.overview });
  for (const figure of [read.totalVisitors, read.averagePosition, read.totalLeads, read.rate]) {
    await expect(overview.getByText(figure).first()).toBeVisible();
  }
  await page.getByRole("tab", { name: portal.tabs.traffic }).click();
  await expect(
    page.getByRole("tabpanel", { name: portal.tabs.traffic }).getByText(read.organicTraffic).first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: portal.tabs.reports }).click();
  const history = page.getByRole("tabpanel", { name: portal.tabs.reports });
  await expect(history.getByText(portal.history.emailed).first()).toBeVisible();
  const downloading = page.waitForEvent("download");
  await history.getByRole("link", { name: portal.history.download }).first().click();
  const downloaded = await readFile(await (await downloading).path());
  expect(downloaded.equals(Buffer.from(mailed))).toBe(true);
  expect(problems).toEqual([]);
}

async function typeFigures(page: Page): Promise<void> {
  const { admin, client } = texts[language];
  const { figures, reportType } = admin;
  await page.getByRole("link", { name: client.tabs.figures, exact: true }).click();
  await page.getByRole("button", { name: figures.typeIn, exact: true }).click();
  const form = page.getByRole("region", { name: figures.typeIn });
  await choose(form.getByLabel(figures.reportType), reportType.monthly);
  for (const [name, value] of Object.entries(typed)) {
    await form.getByLabel(figures.field[name as keyof typeof typed], { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: figures.save, exact: true }).click();
  await expect(page.getByText(figures.saved, { exact: true })).toBeVisible();
  await page.goBack();
}
