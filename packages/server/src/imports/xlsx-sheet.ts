import { tooLarge } from "./archive.ts";
import type { Ignored, ImportProblem } from "./import-result.ts";
import { type Cell, mostRows, type Row, tooManyRows } from "./table.ts";
import { cellOf, columnName, type StoredCell, type Workbook } from "./xlsx-cell.ts";
import { parsePart } from "./xlsx-xml.ts";

/** Filled cells of a sheet are read at about 1.5 million a second. */
const mostColumns = 200;
const mostCells = 1_500_000;

export type SheetRows = { rows: Row[]; hidden: Pick<Ignored, "line" | "column">[] };

/** A problem that ends the reading of a sheet. */
class Refused extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/**
 * Reads a sheet's filled rows by their own numbers, however far apart they are. Rows and columns that are hidden are left out:
 * `hidden` gives the first such row and each such column that has something in it.
 */
export function readSheet(xml: string, workbook: Workbook): SheetRows | { problem: ImportProblem } {
  try {
    return readRows(xml, workbook);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

function readRows(xml: string, workbook: Workbook): SheetRows {
  const rows: Row[] = [];
  const hiddenColumns: { from: number; to: number }[] = [];
  const leftColumns = new Set<number>();
  let leftRow: number | null = null;
  let [row, rowHidden]: [Row, boolean] = [{ cells: [], line: 0 }, false];
  let cell: StoredCell | null = null;
  let [taking, phonetic, column, count] = [false, false, -1, 0];

  const take = (stored: StoredCell) => {
    const read = cellOf(stored, workbook);
    if ("problem" in read) throw new Refused(read);
    // Blank and hidden ones count too: each is looked through.
    workbook.room -= read.text.length;
    if (workbook.room < 0) throw new Refused(tooLarge);
    if (read.text.trim() === "") return;
    const { index } = stored;
    if (rowHidden) {
      leftRow ??= row.line;
      return;
    }
    if (hiddenColumns.some(({ from, to }) => index >= from && index <= to)) {
      leftColumns.add(index);
      return;
    }
    if (index >= mostColumns)
      throw new Refused({ field: "file", problem: "too_wide", params: { maximum: mostColumns }, line: row.line });
    count += 1;
    if (count > mostCells) throw new Refused(tooManyRows);
    put(row.cells, index, read);
  };

  parsePart(xml, {
    open(name, attributes) {
      if (name === "col" && isSet(attributes["hidden"])) {
        hiddenColumns.push({ from: Number(attributes["min"]) - 1, to: Number(attributes["max"]) - 1 });
      } else if (name === "row") {
        row = { cells: [], line: Number(attributes["r"] ?? row.line + 1) };
        [rowHidden, column] = [isSet(attributes["hidden"]), -1];
      } else if (name === "c") {
        column = columnIndex(attributes["r"] ?? "") ?? column + 1;
        const [type, style] = [attributes["t"] ?? "n", Number(attributes["s"] ?? 0)];
        cell = { line: row.line, index: column, type, style, text: "", formula: false };
      } else if (name === "f" && cell) cell.formula = true;
      else if (name === "rPh") phonetic = true;
      taking = (name === "v" || name === "t") && !phonetic;
    },
    text(part) {
      if (taking && cell) cell.text += part;
    },
    close(name) {
      taking = false;
      if (name === "rPh") phonetic = false;
      else if (name === "c" && cell) {
        take(cell);
        cell = null;
      } else if (name === "row" && row.cells.length > 0) {
        rows.push(row);
        if (rows.length > mostRows) throw new Refused(tooManyRows);
      }
    },
  });
  return {
    rows,
    hidden: [
      ...(leftRow === null ? [] : [{ line: leftRow, column: null }]),
      ...Array.from(leftColumns, (index) => ({ line: null, column: columnName(index) })),
    ],
  };
}

function isSet(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true";
}

/** The gaps before a cell are empty cells. */
function put(cells: Cell[], index: number, cell: Cell): void {
  while (cells.length < index) cells.push({ text: "", line: cell.line });
  cells[index] = cell;
}

/** The column of a reference such as C7, from 0; null without one. */
function columnIndex(reference: string): number | null {
  let index = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    index = index * 26 + value;
    if (index > 1_000_000) break;
  }
  return index > 0 ? index - 1 : null;
}
