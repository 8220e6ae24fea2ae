import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import type { UndrawnWords } from "@agency/core/reports/undrawn-words";
import { presentReport } from "@agency/model/report/document";
import { drawnTexts } from "@agency/platform/pdf/drawn-texts";
import type { Dependencies } from "./dependencies.ts";

/** Finds the words of a report that its PDF cannot show. */
export function undrawnWordsOf({ undrawnIn }: Pick<Dependencies, "undrawnIn">): UndrawnWords {
  return (snapshot) => {
    const { language } = snapshot;
    return undrawnIn(drawnTexts(presentReport(snapshot, translator(language), agencyDetails, language)));
  };
}
