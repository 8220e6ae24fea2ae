import type { ReportDocument } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { baseline, contentWidth, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { drawLine, shortenedLine, singleLine } from "./text.ts";

/**
 * Draws the agency and the page number on each page. Needs the final number of pages. Assistive technology reads the agency's address
 * once, at the end.
 */
export function drawFooters({ agency, pageLabel }: ReportDocument, sheet: Sheet): void {
  const { doc, fonts } = sheet;
  const style = styles.footer;
  const top = page.height - 54;
  const address = `${agency.name} · ${agency.address}`;
  const contact = `${agency.email} · ${agency.phone}`;
  for (let index = 0; index < sheet.pages; index++) {
    doc.switchToPage(index);
    const number = singleLine(fill(pageLabel, index + 1, sheet.pages), style, fonts);
    const width = contentWidth - number.width - 20;
    sheet.runningArtifact("Bottom", () => {
      doc.rect(page.left, top, contentWidth, 0.5).fill(palette.line);
      drawLine(doc, number, style, page.width - page.right - number.width, top + 6 + baseline(style));
    });
    const isLast = index === sheet.pages - 1;
    [address, contact].forEach((text, row) => {
      const draw = () =>
        sheet.lines([shortenedLine(text, style, fonts, width)], style, page.left, top + 6 + row * style.leading);
      if (isLast) sheet.element("P", draw);
      else sheet.runningArtifact("Bottom", draw);
    });
  }
}

function fill(label: string, number: number, pages: number): string {
  return label.replace("{page}", String(number)).replace("{pages}", String(pages));
}
