import { type BrowserContext, expect, type Page } from "@playwright/test";
import { openDatabase } from "@agency/server/compose/tables";
import type { Product } from "@agency/testing/product";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { admin } = texts.en;
const { passkeys, confirmation } = admin;

test.use({ ownContext: true });

/** The same product under the name that browsers take passkeys for: they take none for an IP address. */
const byName = (address: string) => address.replace("127.0.0.1", "localhost");

/** A device that keeps passkeys and whose owner always agrees. */
async function addDevice(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As if whoever signed in last had done so long ago. Other tests share the product. */
async function askAgain({ folder }: Product): Promise<void> {
  const database = await openDatabase({ folder });
  await database.source.query(
    `UPDATE sessions SET confirmedAt = '2026-01-01 00:00:00.000'
      WHERE id = (SELECT id FROM sessions ORDER BY createdAt DESC LIMIT 1)`,
  );
  await database.close();
}

test("a passkey is added, signs in with one click and the device, confirms what asks again, and signs nobody in once it is removed", async ({
  context,
  page,
  product,
}) => {
  const url = byName(product.url);
  await addDevice(context, page);
  await page.goto(`${url}/admin/login`);
  await page.getByRole("button", { name: admin.login.passkey.submit }).click();
  await expect(page.getByText(passkeys.problem.cancelled)).toBeVisible();
  await page.getByRole("textbox", { name: admin.login.username }).fill(product.staff.username);
  await page.locator("input[type=password]").fill(product.staff.password);
  await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();

  await page.goto(`${url}/admin/settings`);
  const own = page.getByRole("region", { name: passkeys.title });
  await expect(own.getByText(passkeys.none)).toBeVisible();
  await own.getByRole("button", { name: passkeys.add }).click();
  await expect(own.getByRole("listitem")).toContainText(passkeys.unused);
  await own.getByRole("button", { name: passkeys.rename }).click();
  await page.getByRole("textbox", { name: passkeys.name }).fill("Komputer riba");
  await page.getByRole("dialog").getByRole("button", { name: passkeys.save, exact: true }).click();
  await expect(own.getByRole("listitem")).toContainText("Komputer riba");
  // The device has one already.
  await own.getByRole("button", { name: passkeys.add }).click();
  await expect(own.getByText(passkeys.problem.known)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/admin/login`);
  await page.getByRole("button", { name: admin.login.passkey.submit }).click();
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();

  await askAgain(product);
  await page.goto(`${url}/admin/enquiries?tab=newsletter`);
  const download = page.getByRole("link", { name: texts.en.enquiries.newsletter.download });
  const question = page.getByRole("dialog", { name: confirmation.title });
  await download.click();
  await expect(question.getByRole("button", { name: confirmation.passkey })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByText(texts.en.errors.confirmation_needed).first()).toBeVisible();
  await download.click();
  await question.locator("input[name=password]").fill("wrong");
  await question.getByRole("button", { name: confirmation.submit, exact: true }).click();
  await expect(question.getByText(texts.en.errors.field.wrong_password)).toBeVisible();
  await question.locator("input[name=password]").fill(product.staff.password);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    question.getByRole("button", { name: confirmation.submit, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await askAgain(product);
  await page.goto(`${url}/admin/settings`);
  await own.getByRole("button", { name: passkeys.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: passkeys.remove, exact: true }).click();
  await question.getByRole("button", { name: confirmation.passkey }).click();
  await expect(own.getByText(passkeys.none)).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/admin/login`);
  await page.getByRole("button", { name: admin.login.passkey.submit }).click();
  await expect(page.getByText(texts.en.errors.passkey_refused)).toBeVisible();
  await expectAccessible(page);
});

test("at an IP address the sign-in page says where passkeys work", async ({ page, product }) => {
  await page.goto(`${product.url}/admin/login`);
  await page.getByRole("button", { name: admin.login.passkey.submit }).click();
  await expect(page.getByText(passkeys.problem.address)).toBeVisible();
});
