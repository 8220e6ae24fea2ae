import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { drawnTexts } from "./pdf/drawn-texts.ts";
import type { UndrawnWords } from "./undrawn-words.ts";

/** Finds the words of a report that its PDF cannot show. */
export function undrawnWordsOf({ undrawnIn }: { undrawnIn: (texts: string[]) => Promise<string[]> }): UndrawnWords {
  return (snapshot) => {
    const { language } = snapshot;
    return undrawnIn(drawnTexts(presentReport(snapshot, translator(language), agencyDetails, language)));
  };
}
