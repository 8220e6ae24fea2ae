import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { commentTexts } from "@agency/model/report/comments";
import { presentReport } from "@agency/model/report/document";
import type { Snapshot } from "@agency/model/report/snapshot";
import { drawnTexts } from "./pdf/document-texts.ts";
import { forClient } from "./report-presenter.ts";
import type { ReportSandbox } from "./sandbox-tasks.ts";

/** The words of a report that its PDF cannot show, because no font has their letters. */
export type UndrawnWords = (snapshot: Snapshot) => Promise<string[]>;

/**
 * Finds the words of a report that its PDF cannot show. In a language whose texts the fonts have shown, a report in which nobody wrote
 * another letter than those of ASCII is not put into words for that: it takes a third of the time of preparing it.
 */
export function undrawnWordsFinder({ undrawnIn }: { undrawnIn: (texts: string[]) => Promise<string[]> }): UndrawnWords {
  const drawn = new Set<Language>();
  return async (snapshot) => {
    const { language, comments } = snapshot;
    const isPlain = isWrittenPlainly(snapshot);
    if (isPlain && drawn.has(language)) return [];
    const shown = forClient(snapshot, agencyDetails.name);
    const words = await undrawnIn([
      ...drawnTexts(presentReport(shown, translator(language), agencyDetails, language)),
      ...commentTexts(comments),
    ]);
    if (isPlain && words.length === 0) drawn.add(language);
    return words;
  };
}

/** Whether all that others than the product wrote in a report is of printable characters of ASCII, and of line breaks. */
function isWrittenPlainly(snapshot: Snapshot): boolean {
  const written = JSON.stringify([snapshot, agencyDetails]);
  return plain.test(written) && !written.includes("\\u");
}

/** How many characters are remembered: more than the fonts have. */
const mostCharacters = 100_000;
/** Texts with only characters that every font has. */
const plain = /^[ -~]*$/u;

/**
 * Finds the words of texts that a PDF cannot show, because no font has their letters. It opens no fonts: it asks the sandbox, but not about
 * characters that were found in fonts before.
 */
export function askForUndrawn({ run }: ReportSandbox<"undrawnWords">): (texts: string[]) => Promise<string[]> {
  const drawable = new Set<string>();
  return async (texts) => {
    const others = texts.filter((text) => !plain.test(text));
    const characters = [...new Set(others.join("").normalize("NFC"))];
    if (characters.every((character) => drawable.has(character))) return [];
    const words = await run.undrawnWords(others);
    if (drawable.size > mostCharacters) drawable.clear();
    if (words.length === 0) for (const character of characters) drawable.add(character);
    return words;
  };
}
