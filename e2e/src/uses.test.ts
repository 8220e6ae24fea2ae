import { expect, type Page } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, openClient, reviewPath, send } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { admin, errors, portal, review, share } = texts.en;
const { uses } = review.history;

test.use({ signedIn: true });

/** The beginning of a sentence, up to its date. */
const upToDate = (text: string) => text.slice(0, text.indexOf("{{last}}"));

test("the staff see what a client opened, until the client wishes no record or they switch it off", async ({
  page,
  browser,
  product,
  mailServer,
}) => {
  const person = "owner@reading.example";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Reading", email: person },
    { totalVisitors: 530 },
  );
  const report = await send(page, clientId, "monthly");
  const link = await linkTo(mailServer, person, "/client-portal/shared");

  await page.goto(reviewPath(report));
  const history = page.getByRole("region", { name: review.history.heading });
  await expect(history).toContainText(uses.none);
  // A view by the staff does not count as a reading.
  await openAsPerson(page, link);
  await page.goto(reviewPath(report));
  await expect(history).toContainText(uses.none);

  // A client's own browser, without the session of the staff. A program that only fetches the link's page opens nothing.
  const own = await browser.newContext({ baseURL: product.url, storageState: { cookies: [], origins: [] } });
  expect((await own.request.get(link)).ok()).toBe(true);
  await page.reload();
  await expect(history).toContainText(uses.none);

  const client = await own.newPage();
  await openAsPerson(client, link);
  await page.reload();
  await expect(history).toContainText(upToDate(uses.openedOnce));
  await expect(history).toContainText(upToDate(uses.mailedOnce));
  await Promise.all([
    client.waitForEvent("download"),
    client.getByRole("link", { name: portal.report.download }).click(),
  ]);
  await expect(async () => {
    await page.reload();
    await expect(history).toContainText(upToDate(uses.downloadedOnce));
  }).toPass();
  await expectAccessible(page);

  const foot = client.getByRole("contentinfo");
  await expect(foot).toContainText(share.page.recorded);
  await expectAccessible(client);
  await expectReadableIn(client, "dark");
  // The email's link opens its report only; the portal asks for the client ID.
  await foot.getByRole("link", { name: share.page.toPortal }).click();
  await client.getByLabel(portal.entry.label).fill(clientId);
  await client.getByRole("button", { name: portal.entry.submit }).click();
  await expect(foot).toContainText(portal.recording.on);
  await expectAccessible(client);
  await foot.getByRole("button", { name: portal.recording.switchOff }).click();
  await expect(foot).toContainText(portal.recording.off);
  await expectReadableIn(client, "dark");
  await client.reload();
  await expect(foot).toContainText(portal.recording.off);
  await page.reload();
  await expect(history).toContainText(uses.refused);

  await openClient(page, { id: clientId }, "contents");
  const recording = page.getByRole("switch", { name: admin.clients.recording.label });
  await expect(recording).toBeDisabled();
  await expect(page.getByText(errors.recording_refused)).toBeVisible();

  await foot.getByRole("button", { name: portal.recording.switchOn }).click();
  await expect(foot).toContainText(portal.recording.on);
  await own.close();
  await page.reload();
  await expect(recording).toBeChecked();
  await recording.press("Space");
  await expect(page.getByText(admin.clients.recording.off, { exact: true })).toBeVisible();
  await expect(recording).not.toBeChecked();
  await expectAccessible(page);
  await page.goto(reviewPath(report));
  await expect(history).toContainText(uses.off);
});

test("a program that checks the link of an email in a browser does not count as a reader, and a person who scrolls or taps does", async ({
  page,
  browser,
  product,
  mailServer,
}) => {
  const person = "owner@scanned.example";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Scanned", email: person },
    { totalVisitors: 530 },
  );
  const report = await send(page, clientId, "monthly");
  const link = await linkTo(mailServer, person, "/client-portal/shared");
  const visitor = { baseURL: product.url, storageState: { cookies: [], origins: [] } };
  const history = page.getByRole("region", { name: review.history.heading });
  await page.goto(reviewPath(report));
  const expectShown = async (sentence: string) => {
    await page.reload();
    await expect(history).toContainText(sentence);
  };

  // It runs every script, waits until nothing comes any more, scrolls and presses by script.
  const scanner = await (await browser.newContext(visitor)).newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await scanner.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    for (const type of ["pointerdown", "pointermove", "click", "keydown", "wheel", "touchstart"]) {
      document.querySelector("main")?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await scanner.waitForLoadState("networkidle");
  await expectShown(uses.none);
  await expect(history).toContainText(uses.how);
  await scanner.context().close();

  const phone = await (await browser.newContext({ ...visitor, hasTouch: true, isMobile: true })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole("link", { name: portal.report.download })).toBeVisible();
  await Promise.all([untilRecorded(phone), phone.touchscreen.tap(100, 300)]);
  await expectShown(upToDate(uses.openedOnce));
  await expect(history).toContainText(upToDate(uses.mailedOnce));
  await phone.context().close();
});

async function openAsPerson(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("link", { name: portal.report.download })).toBeVisible();
  await Promise.all([untilRecorded(page), page.mouse.wheel(0, 200)]);
}

/** Waits until the portal has said that a report is open. */
const untilRecorded = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/openings"));
