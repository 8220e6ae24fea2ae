import type { Statement, WhyPart } from "@agency/model/report/report-document";
import { type Block, contentWidth, linesHeight, page, type Sheet } from "./sheet.ts";
import { breakLines, singleLine, styles } from "./styles.ts";

const between = 4;

/** How the changes add up, each sentence with its sum below, and what happened; none where there is nothing to say. */
export function whyBlocks(why: WhyPart | null, sheet: Sheet): Block[] {
  const { sums = null, happened = null } = why ?? {};
  return [
    ...(sums ? [sentencesBlock(sums.heading, sums.sentences, sheet)] : []),
    ...(happened ? [sentencesBlock(happened.heading, happened.sentences, sheet)] : []),
  ];
}

function sentencesBlock(heading: string, sentences: readonly Statement[], { fonts }: Sheet): Block {
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
