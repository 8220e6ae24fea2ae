import type { WhyPart } from "@agency/model/report/report-document";
import { type Block, contentWidth, linesHeight, page, type Sheet } from "./sheet.ts";
import { breakLines, singleLine, styles } from "./styles.ts";

const between = 4;

/** How the change adds up, each sentence with its sum below. */
export function whyBlock({ heading, sentences }: WhyPart, { fonts }: Sheet): Block {
  const laid = sentences.map(({ text, sum }) => ({
    text: breakLines(text, styles.body, fonts, contentWidth),
    sum: sum === null ? [] : breakLines(sum, styles.note, fonts, contentWidth),
  }));
  const sentenceHeight = ({ text, sum }: (typeof laid)[number]) =>
    linesHeight(text, styles.body) + linesHeight(sum, styles.note) + between;
  return {
    height: styles.heading.leading + between + laid.reduce((total, one) => total + sentenceHeight(one), 0),
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y);
      let top = y + styles.heading.leading + between;
      for (const one of laid) {
        on.text("P", one.text, styles.body, page.left, top);
        if (one.sum.length > 0) on.text("P", one.sum, styles.note, page.left, top + linesHeight(one.text, styles.body));
        top += sentenceHeight(one);
      }
    },
  };
}
