import { expect, type Page } from "@playwright/test";
import { lastCompletePeriod, pastPeriods, precedingPeriod } from "@agency/model/report/periods";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { addClient, call, edit, preparePast, readDraft, reviewPath } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { review, plan } = texts.en;

test.use({ signedIn: true });

/** A month of which no other test has reports. */
const [month] = pastPeriods("monthly", lastCompletePeriod("monthly", new Date())).slice(18);
const start = month?.start ?? "";
const monthName = (day: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
const figures = { totalVisitors: 530, totalLeads: 12 };
const choose = (page: Page, name: string) => page.getByRole("radiogroup").getByText(name, { exact: true }).click();

test("a report is looked at as portal, as email in each language and as the pages of its PDF, and the next one opens in the same way", async ({
  page,
}) => {
  for (const name of ["Aneka Views", "Banyan Views"]) {
    const contact = { name: "Siti Sample", email: `siti@${name.slice(0, 5)}.example`, language: "ms" };
    const { id } = await addClient(page, {
      name,
      email: `${name.slice(0, 5)}@views.example`,
      contacts: [{ ...contact, reportTypes: ["monthly"] }],
    });
    const report = await preparePast(page, id, start, figures);
    await edit(page, report, { comments: { en: "A quiet month.", ms: "Bulan yang tenang." } });
  }
  await page.goto(`/admin/review?type=monthly&period=${start}`);
  await expect(page.getByRole("article")).toContainText("A quiet month.");

  await choose(page, review.preview.views.email);
  const body = page.getByRole("region", { name: review.preview.heading }).frameLocator("iframe");
  await expect(body.getByText("A quiet month.")).toBeVisible();
  await choose(page, "Bahasa Melayu");
  await expect(body.getByText("Bulan yang tenang.")).toBeVisible();
  await expect(page.getByText("Siti Sample <siti@Aneka.example>")).toBeVisible();
  await expectAccessible(page);

  await choose(page, review.preview.views.pdf);
  const firstPage = page.getByRole("img", {
    name: new RegExp(`^${fill(review.preview.page, { page: "1", pages: "" })}`),
  });
  await expect(firstPage).toBeVisible();
  await page.getByRole("button", { name: review.queue.next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Banyan Views");
  await expect(firstPage).toBeVisible();
  await expectAccessible(page);
});

test("a review says what its client reads for the first time or again, and whether the report before was opened, on a phone before the preview", async ({
  page,
}) => {
  const { id: clientId } = await addClient(page, { name: "Sample Compared", email: "owner@compared.example" });
  const before = precedingPeriod("monthly", { start, end: start });
  const earlier = await preparePast(page, clientId, before.start, figures);
  await edit(page, earlier, { recommendations: [{ text: "Photograph the new room." }] });
  const params = { clientId };
  const body = { reportType: "monthly", periodStart: before.start } as const;
  await call(page, "POST /api/reports/clients/:clientId/reports/send", { params, body });
  await expect.poll(async () => (await readDraft(page, earlier)).progress.mails.state).toBe("sent");
  const report = await preparePast(page, clientId, start, { ...figures, totalFollowers: 90 });
  await edit(page, report, { recommendations: [{ text: "Ask for reviews." }, { text: "Photograph the new room." }] });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(reviewPath(report));
  const changed = page.getByRole("region", { name: /^Changed since/ });
  await expect(changed).toContainText(fill(review.queue.reason.section_new, { section: plan.sections.names.social }));
  const field = page.getByRole("textbox", { name: fill(review.edit.sentence, { number: "2" }), exact: true });
  await changed.getByRole("button", { name: fill(review.changed.editNamed, { number: "2" }) }).press("Enter");
  await expect(field).toBeFocused();
  await field.fill("Photograph the garden.");
  await expect(changed.getByRole("button")).toHaveCount(0);

  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.indexOf(review.preview.heading)).toBeGreaterThan(
    headings.findIndex((heading) => heading.startsWith("Changed since")),
  );
  await page.getByRole("link", { name: `${review.edit.heading} ↓` }).press("Enter");
  await expect(page.getByRole("heading", { name: review.edit.heading })).toBeFocused();
  const goesTo = page.getByRole("region", { name: review.decide.goesTo, exact: true });
  await expect(goesTo.getByRole("listitem")).toContainText(
    fill(review.goesTo.unopened, { period: monthName(before.start) }),
  );
  await expectFitsPhone(page);
  await goesTo.getByRole("link", { name: review.goesTo.contacts }).click();
  await expect(page).toHaveURL(/\/admin\/client\?tab=contents/);
});
