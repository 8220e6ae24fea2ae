import type { ReportDocument } from "@agency/model/report/report-document";
import { type Block, contentWidth, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, singleLine } from "./text.ts";

const dateWidth = 92;

/** What the agency did in the period, a line each. */
export function workBlock({ heading, items }: NonNullable<ReportDocument["work"]>, sheet: Sheet): Block {
  const { fonts } = sheet;
  const lines = items.map(({ text }) => breakLines(text, styles.body, fonts, contentWidth - dateWidth));
  const heights = lines.map((each) => heightOf(each, styles.body) + 4);
  const listTop = styles.heading.leading + 6;
  return {
    height: listTop + heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y);
      let top = y + listTop;
      items.forEach(({ date }, index) => {
        on.element("P", () => {
          on.lines(
            [singleLine(date, styles.note, fonts)],
            { ...styles.note, leading: styles.body.leading },
            page.left,
            top,
          );
          on.lines(lines[index] ?? [], styles.body, page.left + dateWidth, top);
        });
        top += heights[index] ?? 0;
      });
    },
  };
}
