import type { ReportDocument } from "@agency/core/reports/report-document";
import { palette } from "./palette.ts";
import { type Block, contentWidth, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, type Line, singleLine } from "./text.ts";

const padding = 20;
const numberWidth = 24;
const between = 7;

/** The recommendations on a jade ground that runs off the right edge of the page. */
export function recommendationsBlock({ recommendations }: ReportDocument, sheet: Sheet): Block {
  const { fonts } = sheet;
  const headingStyle = { ...styles.heading, colour: palette.paper };
  const numberStyle = { ...styles.heading, size: 12, leading: styles.body.leading, colour: palette.peach };
  const bodyStyle = { ...styles.body, colour: palette.paper };
  const heading = singleLine(recommendations.heading, headingStyle, fonts);
  const width = contentWidth - padding - numberWidth;
  const sentences = recommendations.sentences.map((sentence) => breakLines(sentence, bodyStyle, fonts, width));
  const heights = sentences.map((lines) => heightOf(lines, bodyStyle));
  const height =
    2 * padding + headingStyle.leading + 8 + heights.reduce((sum, each) => sum + each, 0) + between * (sentences.length - 1);
  return {
    height,
    draw: (on, y) => {
      on.artifact(() => on.doc.rect(page.left, y, page.width - page.left, height).fill(palette.jade));
      on.text("H2", [heading], headingStyle, page.left + padding, y + padding);
      let top = y + padding + headingStyle.leading + 8;
      sentences.forEach((lines, index) => {
        const number = singleLine(String(index + 1), numberStyle, fonts);
        on.element("P", () => {
          on.lines([number], numberStyle, page.left + padding, top);
          on.lines(lines, bodyStyle, page.left + padding + numberWidth, top);
        });
        top += (heights[index] ?? 0) + between;
      });
    },
  };
}

/** The staff's own words, over as many pages as they need. */
export function placeComment(comment: { heading: string; text: string }, sheet: Sheet, gap: number): void {
  const left = page.left + padding;
  const heading = breakLines(comment.heading, styles.heading, sheet.fonts, contentWidth - padding);
  const lines = breakLines(comment.text.replaceAll(/\n{3,}/gu, "\n\n"), styles.body, sheet.fonts, contentWidth - padding);
  const headingHeight = heightOf(heading, styles.heading) + 4;
  sheet.place(
    partOf(lines.splice(0, fitting(sheet.room - gap - headingHeight) || 2), left, headingHeight, (on, y) =>
      on.text("H2", heading, styles.heading, left, y),
    ),
    gap,
  );
  while (lines.length > 0) {
    sheet.addPage();
    sheet.place(partOf(lines.splice(0, fitting(sheet.room)), left), 0);
  }
}

function fitting(room: number): number {
  return Math.max(0, Math.floor(room / styles.body.leading));
}

function partOf(lines: Line[], left: number, above = 0, drawAbove: (sheet: Sheet, y: number) => void = () => {}): Block {
  const height = above + heightOf(lines, styles.body);
  return {
    height,
    draw: (on, y) => {
      on.artifact(() => on.doc.rect(page.left, y, 3, height).fill(palette.orange));
      drawAbove(on, y);
      on.text("P", lines, styles.body, left, y + above);
    },
  };
}
