import type { ReportSection } from "@agency/model/report/sections";

/** The sections in words, which share a block where they follow each other. */
const wordSections = ["work", "recommendations", "next", "comment"] as const;
export type WordSection = (typeof wordSections)[number];

/** Sections that stand together in the overview, or the leads in detail. On wide screens, two `half` blocks share a row. */
export type OverviewBlock = { key: ReportSection | "leads"; half: boolean; words: WordSection[] };

/**
 * The blocks of the overview: the sections that have no tab of their own, in their order, the trend beside words next to it. Leads in
 * detail come first, or next to a trend that comes first.
 */
export function overviewBlocks(sections: readonly ReportSection[], leads: boolean): OverviewBlock[] {
  const blocks = sectionBlocks(sections);
  const first = blocks[0]?.key === "trend" ? (blocks[1]?.half ? 2 : 1) : 0;
  return leads ? blocks.toSpliced(first, 0, { key: "leads", half: false, words: [] }) : blocks;
}

function sectionBlocks(sections: readonly ReportSection[]): OverviewBlock[] {
  const blocks: OverviewBlock[] = [];
  for (const section of sections) {
    const word = wordSections.find((one) => one === section);
    const last = blocks.at(-1);
    if (word && last && last.words.length > 0) last.words.push(word);
    else if (word) blocks.push({ key: word, half: false, words: [word] });
    else if (section === "trend" || section === "comparison" || section === "profile")
      blocks.push({ key: section, half: false, words: [] });
  }
  const trend = blocks.findIndex(({ key }) => key === "trend");
  const beside = [blocks[trend + 1], blocks[trend - 1]].find((block) => block && block.words.length > 0);
  return trend < 0 || !beside
    ? blocks
    : blocks.map((block, index) => ({ ...block, half: index === trend || block === beside }));
}
