import type { ReportDocument } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { type Block, contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, type Line, type Style } from "./text.ts";

const padding = 18;
const longComment = 700;
const fewestLines = 4;

/** A line of a paragraph. `add` draws a part of that paragraph, which may be on several pages. */
type ParagraphLine = { line: Line; add: ReturnType<Sheet["parts"]> };

/** Lays out the staff's comment, a long one in smaller type. */
export function commentOf(comment: NonNullable<ReportDocument["comment"]>, sheet: Sheet): Flow {
  const style = comment.text.length > longComment ? styles.longBody : styles.body;
  const width = contentWidth - padding;
  const heading = breakLines(comment.heading, styles.heading, sheet.fonts, width);
  const paragraphs = comment.text.replaceAll(/\n{3,}/gu, "\n\n").split("\n");
  const lines = paragraphs.flatMap((text): ParagraphLine[] => {
    const add = sheet.parts("P", { lang: comment.language });
    return breakLines(text, style, sheet.fonts, width).map((line) => ({ line, add }));
  });
  const headingHeight = heightOf(heading, styles.heading) + 4;
  const first = (count: number): Block => ({
    height: headingHeight + count * style.leading,
    draw: (on, y) => {
      drawBar(on, y, headingHeight + count * style.leading);
      on.text("H2", heading, styles.heading, page.left + padding, y);
      drawLines(on, lines.slice(0, count), style, y + headingHeight);
    },
  });
  const height = headingHeight + lines.length * style.leading;

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

function continuation(lines: ParagraphLine[], style: Style): Block {
  const height = lines.length * style.leading;
  return {
    height,
    draw: (on, y) => {
      drawBar(on, y, height);
      drawLines(on, lines, style, y);
    },
  };
}

/** Draws lines on one page, those of a paragraph as one part of it. An empty line is only room. */
function drawLines(on: Sheet, lines: ParagraphLine[], style: Style, y: number): void {
  for (const add of new Set(lines.filter(({ line }) => line.runs.length > 0).map((each) => each.add))) {
    const start = lines.findIndex((each) => each.add === add);
    const own = lines.filter((each) => each.add === add).map(({ line }) => line);
    add(() => on.lines(own, style, page.left + padding, y + start * style.leading));
  }
}

function drawBar(sheet: Sheet, y: number, height: number): void {
  sheet.artifact(() => sheet.doc.rect(page.left, y, 3, height).fill(palette.accent));
}
