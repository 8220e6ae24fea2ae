import { type ConfirmedDoubt, type Doubt, doubtId } from "@agency/model/doubts";
import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import { bareOrigin, type Origins } from "@agency/model/origin";
import { doubtedAt } from "../figures/doubted.ts";
import { doubtProblems, doubtsIn, openDoubts } from "../figures/doubts.ts";
import { type PeriodKey, periodKey } from "../figures/figures.ts";
import { Refusal } from "../kit/refusal.ts";
import type { AssignedRow } from "./import-result.ts";
import { toPeriodKey, type Standing } from "./row-changes.ts";

/** Names a doubt among those about all periods of the files. */
export function rowDoubtId(row: AssignedRow, doubt: Doubt): string {
  return `${periodKey(toPeriodKey(row))} ${doubtId(doubt)}`;
}

/** The figures that a period would have once the files are kept, as far as doubts ask for them. */
type After = { figures: Figures; origins: Origins };

/**
 * The doubts about the figures that each row gives, by what its period would be then. One that somebody answered before is left out.
 * @param standing the figures of the rows' periods, and of those beside them
 */
export function doubtsOfRows(rows: AssignedRow[], standing: Standing): Doubt[][] {
  const groups = Map.groupBy(rows, (row) => periodKey(toPeriodKey(row)));
  const after = new Map([...groups].map(([key, same]) => [key, afterKeeping(same, standing)]));
  const at = (key: PeriodKey) => after.get(periodKey(key)) ?? standing.atKey(key);
  const asked = new Map(
    [...groups].map(([key, same]) => {
      const [first] = same;
      const own = after.get(key);
      const doubts = first && own ? doubtsIn(doubtedAt(toPeriodKey(first), own, at)) : [];
      return [key, openDoubts(doubts, (first && standing.at(first)?.confirmed) ?? [])];
    }),
  );
  return rows.map((row) => {
    const same = groups.get(periodKey(toPeriodKey(row))) ?? [];
    // A doubt about two figures belongs to the row that gives the first one, else to that of the other.
    const firstWith = (figure: FigureKey | undefined) => same.find((one) => figure !== undefined && gives(one, figure));
    return (asked.get(periodKey(toPeriodKey(row))) ?? []).filter(
      ({ figure, beside }) => (firstWith(figure) ?? firstWith(beside?.figure)) === row,
    );
  });
}

/**
 * The answers to the doubts about each row.
 * @throws Refusal figures_doubtful with the doubts that have none
 */
export function answersOfRows(
  rows: AssignedRow[],
  doubts: Doubt[][],
  confirmed: string[],
  { by, at }: { by: string; at: Date },
): ConfirmedDoubt[][] {
  const given = new Set(confirmed);
  const left = rows.flatMap((row, index) =>
    (doubts[index] ?? []).filter((doubt) => !given.has(rowDoubtId(row, doubt))),
  );
  if (left.length > 0) throw new Refusal("figures_doubtful", { fields: doubtProblems(left) });
  return doubts.map((of) => of.map((doubt) => ({ id: doubtId(doubt), by, at: at.toISOString() })));
}

function afterKeeping(rows: AssignedRow[], standing: Standing): After {
  const [first] = rows;
  const before = first && standing.at(first);
  return rows.reduce<After>(
    ({ figures, origins }, row) => {
      const given = figureKeys.filter((figure) => gives(row, figure));
      return {
        figures: { ...figures, ...Object.fromEntries(given.map((figure) => [figure, row.figures[figure]])) },
        origins: { ...origins, ...Object.fromEntries(given.map((figure) => [figure, originIn(row, figure)])) },
      };
    },
    { figures: before?.figures ?? noFigures, origins: before?.origins ?? {} },
  );
}

/** What doubts ask of an origin is how a figure is counted. */
function originIn({ places }: AssignedRow, figure: FigureKey) {
  return { ...bareOrigin("file", ""), measure: places[figure]?.measure ?? null };
}

function gives({ figures }: AssignedRow, figure: FigureKey): boolean {
  return figures[figure] != null;
}
