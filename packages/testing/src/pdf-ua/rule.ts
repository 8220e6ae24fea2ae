import type { ReadPdf } from "./read-pdf.ts";

/** A condition that a PDF must meet, and the clause of the standard that asks for it. */
export type Rule = {
  clause: string;
  says: string;
  /** What does not meet it, empty when all does. */
  find: (pdf: ReadPdf) => string[];
};

/** A finding where something is not so. */
export function unless(holds: boolean, finding: string): string[] {
  return holds ? [] : [finding];
}
