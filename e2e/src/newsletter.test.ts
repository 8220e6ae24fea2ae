import { expect, type Page, test } from "@playwright/test";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { linkTo, readMails } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { signIn } from "./support/staff.ts";
import { fill, texts } from "./support/texts.ts";

const { enquiries } = texts.en;
const readers = [
  { email: "reader@sample.example", language: "en", prefix: "" },
  { email: "pembaca@sample.example", language: "ms", prefix: "/ms" },
] as const;

let mailServer: MailServer;
let product: Product;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({ SMTP_URL: mailServer.url, RATE_LIMITS: "off" });
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.stop();
});

test("the newest article goes once to everybody who confirmed, in their language, and each can leave", async ({
  page,
}) => {
  await signUp(page, "never.confirmed@sample.example", "en");
  for (const { email, language } of readers) await subscribe(page, email, language);

  await signIn(page, { product, texts: texts.en, prefix: "" });
  await page.goto(`${product.url}/admin/enquiries?tab=newsletter`);
  const onList = page.getByRole("region", { name: enquiries.newsletter.onList });
  await expect(onList.getByText(String(readers.length), { exact: true })).toBeVisible();
  const send = page.getByRole("button", { name: enquiries.newsletter.sendArticle });
  await send.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`to ${readers.length} subscribers`);
  await dialog.getByRole("button", { name: enquiries.newsletter.confirm }).click();
  await expect(page.getByText(enquiries.newsletter.started, { exact: true })).toBeVisible();
  const issues = page.getByRole("region", { name: enquiries.newsletter.issues });
  const done = String(readers.length);
  await expect(issues).toContainText(fill(enquiries.newsletter.progress, { done, all: done }));
  await expect(send).toBeDisabled();
  await expect(page.getByText(enquiries.newsletter.already)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  for (const { email, prefix } of readers) {
    const [issue, ...more] = await issuesTo(email);
    expect(more).toEqual([]);
    const paths = (issue?.text?.match(/https?:\/\/\S+/g) ?? []).map((address) => new URL(address).pathname);
    expect(paths.filter((path) => path.startsWith(`${prefix}/blog/`))).not.toEqual([]);
  }
  expect(await issuesTo("never.confirmed@sample.example")).toEqual([]);

  const [issue] = await issuesTo(readers[1].email);
  const [leave = ""] = issue?.text?.match(/\/ms\/newsletter#unsubscribe=\S+/) ?? [];
  const { links } = texts.ms;
  await page.goto(product.url + leave);
  await page.getByRole("button", { name: links.newsletter.unsubscribe }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.newsletter.unsubscribed);
  await page.goto(`${product.url}/admin/enquiries?tab=newsletter`);
  await expect(onList.getByText(String(readers.length - 1), { exact: true })).toBeVisible();
});

/** The list emails to an address: those that say which list they belong to (RFC 2919). */
const issuesTo = async (email: string) =>
  (await readMails(mailServer, email)).filter(({ headers }) => headers.some(({ key }) => key === "list-id"));

async function subscribe(page: Page, email: string, language: "en" | "ms"): Promise<void> {
  const { links } = texts[language];
  await signUp(page, email, language);
  await page.goto(product.url + (await linkTo(mailServer, email, "/newsletter")));
  await page.getByRole("button", { name: links.newsletter.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.newsletter.confirmed);
}

async function signUp(page: Page, email: string, language: "en" | "ms"): Promise<void> {
  const answer = await page.request.post(`${product.url}/api/newsletter`, {
    data: { email, language, page: "/blog" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.ok()).toBe(true);
}
