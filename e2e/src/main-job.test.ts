import { expect, type Page, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { languages } from "@agency/content/settings";
import { choose } from "./support/choose.ts";
import { watchConsole } from "./support/console.ts";
import { makeDatabase } from "./support/database.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { pdfText } from "./support/pdf.ts";
import { type Product, startProduct } from "./support/product.ts";
import { signIn } from "./support/staff.ts";
import { fill, texts } from "./support/texts.ts";

/** One way to run the product, one language and one size of screen. */
const ways = [
  { name: "embedded, English, 1440 px", services: false, language: "en", width: 1440 },
  { name: "embedded, Malay, 360 px", services: false, language: "ms", width: 360 },
  { name: "MariaDB and Redis, Malay, 1440 px", services: true, language: "ms", width: 1440 },
  { name: "MariaDB and Redis, English, 360 px", services: true, language: "en", width: 360 },
] as const;

/** What the staff types in; the mail, the portal and the PDF must say the same. */
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

for (const way of ways) {
  test.describe(way.name, () => {
    let mailServer: MailServer;
    let database: Awaited<ReturnType<typeof makeDatabase>> | undefined;
    let product: Product;

    test.beforeAll(async () => {
      mailServer = await startMailServer();
      database = way.services ? await makeDatabase() : undefined;
      product = await startProduct({
        SMTP_URL: mailServer.url,
        ...(database ? { DATABASE_URL: database.url, REDIS_URL: process.env["TEST_REDIS_URL"] ?? "" } : {}),
      });
    });
    test.afterAll(async () => {
      await product?.stop();
      await database?.drop();
      await mailServer?.stop();
    });
    test.use({ viewport: { width: way.width, height: 900 } });

    test("the staff types figures in and sends a report; the client reads the same and downloads the same", async ({
      page,
    }) => {
      const problems = watchConsole(page);
      const { admin, portal } = texts[way.language];
      const prefix = way.language === "ms" ? "/ms" : "";
      const client = { name: "Kedai Kopi Sample", email: "owner@kedai-sample.example" };

      await signIn(page, { product, texts: texts[way.language], prefix });

      await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill(client.name);
      await page.getByRole("textbox", { name: admin.clients.email, exact: true }).fill(client.email);
      await choose(page.getByLabel(admin.clients.language), languages[way.language].label);
      await page.getByRole("button", { name: admin.clients.submit, exact: true }).click();
      await expect(page.getByText(admin.clients.created, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: fill(admin.clients.select, { name: client.name }) }).click();
      const clientId = await page
        .getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}-[0-9A-Z]{6}$/)
        .first()
        .textContent();

      await typeFigures(page, way.language);

      await page.getByRole("tab", { name: admin.tabs.reports }).click();
      await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
      await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();

      await expect.poll(() => mailServer.mails.length).toBe(1);
      const [mail] = mailServer.mails;
      expect(mail?.to?.map(({ address }) => address)).toEqual([client.email]);
      for (const part of [mail?.text, mail?.html]) {
        for (const figure of [read.totalVisitors, read.averagePosition, read.totalLeads])
          expect(part).toContain(figure);
      }
      expect(mail?.subject).not.toMatch(/sample data|data contoh/i);
      expect(mail?.text).toContain(`${product.url}${prefix}/client-portal#id=${clientId}`);
      const mailed = mail?.attachments[0]?.content as ArrayBuffer;
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
    });
  });
}

async function typeFigures(page: Page, language: keyof typeof texts): Promise<void> {
  const { figures, clients, reportType } = texts[language].admin;
  await page.getByRole("button", { name: clients.figures }).first().click();
  await page.getByRole("tab", { name: figures.typeIn }).click();
  await choose(page.getByLabel(figures.reportType).last(), reportType.monthly);
  for (const [name, value] of Object.entries(typed)) {
    await page
      .getByRole("dialog")
      .getByLabel(figures.field[name as keyof typeof typed], { exact: true })
      .fill(value);
  }
  await page.getByRole("button", { name: figures.save, exact: true }).click();
  await expect(page.getByText(figures.saved, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}
