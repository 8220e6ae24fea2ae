import { describe, expect, it } from "vitest";
import { samplesWith, type SampleReport } from "../../testing/sample-reports.ts";
import { type Placed, placedTexts } from "./placed-texts.fixture.ts";
import { drawReportPdf } from "./report-pdf.ts";
import { page } from "./sheet.ts";
import { styles } from "./styles.ts";

/** The texts between header and footer of each page. */
async function drawPages({ document }: SampleReport): Promise<Placed[][]> {
  const pages = await placedTexts(await drawReportPdf(document));
  return pages.map((texts) => texts.filter(({ y }) => y > page.bottom - 10));
}

const lowestText = (texts: Placed[]) => texts.reduce((lowest, each) => (each.y < lowest.y ? each : lowest));

const reports = ["with data", "with long names"].flatMap((content) =>
  samplesWith(content).map((report) => ({ ...report, is: `${report.name} ${content}` })),
);

describe.each(reports)("the pages of the report $is", (report) => {
  it("are filled by three fifths, the last one by a third, and none ends with a heading", async () => {
    const pages = await drawPages(report);
    pages.forEach((texts, index) => {
      const lowest = lowestText(texts);
      const filled = index === pages.length - 1 ? 1 / 3 : 3 / 5;
      expect(lowest.y, `page ${index + 1}`).toBeLessThan(page.height * (1 - filled));
      expect(lowest.height, lowest.text).toBeLessThan(styles.heading.size);
    });
  });
});

it("a table goes over two pages where that saves one, with its head on both", async () => {
  const [report] = samplesWith("with long names");
  if (!report?.document.recommendations) throw new Error("There is no report with long names");
  const { recommendations } = report.document;
  // As many as put the table across the end of a page.
  const sentences = Array.from({ length: 3 }, () => recommendations.sentences)
    .flat()
    .slice(0, 3);
  const document = { ...report.document, recommendations: { ...recommendations, sentences } };
  const pages = await drawPages({ ...report, document });
  expect(pages).toHaveLength(3);
  const [, second, third] = pages.map((texts) => texts.map(({ text }) => text.trim()).join("|"));
  const head = "Search|Position|Change|Clicks|Times shown|";
  expect(second).toMatch(RegExp(`${head.replaceAll("|", "\\|")}kopitiam ipoh .*roti bakar ipoh`, "u"));
  expect(third).toContain(`${head}sarapan taiping`);
});
