import { expect, type Page } from "@playwright/test";
import {
  addClientWithFigures,
  clientPanel,
  findClient,
  readDraft,
  prepare,
  reviewPath,
  send,
} from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, board, review, share } = texts.en;

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

test("Escape closes an explanation and then the dialog, but no question whose action goes on", async ({ page }) => {
  const name = "Sample Explained";
  await addClientWithFigures(page, { name, email: "explained@sample.example" }, { totalVisitors: 530 });
  await page.goto("/admin?tab=clients");
  await (await findClient(page, texts.en, name)).getByRole("button", { name: admin.clients.edit }).click();
  const dialog = page.getByRole("dialog");
  const website = dialog.getByRole("textbox", { name: admin.clients.text.website });
  await website.fill("sample.example");
  // A dialog that still scrolls to the control closes it again.
  await expect(async () => {
    await dialog.getByRole("button", { name: admin.close, exact: true }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible({ timeout: 500 });
  }).toPass();
  await website.focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expect(website).toHaveValue("sample.example");
  await page.mouse.click(5, 300);
  await expect(website).toHaveValue("sample.example");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const letGo = await holdBack(page, /\/api\/reports\/clients\//, "DELETE");
  await page.getByRole("button", { name: fill(admin.clients.deleteNamed, { name }) }).click();
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
  await page.goto(reviewPath(report));
  const comment = page.getByRole("textbox", { name: review.edit.comment });
  const letGo = await holdBack(page, /\/draft$/, "PUT");
  const saving = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/draft"));
  await comment.fill("A quiet month.");
  await saving;
  await comment.fill("A quiet month. The next one begins well.");
  letGo();
  await expect(page.getByText(review.edit.saved, { exact: true })).toBeVisible();
  await expect(comment).toHaveValue("A quiet month. The next one begins well.");
  expect((await readDraft(page, report)).progress.comment).toBe("A quiet month. The next one begins well.");

  await page.getByRole("button", { name: review.decide.approve, exact: true }).press("Enter");
  await expect(page.getByText(fill(review.decide.reads, { number: "1" }))).toBeVisible();
  await expect(page.getByRole("region", { name: review.decide.label })).toBeFocused();
});

test("in the history, the focus stays near what was pressed, and what is written while a comment is saved stays", async ({
  page,
}) => {
  const { id } = await addClientWithFigures(
    page,
    { name: "Sample Ended Link", email: "ended-link@sample.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  const report = await send(page, id, "monthly");
  await page.goto(reviewPath(report));
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

  const comment = page.getByRole("textbox", { name: admin.allReports.comment });
  await comment.fill("A quiet month.");
  const letGo = await holdBack(page, /\/draft$/, "PUT");
  await page.getByRole("button", { name: admin.allReports.saveComment }).click();
  await comment.fill("A quiet month, as expected.");
  letGo();
  await expect(page.getByText(admin.allReports.commentSaved, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await readDraft(page, report)).progress.comment).toBe("A quiet month.");
  await expect(page.getByRole("button", { name: admin.allReports.saveComment })).toBeEnabled();
  await expect(comment).toHaveValue("A quiet month, as expected.");
});

test("a held row names its remedy in full and leads to its client's contacts", async ({ page }) => {
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
  await expect(clientPanel(page, "contents")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
