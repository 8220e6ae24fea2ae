import { expect } from "@playwright/test";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import { openDatabase } from "@agency/server/tables";
import { startEntry, startProduct } from "@agency/testing/product";
import { reportsTo } from "./support/mails.ts";
import { addClient, selectClient, signIn } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, attention, staff } = texts.en;

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("an email with an unknown outcome is listed until it is settled where its link leads", async ({
    page,
    mailServer,
  }) => {
    const name = "Sample Attention";
    mailServer.behaviour = "drop-after-dot";
    try {
      await addClient(page, { name, email: "attention@sample.example" });
      await page.goto("/admin");
      await selectClient(page, texts.en, name);
      await page.getByRole("tab", { name: admin.tabs.reports }).click();
      await page.getByRole("button", { name: admin.reports.sendNamed.monthly }).click();
      await expect(page.getByText(admin.reports.uncertain, { exact: true }).first()).toBeVisible();
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
});

test("with the settings of a first start, a schedule mails no sample figures and says what it needs", async ({
  page,
}) => {
  const product = await startProduct();
  try {
    await signIn(page, { product, texts: texts.en, prefix: "" });
    await page.getByRole("textbox", { name: admin.clients.name, exact: true }).fill("Sample Newcomer");
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
      .poll(() => database.manager.query("SELECT lastOutcome FROM schedules"))
      .toEqual([{ lastOutcome: "sample_not_mailed" }]);
    await second.stop();
    await page.goto(`${product.url}/admin/attention`);
    await expect(page.getByRole("heading", { name: attention.kinds.sample_not_mailed.title })).toBeVisible();
    expect(await database.manager.query("SELECT COUNT(*) AS reports FROM dispatches")).toEqual([{ reports: 0 }]);
    await database.close();
    const mails = await mailFolder(product.folder).list();
    expect(mails.filter(({ to }) => to.includes("newcomer"))).toEqual([]);

    await page.getByRole("link", { name: new RegExp(`^${attention.kinds.sample_not_mailed.action}`) }).click();
    const dialog = page.getByRole("dialog", { name: fill(admin.figures.title, { name: "Sample Newcomer" }) });
    await expect(dialog.getByLabel(admin.figures.reportType)).toHaveText(admin.reportType.weekly);
  } finally {
    await product.stop();
  }
});
