import type { Period } from "@agency/model/report/periods";
import type { Table } from "./columns.ts";
import { isFigure, readHeading } from "./headers.ts";
import type { OutsideText } from "./import-result.ts";
import type { Dated } from "./row-periods.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

/** A sheet with more lines is not a page of explanations. */
const mostLines = 60;

const longestText = 300;
const longestUnit = 30;

/**
 * The texts outside a table's columns: its sheet's name, the lines above and below it, and the words in columns that nobody knows.
 * @param dated the rows with their periods
 */
export function findOutside(
  { sheet, titles, header, columns, rows }: Table,
  below: Row[],
  dated: Dated[],
): OutsideText[] {
  const periods = dated.map(({ period }) => period);
  const unknown = columns.filter(({ meaning, why }) => meaning === null && why === "unknown_column");
  const rowPeriods = new Map(dated.map(({ row, period }) => [row, [period]]));
  const remarks = rows.flatMap((row) => {
    const cells = unknown.map(({ index }) => ({ line: row.cells[index]?.line ?? row.line, text: textAt(row, index) }));
    // A column of numbers says nothing of others.
    const texts = cells.filter(({ text }) => /\p{L}/u.test(text));
    return texts.map((cell) => ({ ...cell, periods: rowPeriods.get(row) ?? [] }));
  });
  // A line above a table whose periods are side by side is the heading of an empty column.
  const headings = unknown.filter(({ index }) => rows.every((row) => textAt(row, index) === ""));
  // "Bulan (kumulatif)" says of every row what a title would, and so does a client's name above the months.
  const dates = columns.filter(({ meaning }) => meaning === "period" || meaning === "year");
  const texts: OutsideText[] = [
    ...ofSheet(sheet, periods),
    ...titles.map(({ cells, line }) => ({ sheet, line, text: lineText(cells), where: "above" as const, periods })),
    ...[...headings, ...dates].map(({ header: text, index }) => ({
      sheet,
      line: header.cells[index]?.line ?? null,
      text,
      where: "above" as const,
      periods,
      ...(isOwnHeading(text) && { isNamed: true as const }),
    })),
    ...below.map(({ cells, line }) => ({ sheet, line, text: lineText(cells), where: "below" as const, periods })),
    ...remarks.map((remark) => ({ sheet, ...remark, where: "remark" as const })),
  ];
  return distinct(texts.filter(({ text }) => saysSomething(text)));
}

/** Whether a heading is shown as that of a column, or is nothing but "Bulan". */
function isOwnHeading(text: string): boolean {
  return readHeading(text).meaning !== null;
}

/** Whether a text has a word or a date; the line sep= of Excel says only how to read the file. */
function saysSomething(text: string): boolean {
  return !/^"?sep=/i.test(text) && (/\p{L}/u.test(text) || /\d[/.-]\d|\d{4}/.test(text));
}

/** The lines of a sheet without a table, such as a cover, that are texts. */
export function outsideOfSheet({ name, rows }: Sheet): OutsideText[] {
  if (rows.length > mostLines) return [];
  const lines = rows.map(({ cells, line }): OutsideText => ({
    sheet: name,
    line,
    text: lineText(cells),
    where: "above",
    periods: [],
  }));
  return distinct([...ofSheet(name, []), ...lines].filter(({ text }) => saysSomething(text)));
}

function ofSheet(sheet: string | null, periods: Period[]): OutsideText[] {
  if (sheet === null || readHeading(sheet).meaning !== null) return [];
  const text = sheet.replace(/\.(?:csv|tsv|txt)$/i, "");
  return [{ sheet, line: null, text, where: "sheet", periods }];
}

/** Each text once, where it is first: remarks repeat themselves down a table. */
function distinct(texts: OutsideText[]): OutsideText[] {
  const first = new Map<string, OutsideText>();
  for (const one of texts) {
    const key = JSON.stringify([one.text, one.where === "remark" ? one.periods : null]);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** Cells below the headings that name the unit of their column, or what it holds instead of what was reached. */
export function unitsIn(explanations: Row[], { sheet, columns }: Table): OutsideText[] {
  const figures = columns.filter(({ meaning }) => isFigure(meaning));
  return explanations.flatMap((row) =>
    figures.flatMap(({ index, header }): OutsideText[] => {
      const text = textAt(row, index);
      if (text === "" || text.length > longestUnit) return [];
      return [{ sheet, line: row.line, text: `${header} (${text})`, where: "above", periods: [], isNamed: true }];
    }),
  );
}

/** The cells of a line as one text. */
function lineText(cells: Row["cells"]): string {
  const texts = cells.map(({ text }) => text.trim().replaceAll(/\s+/g, " ")).filter((text) => text !== "");
  return texts.join(" ").slice(0, longestText);
}
