import { aboutLanguage } from "@agency/content/settings";
import { formatPair } from "./format.ts";
import type { ReportDocument } from "./report-document.ts";

/** How many numbers a message of a chat names. */
const mostNumbers = 3;

/**
 * A report in the few words with which a person hands its link over in a chat: whose it is, how it went, and three numbers.
 * @returns lines without the link
 */
export function handOverText({ clientName, title, headline, keyFigures, language }: ReportDocument): string {
  const { locale } = aboutLanguage(language);
  const numbers = (keyFigures?.figures ?? [])
    .filter(({ known }) => known)
    .slice(0, mostNumbers)
    .map(({ label, value }) => formatPair(label, value, locale));
  return [formatPair(clientName, title, locale), ...(headline === null ? [] : [headline]), ...numbers].join("\n");
}
