import { expect } from "@playwright/test";
import { reportsTo } from "./support/mails.ts";
import { addClient, selectClient, sendWithoutReview } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { admin, attention, board, staff } = texts.en;

test.use({ signedIn: true });

test("an email with an unknown outcome is asked about, and listed until it is settled where its link leads", async ({
  page,
  mailServer,
}) => {
  const name = "Sample Attention";
  mailServer.behaviour = "drop-after-dot";
  try {
    await addClient(page, { name, email: "attention@sample.example" });
    await page.goto("/admin?tab=clients");
    await selectClient(page, texts.en, name);
    await page.getByRole("tab", { name: admin.tabs.reports }).click();
    await sendWithoutReview(page, texts.en, "monthly");
    const run = page.getByRole("region", { name: board.run.label });
    await expect(run.filter({ hasText: `1 ${board.run.outcome.uncertain}` }).first()).toBeVisible();
  } finally {
    mailServer.behaviour = "take";
  }
  await page.goto("/admin/attention");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText("attention@sample.example");
  await expect(page.getByRole("link", { name: new RegExp(`^${staff.nav.attention}`) })).toHaveAccessibleName(
    /problems? to fix$/,
  );
  await item.getByRole("link", { name: new RegExp(`^${attention.kinds.mail_uncertain.action}`) }).click();
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await page.getByRole("button", { name: admin.reports.arrived, exact: true }).click();
  await expect(page.getByText(admin.reports.settled, { exact: true }).first()).toBeVisible();
  await page.goto("/admin/attention");
  await expect(page.getByRole("heading", { name: attention.title })).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(reportsTo(mailServer, "attention@sample.example")).toHaveLength(1);
});
