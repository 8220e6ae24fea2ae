import type { Figures } from "@agency/model/figures";
import { reportTypes } from "@agency/model/report/report-type";
import { type ColumnMeaning, isColumnMeaning, isFigure, meaningOf, normalHeader } from "./headers.ts";
import type { ImportContext, ImportMapping, Question } from "./import-result.ts";
import { isNumber } from "./numbers.ts";
import { type Row, type Sheet, textAt } from "./table.ts";

export type Column = { index: number; header: string; meaning: ColumnMeaning | null };

export type Table = {
  sheet: string | null;
  kind: Sheet["kind"];
  titles: Row[];
  header: Row;
  columns: Column[];
  rows: Row[];
};

/** How far down a table may begin. */
const titleRows = 30;

/** Finds the header of a table and what its columns hold; null when no row names a figure. */
export function findTable({ name, rows, kind }: Sheet, context: ImportContext): Table | null {
  for (const [index, row] of rows.slice(0, titleRows).entries()) {
    const columns = columnsOf(row, context);
    if (!columns.some(({ meaning }) => isFigure(meaning)) || row.cells.some(isNumber)) continue;
    return { sheet: name, kind, titles: rows.slice(0, index), header: row, columns, rows: rows.slice(index + 1) };
  }
  return null;
}

/** The columns of a header, by what was decided before, by what is answered now, and by their names. */
export function columnsOf({ cells }: Row, { mapping, answers }: ImportContext): Column[] {
  return cells.flatMap(({ text }, index) => {
    const header = text.trim();
    const name = normalHeader(header);
    if (name === "") return [];
    const answer = ownValue(answers, `column:${name}`) ?? ownValue(mapping.columns, name);
    if (answer === "ignore") return [{ index, header, meaning: null }];
    return [{ index, header, meaning: answer && isColumnMeaning(answer) ? answer : meaningOf(header) }];
  });
}

/**
 * Decides between columns that claim the same figure: columns that agree in every row need no question.
 * @returns the columns with one of each meaning, or the question
 */
export function chooseColumns(
  table: Pick<Table, "sheet" | "header" | "columns" | "rows">,
  context: ImportContext,
): Column[] | Question {
  const kept: Column[] = [];
  for (const column of table.columns) {
    const { meaning } = column;
    const rival = meaning === null ? undefined : kept.find((other) => other.meaning === meaning);
    if (meaning === null || rival === undefined) kept.push(column);
    else if (!isFigure(meaning) || agree(table.rows, rival, column)) kept.push({ ...column, meaning: null });
    else {
      const rivals = table.columns.filter((other) => other.meaning === meaning);
      const chosen = chosenOf(rivals, meaning, context);
      if (chosen === undefined) return askColumn(table, meaning, rivals);
      kept.splice(kept.indexOf(rival), 1, { ...rival, meaning: rival === chosen ? meaning : null });
      kept.push({ ...column, meaning: column === chosen ? meaning : null });
    }
  }
  return kept;
}

/** What was decided about files of this shape, now and before: to be remembered, and passed in again. */
export function decidedMapping({ mapping, answers }: ImportContext): ImportMapping {
  const columns = new Map(Object.entries(mapping.columns));
  for (const [id, value] of Object.entries(answers)) {
    const [kind, name] = [id.slice(0, id.indexOf(":")), id.slice(id.indexOf(":") + 1)];
    if (kind === "column" && (value === "ignore" || isColumnMeaning(value))) columns.set(name, value);
    if (kind !== "figure" || !isColumnMeaning(name)) continue;
    for (const [header, meaning] of columns) if (meaning === name) columns.delete(header);
    columns.set(normalHeader(value), name);
  }
  const order = ownValue(answers, "date_order");
  const type = ownValue(answers, "report_type");
  return {
    columns: Object.fromEntries(columns),
    dateOrder: order === "day_first" || order === "month_first" ? order : mapping.dateOrder,
    reportType: reportTypes.find((known) => known === type) ?? mapping.reportType,
  };
}

/** A property that an object has itself, since the names come from a file. */
export function ownValue<T>(object: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The column that was answered now, or the only one that was decided before. */
function chosenOf(rivals: Column[], meaning: ColumnMeaning, { answers, mapping }: ImportContext): Column | undefined {
  const decided = rivals.filter(({ header }) => ownValue(mapping.columns, normalHeader(header)) === meaning);
  const answered = rivals.find(({ header }) => header === ownValue(answers, `figure:${meaning}`));
  return answered ?? (decided.length === 1 ? decided[0] : undefined);
}

function agree(rows: Row[], one: Column, other: Column): boolean {
  return rows.every((row) => textAt(row, one.index) === textAt(row, other.index));
}

function askColumn(table: Pick<Table, "sheet" | "header" | "rows">, figure: keyof Figures, rivals: Column[]): Question {
  const headers = [...new Set(rivals.map(({ header }) => header))];
  return {
    id: `figure:${figure}`,
    kind: "figure_column",
    sheet: table.sheet,
    line: table.header.line,
    about: { column: null, figure, example: null },
    choices: headers.map((header) => ({ value: header, label: header })),
  };
}
