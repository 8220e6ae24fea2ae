import type { ReportDocument } from "@agency/model/report/report-document";
import { type Block, contentWidth, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines } from "./text.ts";

const between = 2;

/** Where the figures come from, a line for each origin; nothing when none is known. */
export function originsBlock({ origins }: ReportDocument, sheet: Sheet): Block {
  if (origins === null) return { height: 0, draw: () => undefined };
  const heading = breakLines(origins.heading, styles.subheading, sheet.fonts, contentWidth);
  const entries = origins.lines.map((line) => breakLines(line, styles.note, sheet.fonts, contentWidth));
  const heights = entries.map((lines) => heightOf(lines, styles.note) + between);
  const linesTop = heightOf(heading, styles.subheading) + between;
  return {
    height: linesTop + heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      on.text("H3", heading, styles.subheading, page.left, y);
      let top = y + linesTop;
      const addItem = on.list("None");
      entries.forEach((lines, index) => {
        addItem({ body: () => on.lines(lines, styles.note, page.left, top) });
        top += heights[index] ?? 0;
      });
    },
  };
}
