import { type Figures, kindOf, type NumberFigure } from "@agency/model/figures";
import { type CellOf, readRankings } from "./cells.ts";
import type { Column, Table } from "./columns.ts";
import { measureOf } from "./header-measures.ts";
import { isFigure } from "./headers.ts";
import type { ImportedRow, ImportProblem } from "./import-result.ts";
import { type NumberStyle, readAmount, readMoney, readRank } from "./numbers.ts";
import type { Cell, Row } from "./table.ts";

/** The figures of a row with their places, or what is wrong with its cells. An empty cell gives no figure. */
export function readFigures(
  row: Row,
  { sheet, columns }: Pick<Table, "sheet" | "columns">,
  style: NumberStyle = "people",
): Pick<ImportedRow, "figures" | "places"> | { problems: ImportProblem[] } {
  const figures: Partial<Figures> = {};
  const places: ImportedRow["places"] = {};
  const problems: ImportProblem[] = [];
  for (const { index, header, meaning } of columns) {
    const cell = row.cells[index];
    if (cell === undefined || !isFigure(meaning)) continue;
    const read = put(figures, meaning, cell, style);
    if ("problem" in read) problems.push({ field: header, ...read, line: cell.line, column: index + 1 });
    else if (read.value)
      places[meaning] = { sheet, line: cell.line, column: header, derived: null, measure: measureOf(header, meaning) };
  }
  return problems.length > 0 ? { problems } : { figures, places };
}

/** Reads a cell into its figure; the value says whether there was one. */
function put(
  figures: Partial<Figures>,
  figure: Column["meaning"] & keyof Figures,
  cell: Cell,
  style: NumberStyle,
): CellOf<boolean> {
  if (figure === "topRankings") {
    const read = readRankings(cell.text);
    if ("problem" in read) return read;
    if (read.value.length > 0) figures.topRankings = read.value;
    return { value: read.value.length > 0 };
  }
  const read = readNumber(figure, cell, style);
  if ("problem" in read) return read;
  if (read.value !== null) figures[figure] = read.value;
  return { value: read.value !== null };
}

function readNumber(figure: NumberFigure, cell: Cell, style: NumberStyle): CellOf<number | null> {
  const kind = kindOf(figure);
  if (kind === "money") return readMoney(cell);
  return kind === "position" ? readRank(cell) : readAmount(cell, style);
}
