import { expect } from "@playwright/test";
import type { MailServer } from "@agency/testing/mail-server";
import { readMails } from "./support/mails.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { enquiries } = texts.en;

/** When the mail server accepts an email and drops the connection, its outcome is unknown: a person decides with two buttons. */
test.use({ signedIn: true });
test.beforeEach(({ mailServer }) => {
  mailServer.behaviour = "drop-after-dot";
});
test.afterEach(({ mailServer }) => {
  mailServer.behaviour = "take";
});

/** The number of notices to the staff about a person. */
const noticesAbout = async (person: string, mailServer: MailServer) => {
  const mails = await readMails(mailServer);
  return mails.filter(({ text = "" }) => text.includes(person)).length;
};

test("a notification whose outcome is unknown can be marked as arrived or sent again", async ({ page, mailServer }) => {
  const [arrived, again] = ["arrived@person.example", "again@person.example"] as const;
  for (const email of [arrived, again]) {
    await page.request.post("/api/contact", {
      data: { firstName: "Sample", lastName: "Person", email },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await expect.poll(() => noticesAbout(email, mailServer)).toBe(1);
  }
  await page.goto("/admin/enquiries?tab=mails&mail=uncertain");
  const notices = page.getByRole("listitem").filter({ hasText: enquiries.mails.kinds["enquiry-notice"] });
  const aboutArrived = notices.filter({ hasText: arrived });
  const aboutAgain = notices.filter({ hasText: again });
  await aboutArrived.getByRole("button", { name: enquiries.mails.arrived }).click();
  await expect(page.getByText(enquiries.mails.settled, { exact: true }).first()).toBeVisible();
  await expect(aboutArrived).toHaveCount(0);

  mailServer.behaviour = "take";
  await aboutAgain.getByRole("button", { name: enquiries.mails.again }).click();
  await expect.poll(() => noticesAbout(again, mailServer)).toBe(2);
  await expect(aboutAgain).toHaveCount(0);
  expect(await noticesAbout(arrived, mailServer)).toBe(1);
});
