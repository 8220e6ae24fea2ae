import type { ReportDocument } from "@agency/model/report/report-document";
import type { ReportSection } from "@agency/model/report/sections";
import type { Logo } from "../../clients/client.ts";
import { adsFlow } from "./ads.ts";
import { answersFlow } from "./ai-answers.ts";
import { chartBlock, chartFrame } from "./charts.ts";
import { layOutDetails } from "./details.ts";
import { drawnTexts, withMinus } from "./document-texts.ts";
import { fontsFor } from "./fonts.ts";
import { drawFooters, drawLaterHeader, drawStrip, headerBlock } from "./frame.ts";
import { keyFiguresBlock } from "./key-figures.ts";
import { agencyMark } from "./logos.ts";
import { closePdf, openPdf } from "./pdf-file.ts";
import { profileSearchesFlow, searchesFlow } from "./searches.ts";
import { type Flow, Sheet, laterRoom, page } from "./sheet.ts";
import { whyBlocks } from "./why.ts";
import { layOutComment, layOutRecommendations, layOutWork } from "./written.ts";

const gap = 24;

/**
 * Draws a report on two A4 pages, or more when a long comment needs them, with the client's logo. The same document and logo give the
 * same bytes.
 */
export async function drawReportPdf(report: ReportDocument, logo: Logo | null = null): Promise<Buffer> {
  const document = withMinus(report);
  const { title, clientName, agency, language, generatedAt } = document;
  const [fonts, mark] = await Promise.all([fontsFor(drawnTexts(document)), agencyMark()]);
  const doc = openPdf(
    { title: `${title} – ${clientName}`, author: agency.name, language, createdAt: generatedAt },
    fonts,
  );
  const sheet = new Sheet(doc, fonts, mark, (on) => {
    if (on.pages > 1) drawLaterHeader(document, on);
    else on.y = 0;
  });
  sheet.place(headerBlock(document, logo, sheet), 0);
  sheet.place(keyFiguresBlock(document, sheet), gap);
  for (const block of whyBlocks(document.why, sheet)) sheet.place(block, gap);
  const details = layOutDetails(document, sheet);
  placeSections(document, details, sheet);
  details.place(gap, 0);
  drawClosingTiles(sheet);

  drawFooters(document, sheet);
  sheet.end();
  return closePdf(doc);
}

/** The sections that are more than figures, in their order. The figures in full follow them. */
function placeSections(document: ReportDocument, details: Flow, sheet: Sheet): void {
  const { sections, history, noData } = document;
  const flows = sections.map((section) => sectionFlow(section, document, sheet));
  const last = flows.findLast((flow) => flow !== null);
  const heightsAfter = (index: number) => flows.slice(index + 1).flatMap((flow) => (flow ? [flow.height + gap] : []));
  sections.forEach((section, index) => {
    if (section === "trend" && history) {
      const plotHeight = heightForPlot(sheet.room - gap - chartFrame(history, sheet), heightsAfter(index));
      sheet.place(chartBlock(history, noData, plotHeight, sheet), gap);
      return;
    }
    const flow = flows[index];
    const joins = flow === last && flow != null && joinsDetails(flow, details, sheet);
    if (joins) sheet.addPage();
    flow?.place(
      joins ? 0 : gap,
      [...heightsAfter(index), details.height + gap].reduce((sum, height) => sum + height, 0),
    );
  });
}

/** Whether the last section goes to the last page with the figures in full, which would leave that page emptier than a third. */
function joinsDetails(flow: Flow, details: Flow, sheet: Sheet): boolean {
  const fit = sheet.room >= 2 * gap + flow.height + details.height;
  return !fit && details.height < laterRoom / 3 && flow.height + gap + details.height <= laterRoom;
}

function sectionFlow(section: ReportSection, document: ReportDocument, sheet: Sheet): Flow | null {
  const { recommendations, comment, profile, seo, ads, aiAnswers } = document;
  if (section === "work" || section === "next") {
    const lines = document[section];
    return lines && layOutWork(lines, sheet);
  }
  if (section === "recommendations") return recommendations && layOutRecommendations(recommendations, sheet);
  if (section === "comment") return comment && layOutComment(comment, sheet);
  if (section === "profile") return profile?.searches ? profileSearchesFlow(profile.searches, sheet) : null;
  if (section === "ads") return ads && adsFlow(ads, sheet);
  if (section === "aiAnswers") return aiAnswers && answersFlow(aiAnswers, sheet);
  if (section === "search") return seo && searchesFlow(seo, sheet);
  return null;
}

/** The bars fill the rest of the page, but leave room for as many of the parts after them as they can. */
function heightForPlot(room: number, after: number[]): number {
  const [lowest, highest] = [52, 124];
  let height = room;
  for (const part of after) {
    if (height - part < lowest) break;
    height -= part;
  }
  return height < lowest ? highest : Math.min(height, highest);
}

/** A row of tiles across the bottom of the last page, if there is room. */
function drawClosingTiles(sheet: Sheet): void {
  const count = 12;
  const size = page.width / count;
  if (sheet.room < size + 2 * gap) return;
  sheet.artifact(() => drawStrip(sheet.doc, 0, page.height - page.bottom - size, size, count));
}

/** Opens what every report is drawn with, so that nobody waits for it. */
export async function openFonts(): Promise<void> {
  await Promise.all([fontsFor([]), agencyMark()]);
}
