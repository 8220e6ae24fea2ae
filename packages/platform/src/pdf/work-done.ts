import type { ReportDocument } from "@agency/model/report/report-document";
import { type Block, contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, singleLine } from "./text.ts";

const dateWidth = 92;

/** Lays out what the agency did in the period, a line each, over as many pages as it takes. */
export function workOf({ heading, items }: NonNullable<ReportDocument["work"]>, sheet: Sheet): Flow | null {
  const blocks = items.map((item) => itemBlock(item, sheet));
  const [first, ...others] = blocks;
  if (!first) return null;
  const listTop = styles.heading.leading + 6;
  // The heading stays with the first line.
  const head: Block = {
    height: listTop + first.height,
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, sheet.fonts)], styles.heading, page.left, y);
      first.draw(on, y + listTop);
    },
  };
  return {
    height: others.reduce((sum, { height }) => sum + height, head.height),
    place: (gap) => {
      sheet.place(head, gap);
      for (const block of others) sheet.place(block, 0);
    },
  };
}

function itemBlock({ date, text }: { date: string; text: string }, { fonts }: Sheet): Block {
  const lines = breakLines(text, styles.body, fonts, contentWidth - dateWidth);
  const day = singleLine(date, styles.note, fonts);
  return {
    height: heightOf(lines, styles.body) + 4,
    draw: (on, y) =>
      on.element("P", () => {
        on.lines([day], { ...styles.note, leading: styles.body.leading }, page.left, y);
        on.lines(lines, styles.body, page.left + dateWidth, y);
      }),
  };
}
