import { expect, type Page } from "@playwright/test";
import {
  addClient,
  addClientWithFigures,
  draftOf,
  generate,
  prepare,
  reviewOf,
  selectClient,
  send,
} from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, enquiries, plan, review, share } = texts.en;

test.use({ signedIn: true });

/** Holds the answers to some requests back. @returns lets them go */
async function holdBack(page: Page, address: string | RegExp, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

test("the days of the enquiry filters can be typed, and are in the address once their year is complete", async ({
  page,
}) => {
  await page.goto("/admin/enquiries");
  const from = page.getByLabel(enquiries.filters.from, { exact: true });
  await from.focus();
  await page.keyboard.type("11052026", { delay: 30 });
  await expect(from).toHaveValue(/^2026-/);
  await expect(page).toHaveURL(/from=2026-/);
  await from.fill("");
  await from.blur();
  await expect(page).not.toHaveURL(/from=/);
});

test("an address beyond the last enquiry shows the last page", async ({ page }) => {
  const added = await page.request.post("/api/contact", {
    data: {
      firstName: "Sample",
      lastName: "Paged",
      email: "paged@enquiries.example",
      noWebsite: true,
      service: "seo",
      projectDetails: "A sample message.",
      language: "en",
      page: "/",
      consent: { notice: "1.1" },
    },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto("/admin/enquiries?offset=5000");
  await expect(page.getByRole("button", { name: /Sample Paged/ })).toBeVisible();
  await expect(page).not.toHaveURL(/offset=5000/);
});

test("Escape closes the explanation of a figure and then the dialog, and a click beside the form closes nothing", async ({
  page,
}) => {
  const name = "Sample Explained";
  await addClientWithFigures(page, { name, email: "explained@sample.example" }, { totalVisitors: 530 });
  await page.goto("/admin");
  await selectClient(page, texts.en, name);
  await page.getByRole("button", { name: admin.clients.figures, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: admin.figures.typeIn }).click();
  const leads = dialog.getByLabel(admin.figures.field.totalLeads, { exact: true });
  await leads.fill("31");
  // A dialog that still scrolls to the control closes it again.
  await expect(async () => {
    await dialog.getByRole("button", { name: admin.figures.origins.typed, exact: true }).click();
    await expect(page.getByRole("tooltip")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expect(leads).toHaveValue("31");
  await page.mouse.click(5, 300);
  await expect(leads).toHaveValue("31");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a client that a link names stays selected on the other tabs", async ({ page }) => {
  const name = "Sample Linked";
  const { id } = await addClient(page, { name, email: "linked@sample.example" });
  await page.goto(`/admin#client=${id}`);
  await expect(page.getByRole("region", { name: new RegExp(name) })).toBeVisible();
  await page.getByRole("tab", { name: admin.tabs.analytics }).click();
  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  await expect(page.getByRole("combobox", { name: admin.reports.client })).toHaveText(name);
});

test("a question stays open until its action has ended", async ({ page }) => {
  const name = "Sample Deleted Slowly";
  await addClient(page, { name, email: "deleted@sample.example" });
  await page.goto("/admin");
  await selectClient(page, texts.en, name);
  const letGo = await holdBack(page, /\/api\/reports\/clients\//, "DELETE");
  await page.getByRole("button", { name: fill(admin.clients.deleteNamed, { name }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: admin.clients.delete, exact: true }).click();
  await expect(dialog.getByRole("button", { name: admin.cancel })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  letGo();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(admin.clients.deleted, { exact: true }).first()).toBeVisible();
});

test("what is written while a report is being saved stays, and the focus is not lost", async ({ page }) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Slow", email: "slow@sample.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  const report = await prepare(page, clientId);
  await page.goto(reviewOf(report));
  const comment = page.getByRole("textbox", { name: review.edit.comment });
  await comment.fill("A quiet month.");
  const letGo = await holdBack(page, /\/draft$/, "PUT");
  await page.getByRole("button", { name: review.edit.save, exact: true }).click();
  await comment.fill("A quiet month. The next one begins well.");
  letGo();
  await expect(page.getByText(review.edit.saved, { exact: true }).first()).toBeVisible();
  await expect(comment).toHaveValue("A quiet month. The next one begins well.");
  expect((await draftOf(page, report)).progress.comment).toBe("A quiet month.");

  await page.getByRole("button", { name: review.edit.discard, exact: true }).press("Enter");
  await expect(comment).toHaveValue("A quiet month.");
  await expect(page.getByRole("heading", { name: review.edit.heading })).toBeFocused();
  await page.getByRole("button", { name: review.decide.approve, exact: true }).press("Enter");
  await expect(page.getByText(fill(review.decide.reads, { number: "1" }))).toBeVisible();
  await expect(page.getByRole("region", { name: review.decide.label })).toBeFocused();
});

test("what is written in the history's comment while it is being saved stays", async ({ page }) => {
  const { id } = await addClientWithFigures(
    page,
    { name: "Sample Slow History", email: "slow-history@sample.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  const report = await generate(page, id, "monthly");
  await page.goto(`/admin/reports#client=${id}`);
  await page.getByRole("button", { name: new RegExp(`^${admin.allReports.details}`) }).click();
  const comment = page.getByRole("textbox", { name: admin.allReports.comment });
  await comment.fill("A quiet month.");
  const letGo = await holdBack(page, /\/draft$/, "PUT");
  await page.getByRole("button", { name: admin.allReports.saveComment }).click();
  await comment.fill("A quiet month, as expected.");
  letGo();
  await expect(page.getByText(admin.allReports.commentSaved, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await draftOf(page, report)).progress.comment).toBe("A quiet month.");
  await expect(page.getByRole("button", { name: admin.allReports.saveComment })).toBeEnabled();
  await expect(comment).toHaveValue("A quiet month, as expected.");
});

test("a stored comment can be emptied without losing its field", async ({ page }) => {
  const name = "Sample Comment";
  const { id } = await addClientWithFigures(
    page,
    { name, email: "comment@sample.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  await generate(page, id, "monthly");
  await page.goto(`/admin?tab=reports#client=${id}`);
  const card = page.getByRole("region", { name: admin.reportType.monthly, exact: true });
  await card.getByRole("button", { name: admin.reports.commentAdd }).click();
  const field = card.getByRole("textbox");
  await field.fill("A sample comment.");
  await card.getByRole("button", { name: admin.reports.generateNamed.monthly }).click();
  await expect(page.getByText(admin.reports.generated, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("A sample comment.");
  await field.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("the focus stays near what was removed: a line of work", async ({ page }) => {
  const name = "Sample Worked";
  await addClient(page, { name, email: "worked@sample.example" });
  await page.goto("/admin");
  await selectClient(page, texts.en, name);
  await page.getByRole("button", { name: plan.open, exact: true }).click();
  const work = page.getByRole("region", { name: plan.work.heading });
  await work.getByLabel(plan.work.text).fill("Wrote a sample page");
  await work.getByRole("button", { name: plan.work.add }).click();
  await work.getByRole("button", { name: new RegExp(`^${plan.work.remove}`) }).press("Enter");
  await expect(work.getByText(plan.work.none)).toBeVisible();
  await expect(work).toBeFocused();
});

test("the focus stays near what was pressed: a link that is ended, a sending that is not repeated", async ({
  page,
}) => {
  const { id } = await addClientWithFigures(
    page,
    { name: "Sample Ended Link", email: "ended-link@sample.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  const report = await send(page, id, "monthly");
  await page.goto(reviewOf(report));
  await page.getByText(share.title, { exact: true }).click();
  await page.getByRole("button", { name: share.make, exact: true }).click();
  await page.getByRole("button", { name: share.end, exact: true }).press("Enter");
  await expect(page.getByText(share.none)).toBeVisible();
  await expect(page.getByRole("heading", { name: share.links })).toBeFocused();

  await page.goto(`/admin/reports#client=${id}`);
  await page.getByRole("button", { name: new RegExp(`^${admin.allReports.details}`) }).click();
  const again = page.getByRole("button", { name: admin.reports.sendAgain, exact: true });
  await again.press("Enter");
  await page.getByRole("button", { name: admin.cancel, exact: true }).press("Enter");
  await expect(again).toBeFocused();
});

test("all schedules count as selected only when each that is found is", async ({ page }) => {
  const { schedules } = admin;
  for (const [index, name] of ["Sample Alpha 1", "Sample Alpha 2", "Sample Beta 1"].entries())
    await addClient(page, { name, email: `all${index}@schedules.example` });
  await page.goto("/admin/schedules");
  const search = page.getByRole("searchbox", { name: schedules.search });
  const all = page.getByRole("checkbox", { name: schedules.selectAll, exact: true });
  await search.fill("Sample Alpha");
  await expect(page.getByRole("row")).toHaveCount(3);
  await all.click();
  await expect(page.getByText(fill(schedules.selected_other, { number: "2" }))).toBeVisible();
  await expect(all).toBeChecked();
  await search.fill("Sample Beta");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(all).not.toBeChecked();

  await page.route(/\/api\/.*schedules\?.*limit=500/, (route) => route.abort());
  await all.click();
  await expect(
    page.getByText(new RegExp(`^${fill(schedules.selectAllFailed, { message: "" })}`)).first(),
  ).toBeVisible();
});

test("a held row names its remedy in full and leads to it", async ({ page }) => {
  const name = "Sample Unreached";
  const { id } = await addClientWithFigures(
    page,
    { name, email: "unreached@sample.example", contactReportTypes: ["weekly"] },
    { totalVisitors: 530, totalLeads: 12 },
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin?tab=reports");
  await page.getByRole("searchbox", { name: board.search }).fill(name);
  const row = page.getByRole("row", { name: new RegExp(name) });
  const reason = row.getByText(board.detail.held.no_recipients);
  await expect(reason).toBeVisible();
  expect(await reason.locator("..").evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await row.getByRole("link", { name: fill(board.remedyNamed, { action: board.remedy.contacts, name }) }).click();
  await expect(page).toHaveURL(new RegExp(`client=${id}`));
  await expect(page.getByRole("region", { name: new RegExp(name) })).toBeVisible();
});
