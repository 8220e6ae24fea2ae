import { expect, type Page } from "@playwright/test";
import { changeFigures } from "@agency/contracts/figures";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { readMails, reportsTo } from "./support/mails.ts";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures, listApproved, readDraft, edit, generate, prepare, reviewPath } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { review, admin, report: words, board } = texts.en;

test.use({ signedIn: true });

const comment = (page: Page) => page.getByRole("textbox", { name: review.edit.comment });
const commentIn = (page: Page, language: string) =>
  page.getByRole("textbox", { name: fill(review.edit.commentIn, { language }), exact: true });
const sentence = (page: Page, number: number) =>
  page.getByRole("textbox", { name: fill(review.edit.sentence, { number: String(number) }), exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const preview = (page: Page) => page.getByRole("article");

/** A client whose last month had no leads, so that a rule has something to say. */
const withoutLeads = (page: Page, name: string, more: object = {}) => {
  const email = `${name.toLowerCase().replaceAll(" ", "-")}@review.example`;
  return addClientWithFigures(page, { name, email, ...more }, { totalVisitors: 530, totalLeads: 0 });
};

test("a prepared report is edited, approved and sent to each contact, and the client reads the staff's words", async ({
  page,
  mailServer,
}) => {
  const second = { name: "Siti Sample", email: "siti@review.example", language: "ms" as const };
  const { id: clientId, email } = await withoutLeads(page, "Sample Reviewed", {
    contacts: [{ ...second, reportTypes: ["monthly"] }],
  });
  const report = await prepare(page, clientId);
  expect(await listApproved(page, clientId)).toEqual([]);
  await page.goto(reviewPath(report));
  await expect(page.getByText(review.state.draft, { exact: true })).toBeVisible();
  const bar = page.getByRole("region", { name: review.decide.label });
  await expect(bar).toContainText(email);
  await expect(bar).toContainText(`${second.name}, ${second.email}`);
  await expectAccessible(page);

  const missing = fill(review.edit.noComment_one, { names: second.name, language: "Bahasa Melayu" });
  await expect(page.getByText(missing)).toHaveCount(0);
  await commentIn(page, "English").fill("A quiet month.");
  await expect(page.getByText(missing)).toBeVisible();
  await commentIn(page, "Bahasa Melayu").fill("Bulan yang tenang.");
  await expect(page.getByText(missing)).toHaveCount(0);
  await button(page, `+ ${review.edit.add}`).click();
  await page.keyboard.type("We photograph the new room.");
  await page.getByRole("button", { name: fill(review.edit.up, { number: "2" }) }).press("Enter");
  await expect(page.getByRole("button", { name: fill(review.edit.down, { number: "1" }) })).toBeFocused();
  const shown = preview(page).getByRole("listitem");
  await expect(shown).toContainText(["We photograph the new room.", words.recommendation.noLeads]);
  await expect(preview(page)).toContainText("A quiet month.");

  await button(page, review.decide.approveAndSend).click();
  // The badge under the title; each email has one of its own.
  await expect(page.getByText(review.state.sent, { exact: true })).toHaveCount(3);
  for (const [address, own, other] of [
    [email, "A quiet month.", "Bulan yang tenang."],
    [second.email, "Bulan yang tenang.", "A quiet month."],
  ] as const) {
    expect(reportsTo(mailServer, address)).toHaveLength(1);
    const mail = (await readMails(mailServer, address)).find(({ attachments }) => attachments.length > 0);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("We photograph the new room.");
      expect(part).toContain(own);
      expect(part).not.toContain(other);
    }
  }
  const [approved] = await listApproved(page, clientId);
  expect(approved?.data.recommendations).toEqual(["We photograph the new room.", words.recommendation.noLeads]);
  await expect(bar.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(review.history.first, { exact: true })).toHaveCount(1);
  expect(await readDraft(page, report)).toMatchObject({
    edited: true,
    revisions: [{ number: 1, approvedBy: "admin" }],
  });
});

test("a doubt that was answered in the figures is shown in the review with the name of who answered it", async ({
  page,
}) => {
  const { id: clientId } = await withoutLeads(page, "Sample Doubted");
  const { start: periodStart } = lastCompletePeriod("monthly", new Date());
  const figures = { totalLeads: 4120, sessions: 600 };
  const confirmed = ["above_whole~totalLeads:4120~sessions:600"];
  const path = changeFigures.path.replace(":clientId", clientId);
  const data = { reportType: "monthly", periodStart, figures, confirmed };
  await page.request.post(path, { data, headers: { "sec-fetch-site": "same-origin" } });
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  const answered = page.getByRole("listitem").filter({ hasText: /4,120.*600/ });
  await expect(answered).toContainText(/admin said on .* that this is right/);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, review.decide.approve).click();
  await expect(page.getByText(review.state.approved, { exact: true })).toBeVisible();
});

