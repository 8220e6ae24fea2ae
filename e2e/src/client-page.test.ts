import { expect } from "@playwright/test";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { addClient, addClientWithFigures, clientPanel, generate, openClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { toast } from "./support/visitor.ts";

const { admin, board, client: words, review } = texts.en;

test.use({ signedIn: true });

test("a client's page shows its reports, figures beside their sources, contacts and history, and takes notes", async ({
  page,
}) => {
  const name = "Sample Page";
  const email = "page@sample.example";
  const client = await addClientWithFigures(page, { name, email }, { totalVisitors: 530, totalLeads: 12 });
  await page.goto("/admin?tab=reports");
  await page.getByRole("searchbox", { name: board.search }).fill(name);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/client#client=/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const reports = clientPanel(page, "reports");
  await reports
    .getByRole("button", { name: fill(words.reports.prepareNamed, { type: admin.reportType.monthly }) })
    .click();
  await expect(reports.getByRole("link", { name: fill(board.reviewNamed, { name }) })).toBeVisible();
  const listed = reports.getByRole("list", { name: words.reports.list }).getByRole("listitem");
  await expect(listed).toContainText(`${board.column.leads}12`);
  await expect(listed).toContainText(`${board.column.visitors}530`);
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole("tab", { name: words.tabs.figures, exact: true }).click();
  await expect(page).toHaveURL(/tab=figures#client=/);
  // The month's next step stays in sight on every tab.
  await expect(page.getByRole("link", { name: fill(board.reviewNamed, { name }) })).toBeVisible();
  const visitors = page.getByRole("row").filter({ hasText: admin.figures.field.totalVisitors });
  await expect(visitors).toContainText("530");
  await expect(visitors).toContainText(/typed in by admin/i);
  const figure = { figure: admin.figures.field.totalVisitors, value: "530" };
  await visitors.getByRole("button", { name: fill(review.figure.open, figure) }).click();
  const facts = page.getByRole("dialog");
  await facts.getByRole("button", { name: review.figure.correct }).click();
  await facts.getByRole("textbox", { name: review.figure.new }).fill("560");
  await expectAccessible(page, "[role=dialog]");
  await facts.getByRole("button", { name: review.figure.save, exact: true }).click();
  await expect(visitors).toContainText("560");
  // On a small phone it would lie over the fields of the next tabs.
  await toast(page).getByRole("button").click();
  const followers = page.getByRole("row").filter({ hasText: admin.figures.field.totalFollowers });
  await expect(followers).toContainText(texts.en.common.state.noData);
  await followers.getByRole("button", { name: words.figures.typeIn }).click();
  await expect(page.getByLabel(admin.figures.field.totalFollowers)).toBeFocused();
  await expect(page.getByLabel(admin.figures.field.totalVisitors, { exact: true })).toHaveValue("560");
  await page.getByRole("button", { name: words.figures.back }).click();
  await expectAccessible(page);
  await expectReadableIn(page, "dark");
  await expectFitsPhone(page);

  await page.getByRole("tab", { name: words.tabs.contents, exact: true }).click();
  const contacts = clientPanel(page, "contents");
  await expect(contacts.getByRole("listitem").filter({ hasText: email })).toContainText(words.contents.every);
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole("tab", { name: words.tabs.history, exact: true }).click();
  const history = clientPanel(page, "history");
  await history.getByRole("textbox", { name: words.history.note }).fill("Renewal in January.\nNo jargon.");
  await history.getByRole("button", { name: words.history.add }).click();
  const note = history.getByRole("listitem").filter({ hasText: "Renewal in January." });
  await expect(note).toContainText("admin");
  await expect(history.getByRole("textbox", { name: words.history.note })).toHaveValue("");
  await expect(history.getByRole("listitem").last()).toContainText(words.history.event.added);
  await expectAccessible(page);
  await expectReadableIn(page, "dark");
  await expectFitsPhone(page);
  await note.getByRole("button", { name: /^Remove the note/ }).click();
  await expect(note).toHaveCount(0);

  await page.reload();
  await expect(history.getByRole("heading", { name: words.history.heading })).toBeVisible();
  await openClient(page, client, "work");
  await expectFitsPhone(page);
});

test("contacts are added, refused, changed and removed on a client's page, which leads to the clients before and after it", async ({
  page,
}) => {
  const email = "row-a@sample.example";
  const first = await addClient(page, { name: "Sample Row A", email });
  await addClient(page, { name: "Sample Row B", email: "row-b@sample.example" });
  const last = await addClient(page, { name: "Sample Row C", email: "row-c@sample.example" });
  const panel = await openClient(page, first, "reports");
  const add = panel.getByRole("button", { name: admin.contacts.add });
  const item = (name: string) => panel.getByRole("listitem").filter({ hasText: name });
  const field = (name: string) => panel.getByRole("textbox", { name });
  await add.click();
  await field(admin.contacts.name).fill("Lee Wei");
  await field(admin.contacts.email).fill(email.toUpperCase());
  await panel.getByRole("button", { name: words.contents.save }).click();
  await expect(panel.getByText(/is already used by another contact/).first()).toBeVisible();
  await expect(field(admin.contacts.email)).toBeFocused();
  await expectAccessible(page);
  await field(admin.contacts.email).fill("wei@sample.example");
  await field(admin.contacts.email).press("Enter");
  await expect(item("Lee Wei")).toContainText("wei@sample.example");
  await expect(add).toBeFocused();

  await panel.getByRole("button", { name: fill(words.contents.editNamed, { name: "Lee Wei" }) }).click();
  await panel.getByRole("checkbox", { name: admin.reportType.weekly }).uncheck();
  await panel.getByRole("button", { name: words.contents.save }).click();
  await expect(item("Lee Wei")).not.toContainText(words.contents.every);
  await expectFitsPhone(page);

  await panel.getByRole("button", { name: fill(words.contents.removeNamed, { name: "Lee Wei" }) }).click();
  await page.getByRole("dialog").getByRole("button", { name: admin.contacts.remove }).click();
  await expect(item("Lee Wei")).toHaveCount(0);
  // The address of the client itself stays.
  await expect(panel.getByRole("button", { name: /^Remove/ })).toHaveCount(0);

  const next = (name: string) => page.getByRole("link", { name: fill(words.neighbours.next, { name }) });
  await next("Sample Row B").click();
  await next("Sample Row C").click();
  await expect(page).toHaveURL(new RegExp(last.id));
  await page.getByRole("link", { name: fill(words.neighbours.previous, { name: "Sample Row B" }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sample Row B" })).toBeVisible();
});

test("from the menu, a client is paused and resumed, all its reports are downloaded, and its ID is replaced", async ({
  page,
}) => {
  const name = "Sample Menu";
  const client = await addClientWithFigures(page, { name, email: "menu@sample.example" }, { totalVisitors: 530 });
  await generate(page, client.id, "monthly");
  await openClient(page, client, "reports");
  const menu = page.getByRole("button", { name: fill(words.menu.open, { name }) });
  const press = async (item: string) => {
    await menu.click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const confirm = (button: string) =>
    page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();

  await press(words.menu.pause);
  await confirm(words.menu.pause);
  await expect(page.getByText(admin.status.paused, { exact: true })).toBeVisible();
  await press(words.menu.resume);
  await confirm(words.menu.resume);
  await expect(page.getByText(admin.status.active, { exact: true })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await press(words.menu.archive);
  expect((await downloading).suggestedFilename()).toMatch(/^sample-menu-reports-\d{4}-\d\d-\d\d\.zip$/);

  await press(admin.clients.replaceId);
  await confirm(admin.clients.replaceId);
  await expect(page.getByText(admin.clients.replaced).first()).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(client.id));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await menu.click();
  await expectAccessible(page);
});
