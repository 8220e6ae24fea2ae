import { type FigureKey, figureKeys, type Figures } from "../figures.ts";
import { isKnown } from "../origin.ts";
import { isOfSections } from "./sections.ts";
import type { Snapshot } from "./snapshot.ts";

/** A client has a figure while one of so many periods before had a value. */
export const tellingPeriods = 12;

/**
 * The figures without a value that a client has all the same, so that a report says that they are missing. It leaves out the others.
 * @param earlier of the last `tellingPeriods` periods
 * @param filled the figures that the client's sources fill
 */
export function missingFigures(figures: Figures, earlier: Figures[], filled: FigureKey[]): FigureKey[] {
  return figureKeys.filter(
    (key) => !isKnown(figures[key]) && (filled.includes(key) || earlier.some((before) => isKnown(before[key]))),
  );
}

/** Whether a report shows a figure: its section is on, and the client has it. */
export function showsFigure(
  { figures, missing, sections }: Pick<Snapshot, "figures" | "missing" | "sections">,
  figure: FigureKey,
): boolean {
  return isOfSections(sections, figure) && (isKnown(figures[figure]) || missing.includes(figure));
}
