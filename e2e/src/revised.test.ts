import { expect } from "@playwright/test";
import { linkTo, reportsTo } from "./support/mails.ts";
import { addClientWithFigures, generate, reviewPath, send, typeFigures } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { portal, report: words, review, admin } = texts.en;

test.use({ signedIn: true });

test("a report that changes after it was mailed says so to the client, the mailed one stays readable, and its link opens it", async ({
  page,
  mailServer,
}) => {
  const email = "corrected@revised.example";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Corrected", email },
    { totalVisitors: 530 },
  );
  const report = await send(page, clientId, "monthly");
  expect(reportsTo(mailServer, email)).toHaveLength(1);
  await typeFigures(page, clientId, "monthly", { totalVisitors: 999 });
  await generate(page, clientId, "monthly");

  await page.goto(`/client-portal?tab=reports#id=${clientId}`);
  const change = fill(words.revised.change, { figure: words.figure.totalVisitors, before: "530", after: "999" });
  const heading = page.getByRole("region", { name: words.kind.monthly });
  await expect(heading).toContainText(/Revised on \d/);
  await expect(heading).toContainText(change);
  await page.getByRole("tab", { name: portal.tabs.reports }).click();
  const history = page.getByRole("tabpanel", { name: portal.tabs.reports });
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await expect(history.getByText(portal.history.emailed)).toHaveCount(0);

  await page.goto(reviewPath(report));
  await expect(page.getByText(change, { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("999");
  await page.getByRole("button", { name: new RegExp(`^${admin.allReports.mailed} to ${email}`) }).click();
  const mailed = page.getByRole("dialog", { name: fill(review.history.mailedTitle, { recipient: email }) });
  await expect(mailed.getByRole("article")).toContainText("530");
  await expect(mailed.getByRole("article")).not.toContainText("999");
  const pdf = await page.request.get((await mailed.getByRole("link").getAttribute("href")) ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  // Although a weekly report is newer, and the portal itself opens on the monthly one.
  await typeFigures(page, clientId, "weekly", { totalVisitors: 77 });
  await generate(page, clientId, "weekly");
  await page.goto(`/client-portal#id=${clientId}`);
  await expect(heading).toBeVisible();
  await page.goto("about:blank");
  await page.goto(await linkTo(mailServer, email, "/client-portal/shared"));
  await expect(heading).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: portal.tabs.overview })).toContainText("999");
  expect(page.url()).not.toContain(clientId);
});
