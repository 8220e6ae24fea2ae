import type { ReportDocument } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, singleLine } from "./text.ts";

const padding = 18;
const numberWidth = 24;
const between = 6;

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
      const addItem = on.list("Decimal");
      recommendations.sentences.forEach(({ language }, index) => {
        const number = singleLine(String(index + 1), numberStyle, fonts);
        addItem({
          lang: language,
          label: () => on.lines([number], numberStyle, page.left + padding, top),
          body: () => on.lines(sentences[index] ?? [], bodyStyle, page.left + padding + numberWidth, top),
        });
        top += (heights[index] ?? 0) + between;
      });
    },
  });
}
