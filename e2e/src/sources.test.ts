import { expect, type Page } from "@playwright/test";
import { startRun } from "@agency/contracts/board";
import { changeFigures } from "@agency/contracts/figures";
import { chooseSource } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { addClient, connectGoogle, connectionIds, openClient, removeConnections } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, sources: connections, review } = texts.en;
const { sources } = connections;
const headers = { "sec-fetch-site": "same-origin" };

test.use({ signedIn: true });

test("a property of another client is asked about, and is taken back with its figures out of periods, board and draft", async ({
  page,
  google,
}) => {
  const [, kedai] = google.businesses;
  const owner = "Kedai Contoh Asal";
  const name = "Sample Roti Salah";
  const website = "https://sample-roti-salah.example";
  const own = await addClient(page, { name: owner, email: "asal@kedai-contoh.example", website: kedai?.website });
  const { id: clientId } = await addClient(page, { name, email: "salah@sample.example", website });
  await page.goto("/admin/settings");
  const settings = page.getByRole("region", { name: connections.title, exact: true });
  await settings.getByRole("button", { name: connections.connect, exact: true }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(settings.getByText(connections.outcome.cancelled)).toBeVisible();
  await expect(settings.getByText(connections.empty)).toBeVisible();
  await connectGoogle(page, texts.en);
  await expect(page).toHaveURL(/\/admin\/settings$/);
  // A client with figures of its own gets no samples.
  const figures = changeFigures.path.replace(":clientId", clientId);
  const before = precedingPeriod("monthly", lastCompletePeriod("monthly", new Date()));
  const typed = { reportType: "monthly", periodStart: before.start, figures: { totalFollowers: 640 } };
  await page.request.post(figures, { data: typed, headers });
  const [connectionId] = await connectionIds(page);
  const path = chooseSource.path.replace(":clientId", own.id).replace(":kind", "analytics");
  await page.request.put(path, { data: { connectionId, accountId: kedai?.propertyId }, headers });

  const panel = await openClient(page, { id: clientId }, "figures");
  const analytics = panel.getByRole("region", { name: accountKindNames.analytics });
  const property = analytics.getByRole("listitem").filter({ hasText: kedai?.name ?? "" });
  await analytics.getByRole("searchbox", { name: sources.search.analytics }).fill("kedai");
  await expect(analytics.getByRole("list", { name: sources.choices.analytics }).getByRole("button")).toHaveCount(1);
  await expect(property).toContainText(fill(sources.usedBy, { clients: owner }));
  await property.getByRole("button").click();
  const account = `${kedai?.name} – GA4`;
  const question = page.getByRole("dialog", { name: fill(sources.choose.title, { account, client: name }) });
  await expect(question).toContainText(fill(sources.doubt.shared, { clients: owner }));
  await expect(question).toContainText(
    fill(sources.doubt.site, {
      sites: "kedai-contoh.example",
      client: name,
      website: "sample-roti-salah.example",
    }),
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await property.getByRole("button").click();
  await question.getByRole("button", { name: sources.choose.confirm, exact: true }).click();
  await expect(analytics).toContainText(/confirmed it although it is for another website/);
  await expect(analytics).toContainText(fill(sources.progress, { read: "16", total: "16" }));

  await page.request.post(startRun.path, {
    data: { action: "prepare", reportType: "monthly", clientIds: [clientId] },
    headers,
  });
  const row = await boardRow(page, name);
  await expect(row).toContainText(board.state.prepared);
  const draft = await row.getByRole("link", { name: /Review/ }).getAttribute("href");

  await openClient(page, { id: clientId }, "figures");
  const kind = accountKindNames.analytics;
  await analytics.getByRole("button", { name: fill(sources.clearNamed, { kind }) }).click();
  const remove = page.getByRole("dialog", { name: fill(sources.remove.title, { kind }) });
  await expect(remove).toContainText(fill(sources.removal.loses_other, { number: "21" }));
  await expectAccessible(page);
  await remove.getByRole("button", { name: sources.clear, exact: true }).click();
  const outcome = analytics.getByRole("status").filter({ hasText: fill(sources.removal.done_other, { number: "21" }) });
  await expect(outcome.getByRole("link")).toHaveCount(21);
  await expect(analytics.getByRole("heading", { name: kind })).toBeFocused();
  await expectAccessible(page);
  await expectReadableIn(page, "dark");
  await expectFitsPhone(page);
  await outcome.getByRole("link").first().click();
  await expect(panel.getByLabel(admin.figures.field.totalLeads, { exact: true })).toHaveValue("");

  await expect(await boardRow(page, name)).toContainText(board.state.needs_figures);
  await page.goto(draft ?? "");
  await expect(page.getByText(review.failed)).toBeVisible();
  await removeConnections(page);
});

/** The client's row on the month board. */
async function boardRow(page: Page, name: string) {
  await page.goto("/admin?tab=reports");
  await page.getByRole("searchbox", { name: board.search }).fill(name);
  return page.getByRole("row").filter({ hasText: name });
}
