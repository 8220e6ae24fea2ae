import { figureKeys } from "@agency/model/figures";
import { isKnown } from "@agency/model/origin";
import { sameJson } from "@agency/model/report/snapshot-differences";
import type { PeriodFigures } from "./period-figures.ts";
import type { Reading } from "./reading.ts";

/**
 * Whether a reading changed what a report of the period may have said. A source that only adds what nobody knew corrects nothing, while
 * a person who types or imports figures means them.
 */
export function corrects(before: PeriodFigures | null, after: PeriodFigures, kind: Reading["kind"]): boolean {
  if (!before) return true;
  const byPerson = kind === "typed" || kind === "file";
  const figure = figureKeys.some(
    (key) => !sameJson(before.figures[key], after.figures[key]) && (byPerson || isKnown(before.figures[key])),
  );
  return figure || listsOf(before).some((list, index) => !sameJson(list, listsOf(after)[index]) && (byPerson || list));
}

function listsOf({ searches, leads, profileSearches }: PeriodFigures) {
  return [searches && [searches.keywords, searches.pages], leads, profileSearches && profileSearches.rows];
}
