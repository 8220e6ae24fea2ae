import { expect, type Locator, type Page } from "@playwright/test";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClient, addClientWithFigures, openClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, client: words } = texts.en;
const { imports } = admin;
const october = lastCompletePeriod("monthly", new Date());
const september = precedingPeriod("monthly", october);

test.use({ signedIn: true });

async function upload(place: Locator, text: string): Promise<void> {
  await place
    .getByLabel(admin.figures.file)
    .setInputFiles({ name: "october.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await place.getByRole("button", { name: admin.figures.import }).click();
}

test("a preview shows what each figure is now beside the file, the period names its new sources once it is kept, and a file of many clients is opened and closed client by client, with the keyboard", async ({
  page,
}) => {
  const clients = ["Sample Import Alpha", "Sample Import Beta"];
  for (const name of clients) {
    const email = `${name.toLowerCase().replaceAll(" ", "-")}@sample.example`;
    await addClientWithFigures(page, { name, email }, { totalLeads: 250 });
  }
  const client = { name: "Sample Import Preview", email: "import-preview@sample.example" };
  const { id } = await addClientWithFigures(page, client, { totalLeads: 250, sessions: 2800, totalFollowers: 640 });
  const panel = await openClient(page, { id }, "figures");
  await panel.getByRole("button", { name: admin.figures.upload }).click();
  await upload(
    panel,
    `Month,Active users,Leads,Visits,Notes\n${october.start},2000,28,2800,quiet\n${september.start},1900,31,,\n`,
  );
  await expect(panel.getByRole("heading", { name: imports.understood })).toBeFocused();

  const changed = panel.getByRole("region", { name: imports.changed });
  const leads = changed.getByRole("row").filter({ hasText: admin.figures.field.totalLeads });
  await expect(leads).toContainText(/250\s*typed in by admin on \d{1,2} \w+ \d{4}\s*→?\s*28/);
  await expect(changed).not.toContainText(admin.figures.field.sessions);
  await expect(panel.getByRole("region", { name: imports.added })).toContainText("2,000");
  await expect(panel.getByRole("region", { name: imports.notUsed })).toContainText("quiet");
  for (const [count, number] of [
    [imports.counts.changed_one, "1"],
    [imports.counts.typed_one, "1"],
    [imports.counts.added_other, "3"],
    [imports.counts.unchanged_one, "1"],
    [imports.counts.leftOut_one, "1"],
  ] as const) {
    await expect(panel.getByRole("listitem").filter({ hasText: fill(count, { number }) })).toBeVisible();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const keep = panel.getByRole("button", { name: fill(imports.keep_other, { count: "2" }) });
  await expect(keep).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep.click();

  await expect(page.getByText(fill(admin.figures.imported_other, { count: "2" })).first()).toBeVisible();
  await panel.getByRole("button", { name: words.figures.back }).click();
  const visitors = panel.getByRole("row").filter({ hasText: admin.figures.field.totalVisitors });
  await expect(visitors).toContainText("2,000");
  await expect(visitors).toContainText("File october.csv, row 2");
  await panel.getByRole("columnheader").getByRole("button").last().click();
  const origins = panel.getByRole("button", { name: admin.figures.origins.file, exact: true });
  await expect(origins).toHaveCount(3);

  await page.goto("/admin?tab=clients");
  await page.getByRole("button", { name: imports.open }).click();
  const dialog = page.getByRole("dialog");
  await upload(dialog, ["Client,Month,Leads", ...clients.map((name) => `${name},${october.start},28`)].join("\n"));
  const ofMany = dialog.getByRole("region", { name: imports.changed });
  const tables = ofMany.getByRole("table");
  await expect(tables).toHaveCount(2);
  await expect(ofMany.getByRole("table", { name: `${imports.changed}: ${clients[1]}` })).toContainText("250");
  await ofMany.locator("summary").first().press("Enter");
  await expect(tables).toHaveCount(1);
  await expectAccessible(page);
});

test("on a client's page, figures that go to another client are shown with its name", async ({ page }) => {
  const { id } = await addClient(page, { name: "Sample Import Own", email: "import-own@sample.example" });
  const other = await addClient(page, { name: "Sample Import Other", email: "import-other@sample.example" });
  const panel = await openClient(page, { id }, "figures");
  await panel.getByRole("button", { name: admin.figures.upload }).click();
  await upload(panel, `Report for Sample Import Other\nMonth,Leads\n${october.start},4100\n`);
  await panel.getByRole("region", { name: admin.figures.upload }).getByRole("combobox").click();
  await page.getByRole("option", { name: other.name }).click();
  await panel.getByRole("button", { name: imports.goOn }).click();
  await expect(panel.getByRole("table", { name: `${imports.added}: ${other.name}` })).toContainText("4,100");
});

test("files of several clients that are dropped together are asked about by name, shown by client and saved at once", async ({
  page,
}) => {
  const name = "Sample Drop";
  const clients = ["Alpha", "Beta", "Gamma"].map((one) => ({
    name: `${name} ${one}`,
    email: `drop-${one.toLowerCase()}@sample.example`,
    website: `https://drop-${one.toLowerCase()}.example`,
  }));
  for (const client of clients) await addClient(page, client);
  const days = { start: october.start.replaceAll("-", ""), end: october.end.replaceAll("-", "") };
  const ga4 = (property: string) =>
    `# ----\n# Property: ${property}\n# Start date: ${days.start}\n# End date: ${days.end}\n` +
    `Session primary channel group (Default Channel Group),Sessions\nDirect,443\n,443\n`;
  const pages = (host: string) => `Top pages,Clicks,Impressions,CTR,Position\nhttps://${host}/,12,350,3%,5\n`;
  await page.goto("/admin?tab=clients");
  await page.getByRole("button", { name: imports.open }).click();
  const dialog = page.getByRole("dialog");
  await drop(page, [
    ...clients.slice(0, 2).map((client) => [`${client.name}.csv`, ga4(`${client.name} - GA4`)] as const),
    ["unknown.csv", ga4("Nobody's Property")],
    ...clients.map(({ website }) => [`${new URL(website).host}-Pages.csv`, pages(new URL(website).host)] as const),
  ]);

  await expect(dialog.getByText("unknown.csv")).toBeVisible();
  const asked = dialog.getByRole("combobox", { name: fill(imports.named.property, { name: "Nobody's Property" }) });
  await expectAccessible(page);
  await asked.click();
  await page.getByRole("option", { name: `${name} Gamma` }).click();
  await dialog.getByRole("button", { name: imports.goOn }).click();

  const period = fill(imports.question.period, {});
  await dialog.getByRole("combobox", { name: period }).click();
  await page
    .getByRole("option", { name: new RegExp(`^${texts.en.admin.reportType.monthly}`) })
    .first()
    .click();
  await expect(dialog.getByRole("checkbox", { name: imports.alike })).toBeChecked();
  await dialog.getByRole("button", { name: imports.goOn }).click();

  await expect(dialog.getByRole("heading", { name: imports.understood })).toBeFocused();
  const added = dialog.getByRole("region", { name: imports.added });
  for (const client of clients)
    await expect(added.getByRole("table", { name: new RegExp(client.name) })).toHaveCount(1);
  await expect(added).toContainText("unknown.csv");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: fill(imports.keep_other, { count: "3" }) }).click();
  await expect(page.getByText(fill(admin.figures.imported_other, { count: "3" })).first()).toBeVisible();
});

/** Drops files on the field for them. */
async function drop(page: Page, files: (readonly [name: string, text: string])[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of all) transfer.items.add(new File([text], name, { type: "text/csv" }));
    return transfer;
  }, files);
  await page.getByRole("dialog").getByLabel(admin.figures.file).dispatchEvent("drop", { dataTransfer });
}

