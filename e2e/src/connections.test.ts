import { expect } from "@playwright/test";
import { accountKindNames } from "@agency/model/connections";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClient, selectClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, connections } = texts.en;
const { sources } = connections;

test.use({ signedIn: true });

test("Google is connected, a client gets a property and a site, and it is disconnected", async ({ page, google }) => {
  const [bakery] = google.businesses;
  const account = "agency@google.example";
  const name = "Sample Bakery Sources";
  await addClient(page, { name, email: "sources@sample-bakery.example" });

  await page.goto("/admin/settings");
  const region = page.getByRole("region", { name: connections.title, exact: true });
  const connect = region.getByRole("button", { name: connections.connect, exact: true });
  await connect.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(region.getByText(connections.outcome.cancelled)).toBeVisible();
  await expect(region.getByText(connections.empty)).toBeVisible();

  await connect.click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(region.getByText(connections.outcome.connected)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  const row = region.getByRole("listitem").filter({ hasText: account });
  await expect(row).toContainText(connections.state.ok);
  await expect(row).toContainText("Connected by admin");
  await expectAccessible(page);

  await page.goto("/admin");
  await selectClient(page, texts.en, name);
  await page.getByRole("button", { name: sources.open, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: fill(sources.title, { name }) });
  const analytics = dialog.getByRole("region", { name: accountKindNames.analytics });
  const search = dialog.getByRole("region", { name: accountKindNames.search_console });
  await expect(analytics.getByRole("listitem").first()).toContainText(sources.suggested);
  await analytics.getByRole("searchbox", { name: sources.search.analytics }).fill("bakery");
  const properties = analytics.getByRole("list", { name: sources.choices.analytics }).getByRole("button");
  await expect(properties).toHaveCount(1);
  await expectAccessible(page);
  await expectReadableIn(page, "dark");
  await properties.click();
  await expect(analytics).toContainText(fill(sources.account.analytics, { id: bakery?.propertyId ?? "" }));
  await expect(analytics).toContainText("Asia/Kuala Lumpur");
  await search.getByRole("button", { name: bakery?.siteUrl ?? "" }).click();
  await expect(search).toContainText(fill(sources.readBy, { email: account }));

  const all = fill(sources.progress, { read: "16", total: "16" });
  await expect(analytics).toContainText(all);
  await expect(search).toContainText(all);
  await search.getByRole("textbox", { name: sources.tracking.label }).fill("sample bakery\nroti contoh");
  await search.getByRole("button", { name: sources.tracking.save }).click();
  await expect(page.getByText(sources.tracking.saved).first()).toBeVisible();

  await analytics.getByText(fill(sources.fills.open, { count: "7", total: "7" })).click();
  await analytics.getByRole("checkbox", { name: admin.figures.field.totalLeads }).uncheck();
  const save = analytics.getByRole("button", { name: sources.fills.save });
  await save.click();
  await expect(page.getByText(sources.fills.saved).first()).toBeVisible();
  await expect(analytics).toContainText(fill(sources.fills.open, { count: "6", total: "7" }));
  // The panel stays open after saving, with the focus where it was.
  await expect(save).toBeFocused();
  await expectAccessible(page);
  await page.goto("/admin?tab=reports");
  await page.getByRole("searchbox", { name: board.search }).fill(name);
  const boardRow = page.getByRole("row").filter({ hasText: name });
  await expect(boardRow).toContainText(board.state.ready);
  await expect(boardRow).toContainText(admin.figures.origins.google);

  await page.goto("/admin/settings");
  await row.getByRole("button", { name: fill(connections.disconnectNamed, { email: account }) }).click();
  const question = page.getByRole("dialog", { name: connections.disconnectTitle });
  await expect(question).toContainText("1 client");
  await question.getByRole("button", { name: connections.disconnect, exact: true }).click();
  await expect(row).toContainText(connections.state.disconnected);
  await expect(page.getByRole("region", { name: admin.settings.state })).toContainText(
    fill(admin.settings.connectionEnded, { email: account }),
  );
});
