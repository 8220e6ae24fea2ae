import { expect, type Page } from "@playwright/test";
import { linkTo, readMails } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { openForm } from "./support/visitor.ts";

const { enquiries, forms, links } = texts.en;
const reader = "reader@newsletter.example";
const malayReader = "pembaca@newsletter.example";

test.use({ signedIn: true });

test("readers subscribe and confirm, the newest article goes once to each in their language, and each can leave", async ({
  page,
  mailServer,
}) => {
  await signUp(page, "never.confirmed@newsletter.example", "en");
  await signUp(page, malayReader, "ms");
  await page.goto(await linkTo(mailServer, malayReader, "/newsletter"));
  await page.getByRole("button", { name: texts.ms.links.newsletter.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.ms.links.newsletter.confirmed);
  const before = await onList(page);

  await openForm(page, "/blog");
  const box = page.getByRole("region", { name: forms.newsletter.title });
  await expect(box).toContainText("500+");
  await box.getByLabel(forms.newsletter.label).fill(reader);
  await box.getByRole("button", { name: forms.newsletter.subscribe }).click();
  await expect(box.getByRole("status")).toHaveText(forms.newsletter.success.description);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(await linkTo(mailServer, reader, "/newsletter"));
  await page.getByRole("button", { name: links.newsletter.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.newsletter.confirmed);

  expect(await onList(page)).toBe(before + 1);
  const all = String(before + 1);
  const send = page.getByRole("button", { name: enquiries.newsletter.sendArticle });
  await send.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`to ${all} subscribers`);
  await dialog.getByRole("button", { name: enquiries.newsletter.confirm }).click();
  await expect(page.getByText(enquiries.newsletter.started, { exact: true })).toBeVisible();
  const issues = page.getByRole("region", { name: enquiries.newsletter.issues });
  await expect(issues).toContainText(fill(enquiries.newsletter.progress, { done: all, all }));
  await expect(send).toBeDisabled();
  await expect(page.getByText(enquiries.newsletter.already)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const issuesTo = async (email: string) =>
    (await readMails(mailServer, email)).filter(({ headers }) => headers.some(({ key }) => key === "list-id"));
  for (const [email, prefix] of [
    [reader, ""],
    [malayReader, "/ms"],
  ] as const) {
    const [issue, ...more] = await issuesTo(email);
    expect(more).toEqual([]);
    const paths = (issue?.text?.match(/https?:\/\/\S+/g) ?? []).map((address) => new URL(address).pathname);
    expect(paths.filter((path) => path.startsWith(`${prefix}/blog/`))).not.toEqual([]);
  }
  expect(await issuesTo("never.confirmed@newsletter.example")).toEqual([]);

  const [issue] = await issuesTo(malayReader);
  const [leave = ""] = issue?.text?.match(/\/ms\/newsletter#unsubscribe=\S+/) ?? [];
  const { newsletter } = texts.ms.links;
  await page.goto(leave);
  await page.getByRole("button", { name: newsletter.unsubscribe }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsletter.unsubscribed);
  expect(await onList(page)).toBe(before);
  await page.goto("/newsletter#unsubscribe=nobody");
  await page.getByRole("button", { name: links.newsletter.unsubscribe }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
});

/** How many are on the list, as the staff read it. Stays on that page. */
async function onList(page: Page): Promise<number> {
  await page.goto("/admin/enquiries?tab=newsletter");
  const count = page.getByRole("region", { name: enquiries.newsletter.onList }).getByText(/^\d+$/);
  return Number(await count.innerText());
}

async function signUp(page: Page, email: string, language: "en" | "ms"): Promise<void> {
  const answer = await page.request.post("/api/newsletter", {
    data: { email, language, page: "/blog" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.ok()).toBe(true);
}
