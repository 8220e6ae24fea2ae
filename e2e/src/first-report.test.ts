import { expect, type Page } from "@playwright/test";
import { accountKindNames } from "@agency/model/connections";
import { until } from "@agency/testing/ceiling";
import { reportsTo } from "./support/mails.ts";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import {
  clientPanel,
  connectGoogle,
  openClientForm,
  removeConnections,
  selectClient,
  sendWithoutReview,
  signIn,
} from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, client, sources: connections, staff } = texts.en;
const { sources } = connections;
const account = "agency@google.example";

/** Promised from the sign-in to the report that is mailed; the last one answers the question before it leaves. */
const mostClicks = 13;

test("a stranger connects Google, chooses a property and a site, mails a first report without typing a figure, and disconnects", async ({
  page,
  product,
  google,
  mailServer,
}) => {
  const clicks = await countClicks(page);
  const name = "Sample Clinic First";
  const email = "first@sample-clinic.example";
  await signIn(page, { product, texts: texts.en, prefix: "" });
  await page.getByRole("link", { name: staff.nav.settings }).first().click();
  await connectGoogle(page, texts.en);
  const row = page.getByRole("listitem").filter({ hasText: account });
  await expect(row).toContainText(connections.state.ok);
  await expect(row).toContainText("Connected by admin");

  await page.getByRole("link", { name: staff.nav.clients }).first().click();
  const form = await openClientForm(page, texts.en);
  await form.getByRole("textbox", { name: admin.clients.name, exact: true }).fill(name);
  await form.getByRole("textbox", { name: admin.clients.email, exact: true }).fill(email);
  await form.getByRole("button", { name: admin.clients.submit, exact: true }).click();
  await page.getByRole("link", { name: client.tabs.figures, exact: true }).click();
  const panel = clientPanel(page, "figures");
  for (const kind of ["analytics", "search_console"] as const) {
    const accounts = panel.getByRole("region", { name: accountKindNames[kind] }).getByRole("listitem");
    await accounts.filter({ hasText: sources.suggested }).first().getByRole("button").click();
  }
  const all = fill(sources.progress, { read: "16", total: "16" });
  await expect(panel.getByText(all)).toHaveCount(2);
  await panel.getByRole("link", { name: sources.toReports }).click();
  await sendWithoutReview(page, texts.en, "monthly");
  await until(() => expect(reportsTo(mailServer, email)).toHaveLength(1));

  const [clinic] = google.businesses.filter(({ website }) => website.includes("clinic"));
  const served = google.calls.list().filter(({ target, status }) => target === clinic?.propertyId && status === 200);
  expect(served.length).toBeGreaterThan(0);
  const made = clicks();
  console.log(`From the sign-in to the first report in the mail: ${made} clicks`);
  expect(made).toBeLessThanOrEqual(mostClicks);

  // Weeks are read by themselves only with a weekly schedule; the board offers to read them now.
  await page.goto("/admin?tab=reports&type=weekly");
  const weekly = page.getByRole("row", { name: new RegExp(name) });
  await expect(weekly).toContainText(board.detail.unasked);
  await weekly.getByRole("button", { name: fill(board.readNowNamed, { name }) }).click();
  await expect(weekly).toContainText(board.state.ready);
  await expect(weekly).toContainText(admin.figures.origins.google);

  await chooseWhatIsFilled(page, name, clinic?.propertyId ?? "");
  await disconnect(page);
  await removeConnections(page);
});

/** Follows searches, and leaves the leads to the staff. */
async function chooseWhatIsFilled(page: Page, name: string, propertyId: string): Promise<void> {
  await page.goto("/admin?tab=clients");
  await selectClient(page, texts.en, name);
  await page.getByRole("link", { name: client.tabs.figures, exact: true }).click();
  const panel = clientPanel(page, "figures");
  const analytics = panel.getByRole("region", { name: accountKindNames.analytics });
  const search = panel.getByRole("region", { name: accountKindNames.search_console });
  await expect(analytics).toContainText(fill(sources.account.analytics, { id: propertyId }));
  await expect(analytics).toContainText("Asia/Kuala Lumpur");
  await expect(search).toContainText(fill(sources.readBy, { email: account }));
  await search.getByRole("textbox", { name: sources.tracking.label }).fill("sample clinic\nklinik contoh");
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
  await expectReadableIn(page, "dark");
}

async function disconnect(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  const row = page.getByRole("listitem").filter({ hasText: account });
  await row.getByRole("button", { name: fill(connections.disconnectNamed, { email: account }) }).click();
  const question = page.getByRole("dialog", { name: connections.disconnectTitle });
  await expect(question).toContainText("1 client");
  await question.getByRole("button", { name: connections.disconnect, exact: true }).click();
  await expect(row).toContainText(connections.state.disconnected);
  await expect(page.getByRole("region", { name: admin.settings.state })).toContainText(
    fill(admin.settings.connectionEnded, { email: account }),
  );
}

/** Counts the clicks of a person on every page, also on Google's. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void };
    // Not at the window, where Playwright stops a click that would miss and then repeats it.
    document.addEventListener("click", (event) => event.isTrusted && event.detail > 0 && countClick(), {
      capture: true,
    });
  });
  return () => clicks;
}
