import type { ReadPdf } from "./read-pdf.ts";
import { type Rule, contentRules, documentRules, fontRules } from "./rules.ts";
import { linkRules, structureRules, tableAndListRules } from "./structure-rules.ts";

/** The part of PDF/UA-1 that a program can check, as far as reports use it. */
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
