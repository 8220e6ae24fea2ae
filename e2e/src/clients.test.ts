import { expect } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { aboutLanguage, usualMonthlyFee } from "@agency/content/settings";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import {
  addClient,
  call,
  changeClient,
  findClient,
  openClient,
  openClientForm,
  selectClient,
} from "./support/staff.ts";
import { clientCount } from "./support/still-dashboard.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose } from "./support/visitor.ts";

const { admin } = texts.en;
const { clients, contacts } = admin;

test.use({ signedIn: true });

test("clients are added, refused, changed and deleted", async ({ page }) => {
  await page.goto("/admin?tab=clients");
  const form = await openClientForm(page, texts.en);
  const name = form.getByRole("textbox", { name: clients.name, exact: true });
  const email = form.getByRole("textbox", { name: clients.email, exact: true });
  const submit = form.getByRole("button", { name: clients.submit, exact: true });
  const count = clientCount(page);
  await expect(count).toHaveText(/\d/);
  const before = Number.parseInt(await count.innerText(), 10);
  const expectCount = (number: number) => expect(count).toHaveText(new RegExp(`^${number} clients? registered`));

  await submit.click();
  await expect(page.getByText(clients.missing, { exact: true }).first()).toBeVisible();

  await name.fill("Sample Florist");
  await email.fill("florist@sample.example");
  await form.getByRole("textbox", { name: clients.text.website }).fill("florist.example");
  await choose(form.getByLabel(clients.package), getEntry(admin.package, "enterprise"));
  await form.getByLabel(clients.monthlyFee).fill("10000");
  await submit.click();
  await expect(page.getByText(clients.created, { exact: true })).toBeVisible();
  await expect(name).toHaveValue("");
  await expect(form.getByLabel(clients.package)).toHaveText(getEntry(admin.package, "starter"));
  await expect(form.getByLabel(clients.monthlyFee)).toHaveValue(String(usualMonthlyFee));
  await expectCount(before + 1);

  await name.fill("Sample Florist");
  await email.fill("FLORIST@sample.example");
  await submit.click();
  await expect(
    page.getByText(/^Failed to create client: There is already a client with this name and email/).first(),
  ).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  // The address is another client's, which somebody confirms.
  await name.fill("Sample Florist Two");
  await submit.click();
  await expect(form.getByText(clients.exists, { exact: true })).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectCount(before + 1);
  await form.getByRole("button", { name: clients.addAnyway, exact: true }).click();
  await expectCount(before + 2);

  const row = await findClient(page, texts.en, "Sample Florist");
  await expect(row).toContainText("florist.example");
  await row.getByRole("button", { name: clients.edit }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: clients.text.website })).toHaveValue("https://florist.example");
  await dialog.getByRole("textbox", { name: clients.name, exact: true }).fill("Sample Florist & Sons");
  await choose(dialog.getByLabel(clients.status), admin.status.ended);
  await dialog.getByLabel(clients.endedOn).fill("2026-01-31");
  await dialog.getByRole("button", { name: clients.save }).click();
  await expect(page.getByText(clients.updated, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(await findClient(page, texts.en, "Sample Florist & Sons")).toContainText(admin.status.ended);

  for (const gone of ["Sample Florist & Sons", "Sample Florist Two"]) {
    const found = await findClient(page, texts.en, gone);
    await found.getByRole("button", { name: fill(clients.select, { name: gone }) }).click();
    await found.getByRole("button", { name: clients.delete }).click();
    await expect(
      page.getByText(`Are you sure you want to delete client "${gone}"? This action cannot be undone.`),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: clients.delete, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expectCount(before);

  // Nor are they selected where reports are made.
  await page.getByRole("tab", { name: admin.tabs.reports, exact: true }).click();
  await expect(page.getByText(admin.reports.hint, { exact: true })).toBeVisible();
});

test("a client's logo is refused unless it is a picture, shown and removed", async ({ page }) => {
  const added = await addClient(page, { name: "Sample Logo", email: "logo@sample.example" });
  const panel = await openClient(page, added, "contents");
  await panel.getByLabel(clients.logo.label, { exact: true }).setInputFiles(file("no-picture.png", "hello"));
  await expect(panel.getByText(texts.en.errors.logo_unreadable)).toBeVisible();
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>';
  await panel.getByLabel(clients.logo.label, { exact: true }).setInputFiles(file("logo.svg", circle));
  await expect
    .poll(() => panel.locator("img").evaluateAll(([logo]) => logo instanceof HTMLImageElement && logo.naturalWidth))
    .toBe(240);
  await panel.getByRole("button", { name: clients.logo.remove }).click();
  await expect(panel.locator("img")).toHaveCount(0);
});

test("a client's contacts are added, refused twice, and removed; the table is searched, filtered and sorted, and arrow keys move between its rows", async ({
  page,
}) => {
  const client = { name: "Sample Contacts", email: "first@contacts.example" };
  await addClient(page, client);
  for (const name of ["Sample Order A", "Sample Order B", "Sample Order C"]) {
    await addClient(page, { name, email: "same@order.example" });
  }
  await page.goto("/admin?tab=clients");
  await (await findClient(page, texts.en, client.name)).getByRole("button", { name: clients.edit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: clients.text.contactName }).fill("Siti Aminah");
  await dialog.getByRole("button", { name: contacts.add }).click();
  const second = dialog.getByRole("group", { name: fill(contacts.number, { number: "2" }) });
  await second.getByRole("textbox", { name: contacts.name }).fill("Lee Wei");
  await second.getByRole("textbox", { name: contacts.email }).fill("FIRST@contacts.example");
  await choose(second.getByLabel(contacts.language), aboutLanguage("ms").label);
  await second.getByRole("checkbox", { name: admin.reportType.weekly }).uncheck();
  await dialog.getByRole("button", { name: clients.save }).click();
  await expect(second.getByText(/is already used by another contact/)).toBeVisible();
  await expect(second.getByRole("textbox", { name: contacts.email })).toBeFocused();
  await expectAccessible(page);

  await second.getByRole("textbox", { name: contacts.email }).fill("wei@contacts.example");
  await dialog.getByRole("button", { name: clients.save }).click();
  await expect(dialog).toBeHidden();
  const row = await findClient(page, texts.en, client.name);
  await expect(row).toContainText("Siti Aminah");
  await expect(row).toContainText(fill(clients.moreContacts_one, { count: "1" }));

  await row.getByRole("button", { name: clients.edit }).click();
  await expect(second.getByRole("checkbox", { name: admin.reportType.weekly })).not.toBeChecked();
  await second.getByRole("button", { name: fill(contacts.removeNamed, { number: "2" }) }).click();
  await dialog.getByRole("button", { name: clients.save }).click();
  await expect(dialog).toBeHidden();
  await expect(row).not.toContainText(fill(clients.moreContacts_one, { count: "1" }));

  await page.getByRole("searchbox", { name: clients.search }).fill("same@order");
  const rows = page.getByRole("button", { name: /^Select Sample Order/ });
  await expect(rows).toHaveText(["Sample Order A", "Sample Order B", "Sample Order C"]);
  await expect(page.getByRole("button", { name: /^Select / })).toHaveCount(3);
  await page.getByRole("columnheader", { name: clients.column.client }).getByRole("button").click();
  await expect(rows).toHaveText(["Sample Order C", "Sample Order B", "Sample Order A"]);
  await expect(page.getByRole("columnheader", { name: clients.column.client })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "Sample Order A" })).toBeVisible();
  await expectAccessible(page);
  await expectReadableIn(page, "dark");

  await choose(page.getByLabel(clients.filterStatus), admin.status.paused);
  await expect(page.getByText(fill(clients.nothingFound, { search: "same@order" }))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first screen shows clients, and a selected one is edited at the lower edge", async ({ page }) => {
    const name = "A Sample Phone";
    await addClient(page, { name, email: "phone@phone.example" });
    await page.goto("/admin?tab=clients");
    await expect(
      page
        .getByRole("row")
        .filter({ has: page.getByRole("button", { name: /^Select / }) })
        .first(),
    ).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The page scrolls the table, which has no height of its own.
    expect(await page.getByRole("table").evaluate(scrollers)).toEqual([]);
    await selectClient(page, texts.en, name);
    const bar = page.getByRole("region", { name });
    await expect(bar).toBeInViewport();
    await expectAccessible(page);
    await bar.getByRole("button", { name: clients.edit }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: clients.name, exact: true })).toHaveValue(name);
  });
});

