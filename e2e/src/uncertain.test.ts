import { expect, type Page } from "@playwright/test";
import type { MailServer } from "./support/mail-server.ts";
import { addClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, enquiries } = texts.en;

/** A mail server that takes a mail and drops the line leaves open what became of it: a person decides, with two buttons. */
test.use({ signedIn: true });
test.beforeEach(({ mailServer }) => {
  mailServer.silent = true;
});
test.afterEach(({ mailServer }) => {
  mailServer.silent = false;
});

const mailsTo = (address: string, mailServer: MailServer) =>
  mailServer.mails.filter(({ to }) => to?.some((one) => one.address === address));
const mailsAbout = (person: string, mailServer: MailServer) =>
  mailServer.mails.filter(({ replyTo }) => replyTo?.some((one) => one.address === person));

test.describe("a report whose outcome is unknown", () => {
  test("is noted as arrived, and nothing is mailed again", async ({ page, mailServer }) => {
    await sendInSilence(page, "Sample Arrived", "arrived@sample.example");
    expect(mailsTo("arrived@sample.example", mailServer)).toHaveLength(1);
    await page.getByRole("button", { name: admin.reports.arrived, exact: true }).click();
    await expect(page.getByText(admin.reports.settled, { exact: true }).first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(mailsTo("arrived@sample.example", mailServer)).toHaveLength(1);
  });

  test("is sent again, once", async ({ page, mailServer }) => {
    await sendInSilence(page, "Sample Again", "again@sample.example");
    expect(mailsTo("again@sample.example", mailServer)).toHaveLength(1);
    mailServer.silent = false;
    await page.getByRole("button", { name: admin.reports.sendAgain, exact: true }).click();
    await expect(page.getByText(admin.reports.sent, { exact: true }).first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(mailsTo("again@sample.example", mailServer)).toHaveLength(2);
  });
});

test("a notification whose outcome is unknown is noted as arrived, or sent again", async ({ page, mailServer }) => {
  const [arrived, again] = ["arrived@person.example", "again@person.example"] as const;
  for (const email of [arrived, again]) {
    await page.request.post("/api/contact", {
      data: { firstName: "Sample", lastName: "Person", email },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await expect.poll(() => mailsAbout(email, mailServer).length).toBe(1);
  }
  await page.goto("/admin/enquiries?tab=mails&mail=uncertain");
  const aboutArrived = page.getByRole("listitem").filter({ hasText: arrived });
  const aboutAgain = page.getByRole("listitem").filter({ hasText: again });
  await aboutArrived.getByRole("button", { name: enquiries.mails.arrived }).click();
  await expect(page.getByText(enquiries.mails.settled, { exact: true }).first()).toBeVisible();
  await expect(aboutArrived).toHaveCount(0);

  mailServer.silent = false;
  await aboutAgain.getByRole("button", { name: enquiries.mails.again }).click();
  await expect.poll(() => mailsAbout(again, mailServer).length).toBe(2);
  await expect(aboutAgain).toHaveCount(0);
  expect(mailsAbout(arrived, mailServer)).toHaveLength(1);
});

/** What stands under the report until somebody decides; a notice that goes by says the same. */
const question = (page: Page) =>
  page.getByRole("tabpanel", { name: admin.tabs.reports }).getByText(admin.reports.uncertain, { exact: true });

async function sendInSilence(page: Page, name: string, email: string): Promise<void> {
  await addClient(page, { name, email });
  await page.goto("/admin");
  await page.getByRole("button", { name: fill(admin.clients.select, { name }) }).click();
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
  await expect(question(page)).toBeVisible();
}
