import { expect } from "@playwright/test";
import { languages } from "@agency/content/settings";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const answers = [
  {
    language: "en",
    status: 429,
    name: "asks the client to wait",
    words: texts.en.common.failure.tooMany,
    title: texts.en.portal.entry.title,
  },
  {
    language: "ms",
    status: 400,
    name: "is not taken for a wrong ID",
    words: fill(texts.ms.common.failure.answer, { status: "400" }),
    title: texts.ms.portal.closed.title,
  },
] as const;

for (const { language, status, name, words, title } of answers) {
  test(`${language}: an answer ${status} at the portal's entrance ${name}`, async ({ page }) => {
    const { entry } = texts[language].portal;
    await page.route("**/api/reports/clients/*", (route) => route.fulfill({ status, body: "" }));
    await page.goto(`${languages[language].prefix}/client-portal`);
    await page.getByLabel(entry.label).fill("ABCD-EFGH-JKLM");
    await page.getByRole("button", { name: entry.submit }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  });
}