/** Runs in the browser. @returns the classes of what scrolls an element up and down, besides the page */
function scrollers(element: Element): string[] {
  const found: string[] = [];
  for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowY, maxHeight } = getComputedStyle(box);
    if (["auto", "scroll"].includes(overflowY) || maxHeight !== "none") found.push(`${box.tagName} ${box.className}`);
  }
  return found;
}

function file(name: string, content: string) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

test("a field that a colleague changes meanwhile is shown, and either text can be kept", async ({ page }) => {
  const client = { name: "Sample Shared", email: "shared@clients.example", monthlyFee: 2500 };
  const added = await addClient(page, client);
  await page.goto("/admin?tab=clients");
  const edit = async () => {
    await (await findClient(page, texts.en, client.name)).getByRole("button", { name: clients.edit }).click();
    const dialog = page.getByRole("dialog", { name: clients.editTitle });
    return { dialog, fee: dialog.getByRole("textbox", { name: clients.monthlyFee }) };
  };
  const { dialog, fee } = await edit();
  await fee.fill("2600");
  await changeClient(page, added, { ...client, monthlyFee: 2800 });
  await dialog.getByRole("button", { name: clients.save, exact: true }).click();
  await expect(dialog.getByText(/is “2800” by now/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: clients.takeTheirs }).click();
  await expect(fee).toHaveValue("2800");
  await fee.fill("2700");
  await dialog.getByRole("button", { name: clients.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await call(page, "GET /api/reports/clients/:clientId", { params: { clientId: added.id } })).toMatchObject({
    monthlyFee: 2700,
  });
});
