import { expect } from "@playwright/test";
import { lastCompletePeriod, periodAfter } from "@agency/model/report/periods";
import { expectAccessible } from "./support/page-checks.ts";
import { addClientWithFigures, clientPanel, generate, openClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const {
  client: { tabs },
  plan,
  portal,
  report: words,
} = texts.en;

test.use({ signedIn: true });

test("the staff leave out a section, move another by keyboard, change and plan work, and the client reads it so", async ({
  page,
  browser,
  product,
}) => {
  const name = "Sample Sections";
  const { id: clientId } = await addClientWithFigures(
    page,
    { name, email: "owner@sections.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  const work = await openClient(page, { id: clientId }, "work");
  const contents = clientPanel(page, "contents");
  const sectionSwitch = (section: keyof typeof plan.sections.names) =>
    contents.getByRole("switch", { name: new RegExp(`^${plan.sections.names[section]}`) });

  const month = lastCompletePeriod("monthly", new Date());
  const monthName = ({ start }: { start: string }) =>
    new Date(start).toLocaleDateString("en-MY", { month: "long", year: "numeric", timeZone: "UTC" });
  const inReport = fill(plan.work.inReport, { period: monthName(month) });
  await work.getByLabel(plan.work.text).fill("Menu page rewriten");
  await work
    .getByRole("form", { name: plan.work.new })
    .getByRole("button", { name: plan.work.add, exact: true })
    .click();
  await work.getByRole("button", { name: plan.work.edit }).click();
  const line = work.getByRole("form", { name: plan.work.change.replace("{{text}}", "Menu page rewriten") });
  await expect(line.getByLabel(plan.work.text)).toBeFocused();
  await line.getByLabel(plan.work.text).fill("Menu page rewritten");
  await line.getByRole("button", { name: plan.work.save }).click();
  // Whenever it is written down, it is for the report that is being made.
  await expect(work.getByRole("listitem")).toHaveText(new RegExp(`${inReport}.*Menu page rewritten`));
  await expect(work.getByRole("button", { name: plan.work.edit })).toBeFocused();

  const mark = fill(plan.work.mark, { period: monthName(periodAfter("monthly", month)) });
  const added = work.getByRole("form", { name: plan.work.new });
  await added.getByLabel(plan.work.text).fill("Page about catering");
  await added.getByLabel(plan.work.planned).check();
  await expect(added.getByRole("combobox", { name: plan.work.plannedFor })).toHaveText(
    monthName(periodAfter("monthly", month)),
  );
  await added.getByRole("button", { name: plan.work.add, exact: true }).click();
  await expect(work.getByRole("listitem").first()).toContainText(`Page about catering${mark}`);
  await expectAccessible(page);

  await page.getByRole("tab", { name: tabs.contents, exact: true }).click();
  await sectionSwitch("traffic").click();
  await sectionSwitch("social").click();
  const up = contents.getByRole("button", {
    name: plan.sections.up.replace("{{name}}", plan.sections.names.recommendations),
  });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  // First of all now, so that it can only move down.
  await expect(up).toBeDisabled();
  await expect(
    contents
      .getByRole("listitem")
      .filter({ has: page.getByRole("switch") })
      .first(),
  ).toContainText(plan.sections.names.recommendations);
  await expectAccessible(page);
  await contents.getByRole("button", { name: plan.sections.save }).click();
  await expect(contents.getByText(plan.sections.chosen)).toBeVisible();
  await generate(page, clientId, "monthly");

  const own = await browser.newContext({ baseURL: product.url, permissions: [] });
  const client = await own.newPage();
  await client.goto(`/client-portal#id=${clientId}`);
  const overview = client.getByRole("tabpanel", { name: portal.tabs.overview });
  await expect(overview.getByText("Menu page rewritten")).toBeVisible();
  await expect(overview.getByRole("heading", { level: 3 })).toHaveText([
    portal.tabs.overview,
    words.recommendations,
    words.work,
    words.next,
  ]);
  await expect(overview.getByText("Page about catering")).toBeVisible();
  await expect(overview.getByText(words.keyFigures.followers)).toHaveCount(0);
  await client.getByRole("tab", { name: portal.tabs.traffic }).click();
  await expect(client.getByText(portal.notIncluded).filter({ visible: true })).toBeVisible();
  await own.close();

  await contents.getByRole("button", { name: plan.sections.reset }).click();
  await expect(sectionSwitch("traffic")).toBeChecked();
  await page.getByRole("tab", { name: tabs.work, exact: true }).click();
  await work.getByRole("button", { name: new RegExp(`^${plan.work.done}.*catering`) }).click();
  await expect(work.getByText(mark, { exact: true })).toHaveCount(0);
  await expect(work.getByRole("button", { name: new RegExp(`^${plan.work.edit}.*catering`) })).toBeFocused();
  await expect(work.getByRole("status")).toContainText("Page about catering");

  // The focus stays near what is removed.
  const lines = page.getByRole("region", { name: plan.work.heading });
  const remove = lines.getByRole("button", { name: new RegExp(`^${plan.work.remove}`) });
  await remove.first().press("Enter");
  await expect(remove).toHaveCount(1);
  await remove.first().press("Enter");
  await expect(lines.getByText(plan.work.none)).toBeVisible();
  await expect(lines).toBeFocused();
});
