import { expect } from "@playwright/test";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { addClient, connectGoogle, removeConnections } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, clientList, sources } = texts.en;
const { match } = sources;

test.use({ signedIn: true });

test("a pasted table adds and changes clients after a look at it, and their Google accounts are confirmed together", async ({
  page,
  google,
}) => {
  const business = google.businesses[8];
  const name = "Sample Pasted New";
  await addClient(page, { name: "Sample Pasted Known", email: "known@pasted.example", monthlyFee: 2500 });
  await page.goto("/admin/settings");
  await connectGoogle(page, texts.en);
  await page.goto("/admin?tab=clients");
  await page.getByRole("link", { name: admin.clients.addMany }).click();
  await expect(page).toHaveURL("/admin/clients/import");
  const paste = page.getByRole("textbox", { name: clientList.paste });
  const check = page.getByRole("button", { name: clientList.check });
  const table = (email: string) =>
    [
      "Fee\tWebsite\tEmel\tNama syarikat",
      `RM 3,000\t${business?.website}\t${email}\t${name}`,
      "4000\t\tknown@pasted.example\tSample Pasted Known",
    ].join("\n");

  await check.click();
  await expect(page.getByText(clientList.nothing)).toBeVisible();
  await paste.fill(table("new@pasted"));
  await check.click();
  const rows = page.getByRole("list", { name: clientList.table }).getByRole("listitem");
  await expect(page.getByText(fill(clientList.wrong_one, { number: "1" }))).toBeVisible();
  await expect(page.getByRole("row", { name: /^2 Emel must be an email address/ })).toBeVisible();
  await expect(page.getByText(clientList.fixFirst)).toBeVisible();
  await expectAccessible(page);

  await paste.fill(table("new@pasted.example"));
  await check.click();
  await expect(rows.filter({ hasText: name })).toContainText(clientList.outcome.new);
  const fee = fill(clientList.change, { before: "2,500", after: "4,000" });
  await expect(rows.filter({ hasText: "Sample Pasted Known" })).toContainText(fee);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("switch", { name: admin.clients.scheduled })).toBeChecked();
  await page.getByRole("button", { name: fill(clientList.keep_other, { number: "2" }) }).click();
  await expect(page.getByText(fill(clientList.added_one, { number: "1" }))).toBeVisible();
  await expect(page.getByText(fill(clientList.changed_one, { number: "1" }))).toBeVisible();

  await page.getByRole("button", { name: match.ask, exact: true }).click();
  const sure = page.getByRole("region", { name: match.sure });
  const ours = sure.getByRole("row").filter({ hasText: name });
  await expect(ours).toHaveCount(2);
  await expect(ours.first()).toContainText(`${business?.name} – GA4`);
  await expectAccessible(page);
  // Other tests have clients of their own.
  const others = sure.getByRole("row").filter({ hasNotText: name }).getByRole("checkbox");
  for (const other of await others.all()) await other.uncheck();
  await sure.getByRole("button", { name: fill(match.confirm_other, { number: "2" }) }).click();
  await expect(page.getByText(fill(match.confirmed_other, { number: "2" }))).toBeVisible();
  await removeConnections(page);
});