test("an export of Meta asks once what counts as a conversion, and its platform stands beside the figures with its file", async ({
  page,
}) => {
  const { id } = await addClient(page, { name: "Sample Import Ads", email: "import-ads@sample.example" });
  const panel = await openClient(page, { id }, "figures");
  await panel.getByRole("button", { name: admin.figures.upload }).click();
  const head = "Reporting starts,Reporting ends,Campaign name,Results,Result indicator,Amount spent (USD),Link clicks";
  await upload(panel, `${head}\n${october.start},${october.end},Raya,45,actions:lead,164.40,800\n`);
  const question = fill(imports.question.ads_counted, { example: "Meta Ads" });
  await expect(panel.getByRole("combobox", { name: question })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("combobox", { name: question }).click();
  await page.getByRole("option", { name: "actions:lead" }).click();
  await panel.getByRole("button", { name: imports.goOn }).click();

  const added = panel.getByRole("region", { name: imports.added });
  await expect(added).toContainText(fill(imports.ads.spend, { value: "USD 164.40" }));
  await expect(added).toContainText(fill(imports.ads.counted, { value: "actions:lead" }));
  await expectAccessible(page);
  await panel.getByRole("button", { name: fill(imports.keep_one, { count: "1" }) }).click();

  await expect(page.getByText(fill(admin.figures.imported_one, { count: "1" })).first()).toBeVisible();
  await page.reload();
  const ads = panel.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Meta Ads" }) });
  await ads.getByRole("button", { name: "USD 164.40" }).hover();
  await expect(page.getByRole("tooltip")).toContainText(fill(imports.ads.conversions, { value: "45" }));
  await expect(ads).toContainText("october.csv");
});
