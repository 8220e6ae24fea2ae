import { readDate } from "./dates.ts";
import { readHeading } from "./headers.ts";
import { isNumber } from "./numbers.ts";
import { type Cell, type Row, textAt } from "./sheet.ts";

/** How far down headings may begin. */
const titleRows = 30;

/**
 * Rows with headings in two lines as one line: a figure's name, or a month, that stands once above several columns, such as "Prospek" above
 * "Sasaran" and "Sebenar", becomes "Prospek (Sasaran)" and "Prospek (Sebenar)".
 */
export function withJoinedHeadings(rows: Row[]): Row[] {
  const at = rows.slice(0, titleRows).findIndex((upper, index) => {
    const [lower, ...below] = rows.slice(index + 1);
    return lower !== undefined && isAboveSeveral(upper, lower, below);
  });
  const [upper, lower] = rows.slice(at, at + 2);
  if (at < 0 || upper === undefined || lower === undefined) return rows;
  return rows.toSpliced(at, 2, joined(upper, lower));
}

function isAboveSeveral(upper: Row, lower: Row, below: Row[]): boolean {
  if ([...upper.cells, ...lower.cells].some(isNumber)) return false;
  const groups = headingColumns(upper, lower);
  return groups.some((group, index) => {
    const isSecond = group !== index && group > 0 && textAt(lower, group) !== "";
    return (
      isSecond &&
      isName(textAt(upper, group)) &&
      [group, index].every((column) => !namesFigure(textAt(lower, column))) &&
      below.some(({ cells }) => cells[index] !== undefined && isNumber(cells[index]))
    );
  });
}

/** The column of the heading above each column: its own, or the one to the left where the upper line has a gap or says the same again. */
function headingColumns(upper: Row, lower: Row): number[] {
  const groups: number[] = [];
  for (let index = 0; index < Math.max(upper.cells.length, lower.cells.length); index += 1) {
    const group = groups[index - 1] ?? index;
    const isSame = ["", textAt(upper, group)].includes(textAt(upper, index)) && textAt(lower, index) !== "";
    groups.push(isSame ? group : index);
  }
  return groups;
}

function isName(text: string): boolean {
  return namesFigure(text) || readDate(text) !== null;
}

function namesFigure(text: string): boolean {
  const { meaning, doubt } = readHeading(text);
  return doubt !== null || (meaning !== null && meaning !== "period" && meaning !== "year");
}

function joined(upper: Row, lower: Row): Row {
  const groups = headingColumns(upper, lower);
  const cells = groups.map((group, index): Cell => {
    const [above, below] = [textAt(upper, group), textAt(lower, index)];
    const text = above === "" || below === "" ? above + below : `${above} (${below})`;
    return { text, line: lower.cells[index]?.line ?? lower.line };
  });
  return { line: lower.line, cells };
}
