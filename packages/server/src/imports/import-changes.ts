import { type FigureKey, figureKeys } from "@agency/model/figures";
import { isComparable, type Measure } from "@agency/model/measures";
import { isKnown } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import { sameJson } from "@agency/model/report/snapshot-differences";
import type { GivenFigure, StandingFigures } from "../figures/period-figures.ts";
import type { AssignedRow } from "./import-result.ts";
import { keyOfRow, type Standing } from "./standing.ts";

/** A figure that a file replaces with another value, or that it counts differently. */
export type ReplacedFigure = {
  figure: FigureKey;
  before: GivenFigure;
  /** What was read of it when the staff typed over it; null when they did not. */
  beneath: GivenFigure | null;
};

/** A figure of a file that is counted differently than in a period beside its own. */
export type DifferingFigure = { figure: FigureKey; period: Period; measure: Measure };

/** What keeping a row would do to its period. Figures that are in neither list are new. */
export type RowChanges = {
  replaced: ReplacedFigure[];
  /** What the period has already as the file says it. */
  unchanged: FigureKey[];
  differing: DifferingFigure[];
  /** Where the lists come from that those of the file would replace. */
  lists: StandingFigures["lists"];
};

/**
 * What keeping each row would do, by the rule of `applyReading`: a figure that the file gives replaces whatever stands, and one that it
 * does not give stays.
 */
export function changesOfRows(rows: AssignedRow[], standing: Standing): RowChanges[] {
  const inFile = new Map(rows.map((row) => [keyOfRow(row), row]));
  return rows.map((row) => {
    const current = standing.at(row);
    const given = figureKeys.filter((figure) => isGiven(row, figure));
    const changes: RowChanges = { replaced: [], unchanged: [], differing: [], lists: {} };
    for (const figure of given) {
      const origin = current?.origins[figure];
      if (current && origin) {
        const before = { value: current.figures[figure], origin };
        const same =
          sameJson(row.figures[figure], before.value) && isComparable(measureIn(row, figure), origin.measure);
        if (same) changes.unchanged.push(figure);
        else changes.replaced.push({ figure, before, beneath: current.overridden[figure] ?? null });
      }
      const differing = differingFrom(row, figure, inFile, standing);
      if (differing) changes.differing.push(differing);
    }
    for (const list of ["keywords", "pages"] as const) {
      const from = current?.lists[list];
      if (row.searches[list] && from) changes.lists[list] = from;
    }
    return changes;
  });
}

/** The period before, or else after, in which a figure would be counted differently. */
function differingFrom(
  row: AssignedRow,
  figure: FigureKey,
  inFile: ReadonlyMap<string, AssignedRow>,
  standing: Standing,
): DifferingFigure | null {
  const own = measureIn(row, figure);
  if (own === null) return null;
  for (const beside of standing.beside(row)) {
    const other = inFile.get(keyOfRow(beside));
    const stands = standing.at(beside)?.origins[figure]?.measure;
    const measure = other && isGiven(other, figure) ? measureIn(other, figure) : stands;
    if (measure && !isComparable(own, measure)) return { figure, period: beside.period, measure };
  }
  return null;
}

function isGiven({ figures }: AssignedRow, figure: FigureKey): boolean {
  const value = figures[figure];
  return value !== undefined && isKnown(value);
}

function measureIn({ places }: AssignedRow, figure: FigureKey): Measure | null {
  return places[figure]?.measure ?? null;
}
