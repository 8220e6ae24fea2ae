import { expect } from "@playwright/test";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

for (const language of ["en", "ms"] as const) {
  const { common, portal } = texts[language];
  const answers = [
    { status: 429, name: "asks the client to wait", words: common.failure.tooMany, title: portal.entry.title },
    {
      status: 400,
      name: "is not taken for a wrong ID",
      words: fill(common.failure.answer, { status: "400" }),
      title: portal.closed.title,
    },
  ];

  for (const { status, name, words, title } of answers) {
    test(`${language}: an answer ${status} at the portal's entrance ${name}`, async ({ page }) => {
      await page.route("**/api/reports/clients/*", (route) => route.fulfill({ status, body: "" }));
      await page.goto(language === "ms" ? "/ms/client-portal" : "/client-portal");
      await page.getByLabel(portal.entry.label).fill("ABCD-EFGH-JKLM");
      await page.getByRole("button", { name: portal.entry.submit }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    });
  }
}
