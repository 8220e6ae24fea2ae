import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures, listApproved, openClientForm, prepare } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, review, board } = texts.en;

test.use({ signedIn: true });

/** Names words that PDFs cannot show. */
const note = (page: Page, words: string) =>
  page.getByRole("status").filter({ hasText: fill(admin.letters.words, { words }) });

test("the form of a client names the words that PDFs cannot show, and a report with them waits for its review, which names and approves it", async ({
  page,
}) => {
  const email = "letters@review.example";
  const { id: clientId } = await addClientWithFigures(page, { name: "Letters ភ្នំពេញ", email }, { totalVisitors: 530 });
  const report = await prepare(page, clientId);
  await page.goto("/admin?tab=clients");
  const form = await openClientForm(page, texts.en);
  const name = form.getByRole("textbox", { name: admin.clients.name, exact: true });
  await name.fill("Kedai ភ្នំពេញ ကော်ဖီ");
  await expect(note(page, "“ភ្នំពេញ” and “ကော်ဖီ”")).toContainText(admin.letters.remedy);
  await name.fill("Kedai น้ำชา");
  await expect(page.getByText(admin.letters.title)).toHaveCount(0);

  await page.getByRole("tab", { name: admin.tabs.reports }).click();
  const row = page.getByRole("row").filter({ hasText: "Letters ភ្នំពេញ" });
  await expect(row).toContainText(board.detail.held.letters_missing);
  await row.getByRole("link", { name: fill(board.reviewNamed, { name: "Letters ភ្នំពេញ" }) }).click();
  await expect(page).toHaveURL(new RegExp(`report=${report.id}#client=`));
  await expect(note(page, "“ភ្នំពេញ”")).toContainText(admin.letters.approval);
  await page.getByRole("textbox", { name: review.edit.comment }).fill("From us: ក្រុម");
  // In either order: it is saved meanwhile.
  const words = page.getByRole("status").filter({ hasText: "“ភ្នំពេញ”" });
  await expect(words.filter({ hasText: "“ក្រុម”" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: review.decide.approve, exact: true }).click();
  // The list beside it has a part of that name.
  await expect(page.getByText(review.state.approved, { exact: true }).last()).toBeVisible();
  expect(await listApproved(page, clientId)).toMatchObject([{ snapshot: { comments: { en: "From us: ក្រុម" } } }]);
});
