import { expect, type Locator, type Page } from "@playwright/test";
import { agency } from "@agency/content/agency";
import { keepImport } from "@agency/contracts/imports";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures, generate, openClient, prepare, reviewPath } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, portal, report: words, review } = texts.en;

test.use({ signedIn: true });

const today = /\d{1,2} \w+ \d{4}/;
/** Opens where a figure comes from. Scrolling to the figure, when it ends late, closes that again. */
async function expectOrigin(control: Locator, text: RegExp): Promise<void> {
  await expect(async () => {
    await control.press("Enter");
    await expect(control.page().getByRole("tooltip", { name: text })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** A text of the report up to its date. */
const before = (text: string, params: Record<string, string>) =>
  new RegExp(fill(text, { ...params, date: "" }).trim() + " " + today.source, "i");

const typedByAdmin = before(words.origin.typedBy, { author: "admin" });
/** Clients read the agency's name: the staff's names are their usernames. */
const typedByAgency = before(words.origin.typedBy, { author: agency.name });

async function importFiles(page: Page, clientId: string, periodStart: string): Promise<void> {
  const header =
    "report_type,period_start,total_visitors,organic_traffic,social_traffic,direct_traffic,other_traffic,sessions," +
    "average_position,keywords_tracked,top_rankings,total_followers,total_leads";
  const files = {
    "Own figures.csv": `${header}\nmonthly,${periodStart},1000,400,,,,1500,,,,,31\n`,
    "Queries.csv": "Top queries,Clicks,Impressions,CTR,Position\nsample florist,120,1500,8%,2.4\n",
  };
  for (const [fileName, text] of Object.entries(files)) {
    const answers = { period: `monthly ${periodStart}` };
    const answer = await page.request.fetch(keepImport.path, {
      method: keepImport.method,
      data: { clientId, fileName, answers, file: Buffer.from(text).toString("base64") },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.status()).toBe(200);
  }
}

test("a figure that was typed over an imported one says so to staff and client, until it is taken back", async ({
  page,
}) => {
  const { start } = lastCompletePeriod("monthly", new Date());
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Origins", email: "origins@sample.example" },
    { totalFollowers: 640 },
  );
  await importFiles(page, clientId, start);

  const panel = await openClient(page, { id: clientId }, "figures", `&type=monthly&period=${start}`);
  const visitors = panel.getByLabel(admin.figures.field.totalVisitors, { exact: true });
  await expect(visitors).toHaveValue("1000");
  await visitors.fill("1200");
  await panel.getByRole("button", { name: admin.figures.save, exact: true }).click();
  const takeBack = panel.getByRole("button", {
    name: fill(admin.figures.takeBackNamed, { figure: admin.figures.field.totalVisitors }),
  });
  await expect(takeBack).toBeVisible();
  const fromFile = before(words.origin.fileRow, { file: "Own figures.csv", row: "2" });
  await expect(panel).toContainText(
    fill(admin.figures.typedOver, { value: "1,000", origin: "" }).replace(".", "").trim(),
  );
  await expect(panel).toContainText(fromFile);
  await expectOrigin(
    panel.getByRole("button", { name: admin.figures.origins.typed, exact: true }).first(),
    typedByAdmin,
  );
  await expectAccessible(page);

  const dialog = page.getByRole("dialog");
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  for (const [figure, value, text] of [
    ["totalVisitors", "1,200", typedByAdmin],
    ["totalLeads", "31", fromFile],
  ] as const) {
    const name = fill(review.figure.open, { figure: admin.figures.field[figure], value });
    await page.getByRole("article").getByRole("button", { name, exact: true }).first().press("Enter");
    await expect(dialog).toContainText(text);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  await generate(page, clientId, "monthly");
  await page.goto(`/client-portal#id=${clientId}`);
  await page.getByRole("tab", { name: portal.tabs.seo }).click();
  await expect(page.getByRole("row").filter({ hasText: "sample florist" })).toContainText("2.4");
  await page.getByRole("tab", { name: portal.tabs.overview }).click();
  await page.getByText(words.origins.heading, { exact: true }).press("Enter");
  const lines = page.getByRole("listitem").filter({ hasText: today });
  await expect(lines).toContainText([
    new RegExp(`${words.figure.totalVisitors}.*${typedByAgency.source}`, "i"),
    new RegExp(`${words.figure.totalLeads}.*imported from a file`, "i"),
    new RegExp(words.originNote.worked_out, "i"),
  ]);
  await expect(page.getByRole("main")).not.toContainText(/Queries\.csv|Own figures/);
  await expectOrigin(page.getByRole("button", { name: "1,200", exact: true }).first(), typedByAgency);
  await expectAccessible(page);

  await openClient(page, { id: clientId }, "figures", `&type=monthly&period=${start}`);
  await takeBack.click();
  await expect(visitors).toHaveValue("1000");
  await expect(takeBack).toBeHidden();
});
