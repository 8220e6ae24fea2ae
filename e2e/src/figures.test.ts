import { expect, type Page } from "@playwright/test";
import { listClients } from "@agency/contracts/clients";
import { changeFigures, readFigures } from "@agency/contracts/figures";
import { lastCompletePeriod, pastPeriods } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClient, clientPanel, openClient, selectClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, client: words } = texts.en;

test.use({ signedIn: true });

async function open(page: Page, name: string): Promise<void> {
  await page.goto("/admin?tab=clients");
  await selectClient(page, texts.en, name);
}

async function typeIn(page: Page, name: string, periodStart: string, figures: object): Promise<void> {
  const clients = await (await page.request.get(`${listClients.path}?search=${encodeURIComponent(name)}`)).json();
  const answer = await page.request.post(changeFigures.path.replace(":clientId", clients[0].id), {
    data: { reportType: "monthly", periodStart, figures },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status()).toBe(200);
}

test("a quarter takes the leads of its months with one press and asks for the visitors, and a report of a month long past is made where the board shows it", async ({
  page,
}) => {
  const name = "Sample Quarter";
  const { id } = await addClient(page, { name, email: "quarter@sample.example" });
  const { start } = lastCompletePeriod("quarterly", new Date());
  const month = Number(start.slice(5, 7));
  for (const [after, totalLeads] of [31, 28, 40].entries()) {
    const first = `${start.slice(0, 5)}${String(month + after).padStart(2, "0")}-01`;
    await typeIn(page, name, first, { totalVisitors: 500, totalLeads });
  }
  const oldest = pastPeriods("monthly", lastCompletePeriod("monthly", new Date())).at(-1)?.start ?? "";
  await typeIn(page, name, oldest, { totalVisitors: 321, totalLeads: 7 });
  await open(page, name);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await page.getByRole("button", { name: admin.reports.generateNamed.quarterly }).click();
  await expect(page.getByText(admin.reports.generateFailed, { exact: true }).first()).toBeVisible();
  // The board shows the quarter, in which the client needs figures.
  await page.getByRole("link", { name: fill(board.addFiguresNamed, { name }) }).click();

  const panel = clientPanel(page, "figures");
  await expect(panel).toContainText("31 + 28 + 40");
  await panel.getByRole("button", { name: admin.figures.quarter.add }).click();
  await expect(panel.getByLabel(admin.figures.field.totalLeads)).toHaveValue("99");
  await expect(panel).toContainText(fill(admin.figures.quarter.asked, { figures: admin.figures.field.totalVisitors }));
  const visitors = panel.getByLabel(admin.figures.field.totalVisitors);
  await expect(visitors).toHaveValue("");
  await visitors.fill("1200");
  const save = panel.getByRole("button", { name: admin.figures.save });
  await save.click();
  const saved = page.getByRole("region", { name: /F8/ }).getByRole("listitem");
  await expect(saved).toContainText(admin.figures.saved);
  await expectApart(save, saved);

  await open(page, name);
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await page.getByRole("button", { name: admin.reports.generateNamed.quarterly }).click();
  await expect(page.getByText(admin.reports.generated, { exact: true }).first()).toBeVisible();

  await page.goto(`/admin?tab=reports&period=${oldest}#client=${id}`);
  await page.getByRole("button", { name: admin.reports.generateNamed.monthly }).click();
  await expect(page.getByText(admin.reports.generated, { exact: true }).first()).toBeVisible();
  const { reports } = await (await page.request.get("/api/reports?limit=100")).json();
  const made = reports.filter((report: { clientName: string }) => report.clientName === name);
  expect(made).toContainEqual(
    expect.objectContaining({
      reportPeriod: expect.objectContaining({ start: oldest }),
      state: "done",
      sample: false,
    }),
  );
});

test("typing a figure after an import, or after a colleague's, changes that figure only, and all of them can be deleted", async ({
  page,
}) => {
  const name = "Sample Import Then Type";
  const { id } = await addClient(page, { name, email: "import-then-type@sample.example" });
  const { start } = lastCompletePeriod("monthly", new Date());
  const stored = async () => {
    const { periods } = await (await page.request.get(readFigures.path.replace(":clientId", id))).json();
    return periods[0];
  };
  const panel = await openClient(page, { id }, "figures");
  const form = panel.getByRole("button", { name: admin.figures.typeIn, exact: true }).first();
  const back = panel.getByRole("button", { name: words.figures.back });
  const visitors = panel.getByLabel(admin.figures.field.totalVisitors);
  await form.click();
  await expect(visitors).toHaveValue("");

  await back.click();
  await panel.getByRole("button", { name: admin.figures.upload }).click();
  const csv = `Month,Visitors,Leads\n${start.slice(0, 7)},1240,31\n`;
  await panel
    .getByLabel(admin.figures.file)
    .setInputFiles({ name: "figures.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await panel.getByRole("button", { name: admin.figures.import }).click();
  await panel.getByRole("button", { name: fill(admin.imports.keep_one, { count: "1" }) }).click();
  await expect(panel.getByText(fill(admin.figures.imported_one, { count: "1" }))).toBeVisible();

  await back.click();
  await form.click();
  await expect(visitors).toHaveValue("1240");
  await typeIn(page, name, start, { totalLeads: 33 });
  await panel.getByLabel(admin.figures.field.totalFollowers).fill("610");
  await panel.getByRole("button", { name: admin.figures.save }).click();
  await expect(panel.getByLabel(admin.figures.field.totalLeads, { exact: true })).toHaveValue("33");
  expect(await stored()).toMatchObject({
    figures: { totalVisitors: 1240, totalLeads: 33, totalFollowers: 610 },
    origins: { totalVisitors: { kind: "file" }, totalLeads: { kind: "typed" }, totalFollowers: { kind: "typed" } },
  });

  await panel.getByRole("button", { name: admin.figures.deletion.open }).click();
  const question = page.getByRole("dialog", { name: admin.figures.deletion.title });
  // The typed leads lie over those of the file.
  await expect(question.getByRole("listitem")).toHaveText([
    /^Total visitors: file figures\.csv, row 2, /,
    /^Followers and Leads: typed in by admin, /,
    /^Leads: file figures\.csv, row 2, /,
  ]);
  await expect(question).toContainText(admin.figures.deletion.notRead);
  await expectAccessible(page);
  await question.getByRole("button", { name: admin.figures.deletion.confirm, exact: true }).click();
  await expect(page.getByText(admin.figures.deletion.done).first()).toBeVisible();
  await expect(panel.getByLabel(admin.figures.field.totalLeads, { exact: true })).toHaveValue("");
  await expect(panel.getByRole("button", { name: admin.figures.deletion.open })).toBeHidden();
  await expect(panel.getByRole("button", { name: admin.figures.save, exact: true })).toBeFocused();
  await back.click();
  await expect(panel).toContainText(admin.figures.none);
});

/** Neither covers any of the other, once both came to rest. */
async function expectApart(one: ReturnType<Page["getByRole"]>, other: ReturnType<Page["getByRole"]>): Promise<void> {
  await expect
    .poll(async () => {
      const [first, second] = [await one.boundingBox(), await other.boundingBox()];
      return (
        first !== null &&
        second !== null &&
        (first.x >= second.x + second.width ||
          second.x >= first.x + first.width ||
          first.y >= second.y + second.height ||
          second.y >= first.y + first.height)
      );
    })
    .toBe(true);
}

test("a slip is asked about beside the month before, and saved once somebody says that it is right", async ({
  page,
}) => {
  const name = "Sample Slip";
  await addClient(page, { name, email: "slip@sample.example" });
  const { start: last } = lastCompletePeriod("monthly", new Date());
  const before = pastPeriods("monthly", lastCompletePeriod("monthly", new Date()))[1]?.start ?? "";
  await typeIn(page, name, before, { totalVisitors: 310, sessions: 402, totalLeads: 12 });
  const [client] = await (await page.request.get(`${listClients.path}?search=${encodeURIComponent(name)}`)).json();
  const panel = await openClient(page, client, "figures", `&type=monthly&period=${last}`);
  await expect(panel).toContainText(/: 402/);
  await panel.getByLabel(admin.figures.field.sessions, { exact: true }).fill("310");
  await panel.getByLabel(admin.figures.field.totalLeads, { exact: true }).fill("4120");
  await panel.getByRole("button", { name: admin.figures.save, exact: true }).click();
  const question = panel.getByRole("alert").filter({ hasText: admin.doubts.title });
  await expect(question).toContainText("(4,120)");
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: admin.doubts.save }).click();
  await expect(question).toHaveCount(0);
  await expect(panel).toContainText(fill(admin.doubts.confirmed.split("{{when}}")[0] ?? "", { by: "admin" }).trim());
});
