import { type Column, ownValue, type Table } from "./columns.ts";
import { readDate } from "./dates.ts";
import { normalHeader } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, Question } from "./import-result.ts";
import { dateAt, type Row, textAt } from "./table.ts";

/**
 * Takes a column for the period when no name says so but most of its cells do, so that the others are refused by name; an end alone is
 * a period by itself.
 */
export function withPeriod(columns: Column[], rows: Row[]): Column[] {
  if (rows.length === 0 || columns.some(({ meaning }) => meaning === "period" || meaning === "year")) return columns;
  const mostly = (column: Column) => rows.filter((row) => isDateAt(row, column)).length * 2 >= rows.length;
  const dated =
    columns.find((column) => column.meaning === null && mostly(column)) ??
    columns.find(({ meaning }) => meaning === "periodEnd");
  return columns.map((column) => (column === dated ? { ...column, meaning: "period" as const } : column));
}

/**
 * Asks what a second column of dates means, since it may end the period: "Start, Closing" from 1 to 15 October is not October.
 * @returns null when every column of dates is understood
 */
export function askDates({ sheet, header, columns, rows }: Table, context: ImportContext): Question | null {
  const period = columns.find(({ meaning }) => meaning === "period");
  if (columns.some(({ meaning }) => meaning === "periodEnd")) return null;
  if (period && rows.every((row) => readDate(textAt(row, period.index))?.kind === "range")) return null;
  const second = columns.find(
    (column) => column.meaning === null && !isLeftOut(column, context) && isDates(rows, column),
  );
  if (second === undefined) return null;
  const example = rows.map((row) => textAt(row, second.index)).find((text) => text !== "") ?? null;
  return {
    id: `column:${normalHeader(second.header)}`,
    kind: "date_column",
    sheet,
    line: header.cells[second.index]?.line ?? header.line,
    about: { column: second.header, figure: null, example },
    choices: [choice("periodEnd"), choice("ignore")],
  };
}

/** Whether it was answered, now or before, that a column says nothing. */
export function isLeftOut({ header }: Column, { answers, mapping }: ImportContext): boolean {
  const name = normalHeader(header);
  return (ownValue(answers, `column:${name}`) ?? ownValue(mapping.columns, name)) === "ignore";
}

function isDates(rows: Row[], column: Column): boolean {
  const filled = rows.filter((row) => textAt(row, column.index) !== "");
  return filled.length > 0 && filled.every((row) => isDateAt(row, column));
}

/** Numbers alone could be anything. */
function isDateAt(row: Row, { index }: Column): boolean {
  return /[^\d.,]/.test(dateAt(row, index)) && readDate(dateAt(row, index)) !== null;
}
