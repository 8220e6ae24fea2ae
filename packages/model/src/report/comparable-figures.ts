import { type FigureKey, type Figures, figureKeys, noFigures } from "../figures.ts";
import { isComparable } from "../measures.ts";
import type { Origins } from "../origin.ts";

type Given = { figures: Figures; origins: Origins };

/** The figures of an earlier period that are counted as those of a later one, as far as somebody stated how. */
export function comparableFigures(earlier: Given, later: Pick<Given, "origins">): Figures {
  const differing = figureKeys.filter((figure) => isRecounted(figure, earlier, later));
  return differing.length === 0
    ? earlier.figures
    : { ...earlier.figures, ...Object.fromEntries(differing.map((figure) => [figure, noFigures[figure]])) };
}

/** Whether a figure is counted differently in two periods. */
export function isRecounted(figure: FigureKey, one: Pick<Given, "origins">, other: Pick<Given, "origins">): boolean {
  return !isComparable(one.origins[figure]?.measure, other.origins[figure]?.measure);
}
