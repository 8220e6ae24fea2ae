import type { ImportProblem } from "./import-result.ts";
import { type Cell, mostRows, type Row, tooManyRows } from "./table.ts";
import { workbookParser } from "./workbook-parser.ts";
import { type DateFormat, textOfSerial } from "./xlsx-dates.ts";

type Workbook = { strings: string[]; formats: Map<number, DateFormat>; from1904: boolean };
type Open = { line: number; index: number; type: string; style: number; text: string; formula: boolean };

/** Filled cells of a sheet are read at about 1.5 million a second. */
const mostColumns = 200;
const mostCells = 1_500_000;
const longestCell = 20_000;

/** Reads a sheet's filled rows by their own numbers, however far apart they are. */
export function readSheet(xml: string, workbook: Workbook): { rows: Row[] } | { problems: ImportProblem[] } {
  const rows: Row[] = [];
  const problems: ImportProblem[] = [];
  let row: Row = { cells: [], line: 0 };
  let open: Open | null = null;
  let [inValue, count, line] = [false, 0, 0];
  const refuse = (problem: ImportProblem) => {
    problems.push(problem);
    parser.pause();
  };
  const parser = workbookParser({
    onopentag(name, attributes) {
      if (name === "row") {
        line = Number(attributes["r"] ?? line + 1);
        row = { cells: [], line };
      } else if (name === "c") {
        const index = columnIndex(attributes["r"] ?? "") ?? row.cells.length;
        open = {
          line,
          index,
          type: attributes["t"] ?? "n",
          style: Number(attributes["s"] ?? 0),
          text: "",
          formula: false,
        };
      } else if (name === "f" && open) open.formula = true;
      inValue = name === "v" || name === "t";
    },
    ontext(part) {
      if (inValue && open && open.text.length < longestCell) open.text += part;
    },
    onclosetag(name) {
      if (name === "c" && open) {
        const cell = cellOf(open, workbook);
        if ("problem" in cell) refuse(cell);
        else if (cell.text.trim() !== "") {
          count += 1;
          if (open.index >= mostColumns)
            refuse({ field: "file", problem: "too_wide", params: { maximum: mostColumns }, line });
          else put(row.cells, open.index, cell);
        }
        open = null;
      } else if (name === "row" && row.cells.length > 0) rows.push(row);
      if (rows.length > mostRows || count > mostCells) refuse(tooManyRows);
      inValue = false;
    },
  });
  parser.end(xml);
  const [problem] = problems;
  return problem ? { problems: [problem] } : { rows };
}

/** The gaps before a cell are empty cells. */
function put(cells: Cell[], index: number, cell: Cell): void {
  while (cells.length < index) cells.push({ text: "", line: cell.line });
  cells[index] = cell;
}

function cellOf({ type, text, style, line, index, formula }: Open, workbook: Workbook): Cell | ImportProblem {
  if (formula && text === "" && type !== "str") {
    return { field: "file", problem: "formula_without_value", line, column: index + 1 };
  }
  if (type === "s") return { text: workbook.strings[Number(text)] ?? "", line };
  if (type === "d") return { text, line, stored: true };
  if (type !== "n" || text === "") return { text, line };
  const number = Number(text);
  const format = workbook.formats.get(style);
  if (format && number >= 0 && number < 2_958_466)
    return { text: textOfSerial(number, format, workbook.from1904), line, stored: true };
  return { text: Number.isFinite(number) ? decimal(number) : text, line, stored: true };
}

/** A number without an exponent, and without what binary fractions add: 0.1 + 0.2 is 0.3. */
function decimal(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? String(BigInt(rounded)) : String(rounded);
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
