import type { Logo } from "@agency/core/clients/logo";
import type { ReportDocument } from "@agency/model/report/report-document";
import { commentOf, recommendationsBlock } from "./advice.ts";
import { chartBlock, chartFrame } from "./chart.ts";
import { detailsBlock } from "./details.ts";
import { fontsFor } from "./fonts.ts";
import { drawFooters } from "./footer.ts";
import { drawLaterHeader, headerBlock } from "./header.ts";
import { keyFiguresBlock } from "./key-figures.ts";
import { agencyMark } from "./mark.ts";
import { closePdf, openPdf } from "./pdf-file.ts";
import { searchesBlock } from "./searches.ts";
import { page, Sheet } from "./sheet.ts";
import { drawStrip } from "./tiles.ts";
import { placeWork } from "./work-done.ts";

const gap = 24;

/**
 * Draws a report on two A4 pages, or more when a long comment needs them, with the client's logo. The same document and logo give the
 * same bytes.
 */
export async function drawReportPdf(document: ReportDocument, logo: Logo | null = null): Promise<Buffer> {
  const { title, clientName, agency, language, generatedAt } = document;
  const [fonts, mark] = await Promise.all([fontsFor(textsOf(document)), agencyMark()]);
  const doc = openPdf(
    { title: `${title} – ${clientName}`, author: agency.name, language, createdAt: generatedAt },
    fonts,
  );
  const sheet = new Sheet(doc, fonts, mark, (on) => {
    if (on.pages > 1) drawLaterHeader(document, on);
    else on.y = 0;
  });
  const header = headerBlock(document, logo, sheet);
  const keyFigures = keyFiguresBlock(document, sheet);
  const recommendations = recommendationsBlock(document, sheet);
  const comment = document.comment === null ? null : commentOf(document.comment, sheet);
  const others = [header, keyFigures, recommendations].reduce((sum, block) => sum + block.height + gap, chartFrame);
  const plotHeight = heightForPlot(sheet.room - others, comment === null ? 0 : comment.height + gap);

  sheet.place(header, 0);
  sheet.place(keyFigures, gap);
  sheet.place(chartBlock(document, plotHeight, sheet), gap);
  sheet.place(recommendations, gap);
  comment?.place(gap);
  if (document.work) placeWork(document.work, sheet, gap);
  const searches = searchesBlock(document, sheet);
  if (searches) sheet.place(searches, gap);
  sheet.place(detailsBlock(document, sheet), gap);
  drawClosingTiles(sheet);

  sheet.end();
  drawFooters(document, sheet);
  return closePdf(doc);
}

/** The bars fill the rest of the first page, but leave room for the comment if they can. */
function heightForPlot(room: number, comment: number): number {
  const [lowest, highest] = [52, 124];
  const height = room - comment >= lowest ? room - comment : room;
  return height < lowest ? highest : Math.min(height, highest);
}

/** A row of tiles across the bottom of the last page, if there is room. */
function drawClosingTiles(sheet: Sheet): void {
  const count = 12;
  const size = page.width / count;
  if (sheet.room < size + 2 * gap) return;
  sheet.artifact(() => drawStrip(sheet.doc, 0, page.height - page.bottom - size, size, count));
}

/** Every text of a document, at any depth. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object") for (const inner of Object.values(value)) yield* textsOf(inner);
}
