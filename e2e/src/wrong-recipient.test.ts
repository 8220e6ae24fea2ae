import { expect } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, reviewPath, send } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, attention, review, share, wrongRecipient } = texts.en;

test.use({ signedIn: true });

test("one press says that an email went to the wrong person, and a page leads through what follows", async ({
  page,
  browser,
  product,
  mailServer,
}) => {
  const stranger = "stranger@wrong.example";
  const name = "Sample Mistake";
  const { id: clientId } = await addClientWithFigures(
    page,
    {
      name,
      email: "owner@wrong.example",
      contacts: [{ name: "Encik Contoh", email: stranger, language: null, reportTypes: ["monthly"] }],
    },
    { totalVisitors: 530, totalLeads: 11 },
  );
  const report = await send(page, clientId, "monthly");
  const link = await linkTo(mailServer, stranger, "/client-portal/shared");
  await page.goto(reviewPath(report));
  await page
    .getByRole("button", { name: new RegExp(`${review.history.wrongNamed.split("{{")[0]}${stranger}`) })
    .click();

  await expect(page.getByRole("heading", { level: 1, name: wrongRecipient.title })).toBeVisible();
  await expect(page.getByText(new RegExp(`^7[12] hours left`))).toBeVisible();
  await expect(page.getByText(wrongRecipient.time.noAdvice)).toBeVisible();
  const done = page.getByRole("region", { name: wrongRecipient.done.heading });
  await expect(done).toContainText(`Encik Contoh (${stranger})`);
  const contents = page.getByRole("region", { name: wrongRecipient.contents.heading });
  await expect(contents.getByRole("listitem").first()).toContainText("Visitors");
  const draft = page.getByRole("textbox", { name: wrongRecipient.draft.label });
  await expect(draft).toHaveValue(new RegExp(`Dear ${name},[^]*${stranger}`));
  await expectAccessible(page);
  await expectReadableIn(page, "dark");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);

  const own = await browser.newContext({ baseURL: product.url, storageState: { cookies: [], origins: [] } });
  const other = await own.newPage();
  await other.goto(link);
  await expect(other.getByText(share.page.closed)).toBeVisible();
  await own.close();

  const id = page.getByRole("region", { name: wrongRecipient.id.heading });
  await expect(id).toContainText(wrongRecipient.id.current);
  await id.getByRole("button", { name: admin.clients.replaceId }).click();
  await page.getByRole("dialog").getByRole("button", { name: admin.clients.replaceId }).click();
  await expect(id).toContainText(wrongRecipient.id.former);
  await expect(draft).toHaveValue(/new client ID/);

  await page.goto("/admin/attention");
  const item = page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: stranger });
  await item.getByRole("link", { name: new RegExp(`^${attention.kinds.wrong_recipient.action}`) }).click();
  await page.getByRole("link", { name: review.history.wrongNoted }).click();
  await page.getByRole("button", { name: wrongRecipient.settle.done }).click();
  await expect(page.getByText(fill(wrongRecipient.settle.by, { name: "admin", when: "" }).trim())).toBeVisible();
  await page.goto("/admin/attention");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(item).toHaveCount(0);
});
