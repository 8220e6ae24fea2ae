import { expect } from "@playwright/test";
import { agency } from "@agency/content/agency";
import { getEntry } from "@agency/content/get-entry";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { openRunning } from "./support/visitor.ts";

const { common, services, servicePages } = texts.en;

test("a page on paper is unfolded, has nothing to press, and says how to reach the agency", async ({ page }) => {
  const { faqs, channels } = getEntry(servicePages, "seo");
  const [channel] = Object.values(channels);
  await openRunning(page, "/services/seo");
  const answer = page.getByText(faqs.at(-1)?.answer ?? "");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByText(channel?.text ?? "")).toBeVisible();
  await expect(page.getByText(agency.phone)).toBeVisible();
  for (const name of [common.navigation.menu, services.checker.check])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("link", { name: services.frame.start })).toHaveCount(0);
});