test("an approval is refused when somebody else changed the report, and the new version is shown", async ({ page }) => {
  const { id: clientId } = await withoutLeads(page, "Sample Overtaken");
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  await expect(preview(page)).toBeVisible();
  await edit(page, report, { comment: "Written by a colleague." });
  await button(page, review.decide.approve).click();
  await expect(page.getByRole("alert").filter({ hasText: review.decide.changed })).toBeVisible();
  await expect(preview(page)).toContainText("Written by a colleague.");
  expect(await listApproved(page, clientId)).toEqual([]);

  await button(page, review.decide.approve).click();
  await expect(page.getByText(review.state.approved, { exact: true })).toBeVisible();
  await expect(button(page, fill(review.decide.send_one, { count: "1" }))).toBeVisible();
  expect(await listApproved(page, clientId)).toMatchObject([
    { snapshot: { comments: { en: "Written by a colleague." } } },
  ]);
});

test("a number of the preview opens its source, is corrected there beside the old one, and the report follows", async ({
  page,
}) => {
  const { id: clientId } = await withoutLeads(page, "Sample Corrected");
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  const visitors = (value: string) =>
    preview(page)
      .getByRole("button", {
        name: fill(review.figure.open, { figure: admin.figures.field.totalVisitors, value }),
        exact: true,
      })
      .first();
  await visitors("530").press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText(fill(words.origin.typedBy, { author: "admin", date: "" }).trim());
  await expectAccessible(page);
  await panel.getByRole("button", { name: review.figure.correct, exact: true }).press("Enter");
  const field = panel.getByRole("textbox", { name: review.figure.new });
  await expect(field).toBeFocused();
  await expect(panel).toContainText(fill(review.figure.was, { value: "530" }));
  await field.fill("many");
  await field.press("Enter");
  await expect(panel).toContainText(admin.figures.notANumber);
  await field.fill("550");
  await field.press("Enter");
  await expect(visitors("550")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(visitors("550")).toBeFocused();
  await expect(page.getByText(review.preview.inbox)).toBeVisible();
});

test("an edited recommendation becomes the staff's own, the rules' come back, and all of it saves by itself", async ({
  page,
}) => {
  const { id: clientId } = await withoutLeads(page, "Sample Rewritten");
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  await expect(page.getByText(review.edit.rule, { exact: true })).toHaveCount(1);
  await sentence(page, 1).fill("We checked every form: all of them work.");
  await expect(page.getByText(review.edit.own, { exact: true })).toHaveCount(1);
  await expect(page.getByText(review.edit.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(sentence(page, 1)).toHaveValue("We checked every form: all of them work.");

  await page.getByRole("button", { name: fill(review.edit.leaveOut, { number: "1" }) }).click();
  await expect(page.getByText(review.edit.empty)).toBeVisible();
  await expect(preview(page).getByText(words.recommendations, { exact: true })).toHaveCount(0);
  await button(page, review.edit.rules).click();
  await expect(sentence(page, 1)).toHaveValue(words.recommendation.noLeads);
  await expect.poll(async () => (await readDraft(page, report)).edited).toBe(false);

  await page.route(/\/draft$/, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await comment(page).fill("Not finished yet");
  await page.evaluate(() => {
    dispatchEvent(new Event("blur"));
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("focus"));
  });
  await expect(comment(page)).toHaveValue("Not finished yet");
  // Opening another page saves first, and asks only where that is not possible.
  await page.getByRole("main").getByRole("link", { name: review.toReports }).click();
  const dialog = page.getByRole("dialog", { name: review.leave.title });
  await dialog.getByRole("button", { name: admin.cancel }).click();
  await expect(comment(page)).toHaveValue("Not finished yet");
  await expect(page.getByRole("alert").filter({ hasText: review.edit.notSaved })).toBeVisible();
  await page.unroute(/\/draft$/);
  await comment(page).fill("Finished");
  await page.getByRole("main").getByRole("link", { name: review.toReports }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/);
  expect(await readDraft(page, report)).toMatchObject({ progress: { comment: "Finished" } });
});

test("words that a colleague saved meanwhile are shown beside one's own, and one of both is kept", async ({ page }) => {
  const { id: clientId } = await withoutLeads(page, "Sample Two Writers");
  const report = await prepare(page, clientId);
  await page.goto(reviewPath(report));
  await expect(preview(page)).toBeVisible();
  await edit(page, report, { comment: "Written by a colleague." });
  await comment(page).fill("Written by me.");
  const note = page.getByRole("alert").filter({ hasText: review.conflict.title });
  await expect(note).toContainText("Written by a colleague.");
  await expect(comment(page)).toHaveValue("Written by me.");
  expect(await readDraft(page, report)).toMatchObject({ progress: { comment: "Written by a colleague." } });
  await note.getByRole("button", { name: review.conflict.keepMine }).click();
  await expect(page.getByText(review.edit.saved, { exact: true })).toBeVisible();
  expect(await readDraft(page, report)).toMatchObject({ progress: { comment: "Written by me." } });
});

test("a comment on an approved report waits for its approval as the list says, and the list sends what is selected", async ({
  page,
}) => {
  const { id: clientId } = await withoutLeads(page, "Kedai Menunggu", { language: "ms" });
  await generate(page, clientId, "monthly");
  await page.goto("/admin/reports");
  const row = page.getByRole("listitem").filter({ hasText: "Kedai Menunggu" });
  // In the reader's language, whatever the client's.
  await expect(row).toContainText(words.kind.monthly);
  await row.getByRole("button", { name: /Kedai Menunggu/ }).click();
  await row.getByRole("textbox", { name: admin.allReports.comment }).fill("Terima kasih.");
  await row.getByRole("button", { name: admin.allReports.saveComment }).click();
  await expect(row.getByText(fill(admin.allReports.readsOlder, { number: "1" }))).toBeVisible();
  expect(await listApproved(page, clientId)).toMatchObject([{ revision: 1, snapshot: { comments: {} } }]);

  await row.getByRole("link", { name: admin.allReports.toReview }).click();
  await expect(page.getByText(review.state.changed, { exact: true }).first()).toBeVisible();
  await button(page, review.decide.approve).click();
  await expect(page.getByText(review.state.approved, { exact: true })).toBeVisible();
  expect(await listApproved(page, clientId)).toMatchObject([
    { revision: 2, snapshot: { comments: { ms: "Terima kasih." } } },
  ]);

  await page.goto("/admin/reports");
  await row.getByRole("checkbox").check();
  const selected = page.getByRole("group", { name: fill(board.selected_one, { number: "1" }) });
  await selected
    .getByRole("button", { name: fill(board.countedAsking, { action: board.action.send, number: "1" }) })
    .click();
  await page.getByRole("button", { name: fill(board.question.send, { number: "1" }), exact: true }).click();
  await expect(page.getByRole("region", { name: board.run.label })).toContainText(`1 ${board.run.outcome.sent}`);
  await expect(row).toContainText(admin.allReports.dispatch.sent);
  await expect(selected).toHaveCount(0);
});
