import type { ReportDocument } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { type Block, contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, type Line, singleLine, type Style } from "./text.ts";

const padding = 18;
const numberWidth = 24;
const between = 6;
const longComment = 700;
const fewestLines = 4;

/** The recommendations, on a background in the second colour that extends to the right edge of the page. */
export function recommendationsOf(recommendations: NonNullable<ReportDocument["recommendations"]>, sheet: Sheet): Flow {
  const { fonts } = sheet;
  const headingStyle = { ...styles.heading, colour: palette.paper };
  const numberStyle = { ...styles.heading, size: 12, leading: styles.body.leading, colour: palette.accentOnSecond };
  const bodyStyle = { ...styles.body, colour: palette.paper };
  const heading = singleLine(recommendations.heading, headingStyle, fonts);
  const width = contentWidth - padding - numberWidth;
  const sentences = recommendations.sentences.map(({ text }) => breakLines(text, bodyStyle, fonts, width));
  const heights = sentences.map((lines) => heightOf(lines, bodyStyle));
  const height =
    2 * padding +
    headingStyle.leading +
    8 +
    heights.reduce((sum, each) => sum + each, 0) +
    between * (sentences.length - 1);
  return sheet.flow({
    height,
    draw: (on, y) => {
      on.artifact(() => on.doc.rect(page.left, y, page.width - page.left, height).fill(palette.second));
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
  });
}

/** Lays out the staff's comment, a long one in smaller type. */
export function commentOf(comment: { heading: string; text: string }, sheet: Sheet): Flow {
  const style = comment.text.length > longComment ? styles.longBody : styles.body;
  const width = contentWidth - padding;
  const heading = breakLines(comment.heading, styles.heading, sheet.fonts, width);
  const lines = breakLines(comment.text.replaceAll(/\n{3,}/gu, "\n\n"), style, sheet.fonts, width);
  const headingHeight = heightOf(heading, styles.heading) + 4;
  const first = (count: number): Block => ({
    height: headingHeight + count * style.leading,
    draw: (on, y) => {
      drawBar(on, y, headingHeight + count * style.leading);
      on.text("H2", heading, styles.heading, page.left + padding, y);
      on.text("P", lines.slice(0, count), style, page.left + padding, y + headingHeight);
    },
  });
  const height = headingHeight + heightOf(lines, style);

  /** Uses as many pages as needed, with at least four lines at the bottom of the first. */
  const place = (gap: number): void => {
    const fitting = (above: number) => Math.floor((sheet.room - above - headingHeight) / style.leading);
    const startsHere = fitting(gap) >= Math.min(fewestLines, lines.length);
    if (!startsHere) sheet.addPage();
    const above = startsHere ? gap : 0;
    const count = Math.min(lines.length, fitting(above));
    sheet.place(first(count), above);
    for (let start = count; start < lines.length;) {
      sheet.addPage();
      const part = lines.slice(start, start + Math.floor(sheet.room / style.leading));
      sheet.place(continuation(part, style), 0);
      start += part.length;
    }
  };
  return { height, place };
}

function continuation(lines: Line[], style: Style): Block {
  const height = heightOf(lines, style);
  return {
    height,
    draw: (on, y) => {
      drawBar(on, y, height);
      on.text("P", lines, style, page.left + padding, y);
    },
  };
}

function drawBar(sheet: Sheet, y: number, height: number): void {
  sheet.artifact(() => sheet.doc.rect(page.left, y, 3, height).fill(palette.accent));
}
