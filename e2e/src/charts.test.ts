import { expect } from "@playwright/test";
import { saveFigures } from "@agency/contracts/figures";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures, generate } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { holdScripts } from "./support/visitor.ts";

const { report: words } = texts.en;

test.use({ signedIn: true });

test("a client reads a chart bar by bar with the keyboard, and the figures beside those of the month before", async ({
  page,
}) => {
  const newest = lastCompletePeriod("monthly", new Date());
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Charts", email: "charts@sample.example" },
    { totalVisitors: 1500, totalLeads: 33 },
  );
  const saved = await page.request.fetch(saveFigures.path.replace(":clientId", clientId), {
    method: saveFigures.method,
    data: {
      reportType: "monthly",
      periodStart: precedingPeriod("monthly", newest).start,
      figures: { totalVisitors: 1200, totalLeads: 44 },
    },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await generate(page, clientId, "monthly");

  const application = await holdScripts(page);
  await page.goto(`/client-portal#id=${clientId}`, { waitUntil: "commit" });
  const chart = page.getByRole("slider", { name: words.trend.monthly });
  await chart.press("ArrowLeft");
  application.release();
  await expect(chart).toHaveAttribute("aria-valuetext", /: 44$/);
  const bubble = page.getByText(/^\w+ \d{4}: 44$/);
  await expect(bubble).toBeVisible();
  await chart.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 33$/);
  await chart.press("Escape");
  await expect(bubble).toBeHidden();

  const leads = page.getByRole("table").getByRole("row", { name: new RegExp(`^${words.figure.totalLeads} `) });
  await expect(leads.getByRole("cell")).toHaveText(["33", /^44.*-25\.0%$/]);
  await expectAccessible(page);
});
