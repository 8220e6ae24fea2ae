import type { ReportDocument } from "@agency/model/report/report-document";

/** A PDF does not show these of a document: the words of the email, and where a link leads. */
const notDrawn = new Set(["mail", "link"]);

/** Every text of a document that its PDF shows, at any depth. */
export function drawnTexts(document: ReportDocument): string[] {
  const texts: string[] = [];
  collectTexts(document, texts);
  return texts;
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (value !== null && typeof value === "object") {
    for (const [name, inner] of Object.entries(value)) if (!notDrawn.has(name)) collectTexts(inner, texts);
  }
}

/** The minus sign: a hyphen is shorter, and screen readers say nothing for it. */
const minus = "\u2212";

/** A document whose negative changes have a minus sign, for paper. */
export function withMinus(document: ReportDocument): ReportDocument {
  return changed(document) as ReportDocument;
}

function changed(part: unknown): unknown {
  if (typeof part === "string") return /^-\d/.test(part) ? `${minus}${part.slice(1)}` : part;
  if (Array.isArray(part)) return part.map(changed);
  if (part === null || typeof part !== "object" || part instanceof Date) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, changed(inner)]));
}
