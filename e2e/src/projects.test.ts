import { expect, type Page } from "@playwright/test";
import { projectTexts } from "@agency/content/project-texts";
import { aboutLanguage } from "@agency/content/settings";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { openRunning, watchConsole } from "./support/visitor.ts";

/** Where a project is linked from: the home page, the page of its service and one of its city. */
const ways = [
  { from: "", project: "dive-centre" },
  { from: "/services/seo", project: "kopitiam" },
  { from: "/services/web-design/klang", project: "clinic" },
] as const;

test("a project opens from home, from its service and from its city, and leads to an enquiry", async ({ page }) => {
  const { prefix } = aboutLanguage("ms");
  const { work, services } = texts.ms;
  const problems = watchConsole(page);
  for (const { from, project } of ways) {
    await openRunning(page, `${prefix}${from}`);
    const { client, heading } = projectTexts(project, "ms");
    await page.locator("main").getByRole("link", { name: client, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/work/${project}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${client} ${heading}`);
  }
  await expectShowsProject(page, "ms");

  await page.getByRole("link", { name: work.all, exact: true }).first().click();
  await expect(page).toHaveURL(`${prefix}/work`);
  await expect(page.locator("main article")).toHaveCount(4);
  await expectAccessible(page);
  await expectReadableIn(page, "dark");

  await page.getByRole("link", { name: projectTexts("kopitiam", "ms").client, exact: true }).click();
  // The list of projects has a link of the same name, which chooses no service.
  await expect(page).toHaveURL(`${prefix}/work/kopitiam`);
  await page.locator("main").getByRole("link", { name: services.frame.start, exact: true }).click();
  await expect(page.locator("#contact select")).toHaveValue("web-design");
  expect(problems).toEqual([]);
});

/** Task, steps, figures with their source and both pictures, marked as a sample. */
async function expectShowsProject(page: Page, language: "en" | "ms"): Promise<void> {
  const { task, done, figures, pictures } = projectTexts("clinic", language);
  const main = page.locator("main");
  const { sample, sampleFigures } = texts[language].work;
  for (const text of [
    ...task.split("\n\n"),
    ...done.map(({ title }) => title),
    ...figures.map(({ source }) => source),
    sampleFigures,
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(sample, { exact: true }).first()).toBeVisible();
  for (const { alt } of pictures) {
    const picture = main.getByAltText(alt);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }
}
