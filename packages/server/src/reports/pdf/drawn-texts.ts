import type { ReportDocument } from "@agency/model/report/report-document";

/** What a PDF does not show of a document: the words of the email, and where a link leads. */
const notDrawn = new Set(["mail", "link"]);

/** Every text of a document that its PDF shows, at any depth. */
export function drawnTexts(document: ReportDocument): string[] {
  return [...textsOf(document)];
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object") {
    for (const [name, inner] of Object.entries(value)) if (!notDrawn.has(name)) yield* textsOf(inner);
  }
}
