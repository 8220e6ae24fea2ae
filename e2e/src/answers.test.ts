import { expect } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, reviewPath, send } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { attention, review, share } = texts.en;

test.use({ signedIn: true });

test("a client answers with a thumb and a question, which waits for the staff until one has dealt with it", async ({
  page,
  browser,
  product,
  mailServer,
}) => {
  const person = "owner@answers.example";
  const name = "Sample Answers";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name, email: person },
    { totalVisitors: 530, totalLeads: 11 },
  );
  const report = await send(page, clientId, "monthly");
  const link = await linkTo(mailServer, person, "/client-portal/shared");

  const own = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  });
  const client = await own.newPage();
  await client.goto(link);
  const answer = client.getByRole("region", { name: share.answer.heading });
  await answer.getByRole("button", { name: share.answer.down, exact: true }).click();
  await expect(answer.getByRole("button", { name: share.answer.down, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await answer.getByLabel(share.answer.question).fill("Why fewer calls than in June?");
  await answer.getByLabel(fill(share.answer.customers, { leads: "11" })).fill("3");
  await answer.getByLabel(share.answer.worth.slice(0, 20)).fill("2400");
  await answer.getByLabel(share.answer.name).fill("Puan Lim");
  await expectAccessible(client);
  await expectFitsPhone(client);
  await expectReadableIn(client, "dark");
  await answer.getByRole("button", { name: share.answer.send }).click();
  await expect(answer.getByRole("status")).toContainText(share.answer.saved.slice(0, 9));
  await own.close();

  await page.goto("/admin/attention");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText("Why fewer calls than in June?");
  await expectAccessible(page);
  await item.getByRole("link", { name: new RegExp(`^${attention.kinds.client_question.action}`) }).click();
  const said = page.getByRole("region", { name: review.answer.heading });
  await expect(said).toContainText(review.answer.notUseful);
  await expect(said).toContainText("Puan Lim");
  await expectAccessible(page);
  await said.getByRole("button", { name: review.answer.settle }).click();
  await expect(said.getByRole("button", { name: review.answer.reopen })).toBeVisible();
  await page.goto("/admin/attention");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  // Nobody of the staff answers in the client's place.
  await page.goto(link);
  await expect(page.getByText(share.answer.staff)).toBeVisible();
  expect(reviewPath(report)).toContain(clientId);
});

test("a report is handed over by WhatsApp in two presses, in the contact's language, and the history says by whom", async ({
  page,
}) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    {
      name: "Sample Handover",
      email: "owner@handover.example",
      contactName: "Puan Siti",
      phone: "012-345 6789",
      contacts: [
        { name: "Encik Ali", email: "ali@handover.example", phone: "+65 9123 4567", language: "ms", reportTypes: [] },
      ],
    },
    { totalVisitors: 530, totalLeads: 11 },
  );
  await page.goto(reviewPath(await send(page, clientId, "monthly")));
  const part = page.getByRole("region", { name: review.handOver.heading });
  await part.getByRole("button", { name: review.handOver.make }).click();
  const toAli = part.getByRole("link", { name: fill(review.handOver.to, { name: "Encik Ali" }) });
  const address = new URL((await toAli.getAttribute("href")) ?? "");
  expect(address.pathname).toBe("/6591234567");
  expect(address.searchParams.get("text")).toMatch(/Sample Handover[\s\S]*\/ms\/client-portal\/shared#[\w-]{43}$/);
  await expectAccessible(page);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    part.getByRole("link", { name: fill(review.handOver.pictureFor, { name: "Encik Ali" }) }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await Promise.all([page.waitForEvent("popup"), toAli.click()]);
  await expect(part.getByRole("listitem")).toContainText("Encik Ali");
});
