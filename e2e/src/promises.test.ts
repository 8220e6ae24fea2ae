import { expect } from "@playwright/test";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";

const { settings } = texts.en.admin;

test.use({ signedIn: true });

test("the staff switch on that reports promise work, which they do not until then, and switch it off again", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  const promises = page.getByRole("switch", { name: settings.promisesLabel });
  await expect(promises).not.toBeChecked();
  await promises.click();
  await expect(page.getByText(settings.promisesOn, { exact: true })).toBeVisible();
  await page.reload();
  await expect(promises).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadableIn(page, "dark");

  await promises.click();
  await expect(page.getByText(settings.promisesOff, { exact: true })).toBeVisible();
  await expect(promises).not.toBeChecked();
});
