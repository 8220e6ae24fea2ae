import { expect } from "@playwright/test";
import { openDatabase } from "@agency/server/compose/tables";
import { reportsTo } from "./support/mails.ts";
import { addClient, selectClient, sendWithoutReview } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, alerts, attention, board, staff } = texts.en;

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

test("what was noticed between reports is read in words here and on the client's page, and is gone once it is dismissed", async ({
  page,
  product,
}) => {
  const name = "Sample Silence";
  await addClient(page, { name, email: "silence@sample.example" });
  const seen = { kind: "source_silent", source: "analytics", from: "2026-11-18", until: "2026-11-20", usual: 40 };
  // As the worker would have found it in the morning.
  const database = await openDatabase({ folder: product.folder });
  await database.write((manager) =>
    manager.query(
      `INSERT INTO alerts (id, clientId, kind, subject, begunOn, seen, foundAt)
        SELECT '01890000-0000-7000-8000-00000000000a', id, ?, ?, ?, ?, '2026-11-22 21:00:00.000' FROM clients WHERE name = ?`,
      [seen.kind, seen.source, seen.from, JSON.stringify(seen), name],
    ),
  );
  await database.close();
  const words = fill(alerts.silent.analytics, { days: "18–20 November 2026", usual: "40" });
  await page.goto("/admin/attention");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText(words);
  await item.getByRole("link", { name, exact: true }).click();
  const noticed = page.getByRole("region", { name: alerts.heading });
  await expect(noticed).toContainText(words);
  await noticed.getByRole("button", { name: new RegExp(`^${alerts.dismiss}`) }).click();
  await expect(noticed).toHaveCount(0);
  await page.goto("/admin/attention");
  await expect(page.getByRole("heading", { name: attention.title, level: 1 })).toBeVisible();
  await expect(item).toHaveCount(0);
});
