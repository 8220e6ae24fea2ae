import { expect, type Page } from "@playwright/test";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin } = texts.en;
const { imports } = admin;
const october = lastCompletePeriod("monthly", new Date());
const september = precedingPeriod("monthly", october);

test.use({ signedIn: true });

async function upload(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(admin.figures.file)
    .setInputFiles({ name: "october.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await dialog.getByRole("button", { name: admin.figures.import }).click();
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
  await page.goto(`/admin#figures=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: admin.figures.upload }).click();
  await upload(
    page,
    `Month,Active users,Leads,Visits,Notes\n${october.start},2000,28,2800,quiet\n${september.start},1900,31,,\n`,
  );
  await expect(dialog.getByRole("heading", { name: imports.understood })).toBeFocused();

  const changed = dialog.getByRole("region", { name: imports.changed });
  const leads = changed.getByRole("row").filter({ hasText: admin.figures.field.totalLeads });
  await expect(leads).toContainText(/250\s*typed in by admin on \d{1,2} \w+ \d{4}\s*→?\s*28/);
  await expect(changed).not.toContainText(admin.figures.field.sessions);
  await expect(dialog.getByRole("region", { name: imports.added })).toContainText("2,000");
  await expect(dialog.getByRole("region", { name: imports.notUsed })).toContainText("quiet");
  for (const [count, number] of [
    [imports.counts.changed_one, "1"],
    [imports.counts.typed_one, "1"],
    [imports.counts.added_other, "3"],
    [imports.counts.unchanged_one, "1"],
    [imports.counts.leftOut_one, "1"],
  ] as const) {
    await expect(dialog.getByRole("listitem").filter({ hasText: fill(count, { number }) })).toBeVisible();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const keep = dialog.getByRole("button", { name: fill(imports.keep_other, { count: "2" }) });
  await expect(keep).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep.click();

  await expect(page.getByText(fill(admin.figures.imported_other, { count: "2" })).first()).toBeVisible();
  await dialog.getByRole("tab", { name: admin.figures.periods }).click();
  const row = dialog.getByRole("table").getByRole("row").filter({ hasText: "2,000" });
  await expect(row).toContainText(`${admin.figures.origins.file}, ${admin.figures.origins.typed}`);
  await row.getByRole("button", { name: admin.figures.change }).click();
  const origins = dialog.getByRole("button", { name: admin.figures.origins.file, exact: true });
  await expect(origins).toHaveCount(3);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: imports.open }).click();
  await upload(page, ["Client,Month,Leads", ...clients.map((name) => `${name},${october.start},28`)].join("\n"));
  const ofMany = dialog.getByRole("region", { name: imports.changed });
  const tables = ofMany.getByRole("table");
  await expect(tables).toHaveCount(2);
  await expect(ofMany.getByRole("table", { name: `${imports.changed}: ${clients[1]}` })).toContainText("250");
  await ofMany.locator("summary").first().press("Enter");
  await expect(tables).toHaveCount(1);
  await expectAccessible(page);
});
