import type { ReportDocument } from "@agency/core/reports/report-document";
import { placeComment, recommendationsBlock } from "./advice.ts";
import { chartBlock } from "./chart.ts";
import { detailsBlock } from "./details.ts";
import { drawFooters } from "./footer.ts";
import { fontsFor } from "./fonts.ts";
import { drawLaterHeader, headerBlock } from "./header.ts";
import { keyFiguresBlock } from "./key-figures.ts";
import { closePdf, openPdf } from "./pdf-file.ts";
import { type Block, contentWidth, heightOf, page, Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines } from "./text.ts";

const gap = 26;

/** Draws a report on A4: two pages, more only where a long comment needs them. The same document gives the same bytes. */
export async function drawReportPdf(document: ReportDocument): Promise<Buffer> {
  const { title, clientName, agency, language, generatedAt } = document;
  const fonts = await fontsFor(textsOf(document));
  const doc = openPdf({ title: `${title} – ${clientName}`, author: agency.name, language, createdAt: generatedAt }, fonts);
  const sheet = new Sheet(doc, fonts, (on) => {
    if (on.pages > 1) drawLaterHeader(document, on);
  });

  sheet.y = 0;
  sheet.place(headerBlock(document, sheet), 0);
  sheet.place(keyFiguresBlock(document, sheet), gap);
  sheet.place(chartBlock(document.history, document.noData, document.locale, sheet), gap);
  sheet.place(recommendationsBlock(document, sheet), gap);
  if (document.comment !== null) placeComment(document.comment, sheet, gap);
  sheet.place(detailsBlock(document, sheet), gap);
  sheet.place(sourceBlock(document, sheet), gap);

  sheet.end();
  drawFooters(document, sheet);
  return closePdf(doc);
}

function sourceBlock({ source, generated, sample }: ReportDocument, sheet: Sheet): Block {
  const text = `${source}. ${generated}.${sample === null ? "" : ` ${sample.note}`}`;
  const lines = breakLines(text, styles.note, sheet.fonts, contentWidth);
  return {
    height: heightOf(lines, styles.note),
    draw: (on, y) => on.text("P", lines, styles.note, page.left, y),
  };
}

/** Every text of a document, however deep. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object") for (const inner of Object.values(value)) yield* textsOf(inner);
}
