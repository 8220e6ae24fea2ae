import { expect } from "@playwright/test";
import { linkTo, reportsTo } from "./support/mails.ts";
import { addClientWithFigures, generate, listApproved, reviewPath, send, typeFigures } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { portal, report: words, review, admin, board } = texts.en;

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

test("what changed since a report was sent is seen beside what was sent, left until the next change, then revised and sent", async ({
  page,
  mailServer,
}) => {
  const [name, email] = ["Sample Changed", "changed@revised.example"];
  const { id } = await addClientWithFigures(page, { name, email }, { totalVisitors: 530 });
  await send(page, id, "monthly");
  await typeFigures(page, id, "monthly", { totalVisitors: 541 });

  await page.goto("/admin?state=changed");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  const seeChange = row.getByRole("button", { name: fill(board.remedyNamed, { action: board.step.seeChange, name }) });
  await seeChange.click();
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${name}`) });
  const changed = dialog.getByRole("table", { name: board.change.table });
  const visitors = { name: new RegExp(`${admin.figures.short.totalVisitors}.*530.*541`) };
  await expect(changed.getByRole("row", visitors)).toBeVisible();
  await expect(dialog).toContainText(fill(board.change.sent_one.split("{{when}}")[1] ?? "", { number: "1" }));
  await dialog.getByRole("button", { name: board.change.leave }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
  await page.goto("/admin?state=sent");
  await expect(row.getByText(board.state.sent, { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await typeFigures(page, id, "monthly", { totalVisitors: 552 });
  await page.goto("/admin?state=changed");
  await seeChange.click();
  await expect(changed).toContainText("552");
  await dialog.getByRole("button", { name: board.change.reviseAndSend }).click();
  // The row is of another state by then.
  const question = page.getByRole("dialog", { name: board.question.title });
  await expect(row).toBeHidden();
  expect(reportsTo(mailServer, email)).toHaveLength(1);
  await question.getByRole("button", { name: fill(board.question.send, { number: "1" }), exact: true }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => reportsTo(mailServer, email)).toHaveLength(2);
  const [approved] = await listApproved(page, id);
  expect(approved?.snapshot.revised?.figures).toMatchObject([{ figure: "totalVisitors", before: 530, after: 552 }]);
});
