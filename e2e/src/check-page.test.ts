import { expect } from "@playwright/test";
import { precedingPeriod } from "@agency/model/report/periods";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, call, send } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { portal, report: words, errors } = texts.en;

test.use({ signedIn: true });

test("whoever has a report's link has all its sums worked out again, without signing in", async ({
  page,
  browser,
  mailServer,
  baseURL,
}) => {
  const email = "sums@checked.example";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Checked", email },
    {
      totalVisitors: 900,
      sessions: 3000,
      totalLeads: 40,
      searchClicks: 180,
      searchImpressions: 9000,
      averagePosition: 8,
    },
  );
  const { reportPeriods } = await call(page, "GET /api/reports/clients/:clientId/figures", { params: { clientId } });
  const { start: periodStart } = precedingPeriod("monthly", reportPeriods.monthly);
  const before = {
    totalVisitors: 1100,
    sessions: 4000,
    totalLeads: 90,
    searchClicks: 240,
    searchImpressions: 8000,
    averagePosition: 8,
  };
  await call(page, "PUT /api/reports/clients/:clientId/figures", {
    params: { clientId },
    body: { reportType: "monthly", periodStart, figures: before },
  });
  await send(page, clientId, "monthly");
  const link = await linkTo(mailServer, email, "/client-portal/shared");

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reader = await context.newPage();
  await reader.goto(link);
  // By hand: visits -1,000 x mean rate (90/4,000 + 40/3,000) / 2 = -17.9; the rate -0.917% x 3,500 = -32.1.
  const sum = fill(words.why.leads.bothFewer_other, { difference: "50", volume: "18", rate: "32" });
  await expect(reader.getByText(sum)).toBeVisible();
  await reader.getByRole("link", { name: portal.why.page }).click();
  await expect(reader.getByRole("heading", { level: 1, name: portal.check.title })).toBeVisible();
  const result = reader.getByRole("status");
  await expect(result).toHaveText(/^(\d+) of \1 statements hold/);
  const statements = reader.getByRole("listitem");
  await expect(statements.filter({ hasText: sum })).toContainText(portal.check.holds);
  await expect(statements.filter({ hasText: words.happened.pattern.answered })).toContainText(portal.check.holds);
  await expectAccessible(reader);
  await expectReadableIn(reader, "dark");
  await expectFitsPhone(reader);

  // The link as it was mailed, pasted.
  await reader.goto("/check");
  await expect(result).toHaveCount(0);
  const field = reader.getByRole("textbox", { name: portal.check.label });
  const submit = reader.getByRole("button", { name: portal.check.submit });
  await field.fill(`https://agency.example${link}`);
  await submit.click();
  await expect(result).toHaveText(/^(\d+) of \1 statements hold/);

  await field.fill("https://agency.example/client-portal/shared#short");
  await submit.click();
  await expect(reader.getByText(errors.share_not_found)).toBeVisible();
  await expect(result).toHaveCount(0);
  await context.close();
});
