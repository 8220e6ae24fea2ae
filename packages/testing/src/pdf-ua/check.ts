import type { ReadPdf } from "./read-pdf.ts";
import { type Rule, contentRules, documentRules, fontRules } from "./rules.ts";
import { linkRules, structureRules, tableAndListRules } from "./structure-rules.ts";

/** What a program can check of PDF/UA-1, for what reports consist of. */
export const rules: Rule[] = [
  ...documentRules,
  ...contentRules,
  ...structureRules,
  ...tableAndListRules,
  ...linkRules,
  ...fontRules,
];

/** The rules that a PDF breaks, each with what breaks it. */
export function findBarriers(pdf: ReadPdf): { clause: string; says: string; found: string[] }[] {
  return rules
    .map(({ clause, says, find }) => ({ clause, says, found: find(pdf) }))
    .filter(({ found }) => found.length > 0);
}
