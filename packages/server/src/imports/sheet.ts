/**
 * A cell: its text, and the line on which it begins, from 1. `stored` means that a spreadsheet stored a number or a date, which
 * its text gives as 2260.5 or 2026-10-01.
 */
export type Cell = {
  text: string;
  line: number;
  stored?: true;
  /** A spreadsheet shows no plain number: TRUE, an error, a date or a time, or a number with a word for thousands. */
  shows?: "truth" | "error" | "day" | "shortened";
  /** The currency that a spreadsheet shows beside the number. */
  currency?: string;
  /** The day that a number without a date's format means if it is a date, in a workbook that counts days from 1904. */
  day?: string;
  /** Which sign begins decimals, where the text itself leaves open whether it groups thousands. */
  decimal?: DecimalSign;
};

/** `unclear` when nothing in the file tells it. */
export type DecimalSign = "." | "," | "unclear";

export type Row = { cells: Cell[]; line: number };

/**
 * A table of a file without its blank rows. `name` is the sheet's name, or the file's in a zip; null for a file alone. In a
 * `workbook` a row ends at its last filled cell.
 */
export type Sheet = { name: string | null; rows: Row[]; kind: "text" | "workbook" };

/** As many as an export of Search Console's API or a sheet of days for all clients may have. */
export const mostRows = 100_000;

export const tooManyRows = { field: "file", problem: "too_many", params: { maximum: mostRows } } as const;

/** Whether the tables of one file have too many rows together. */
export function hasTooManyRows(sheets: readonly Sheet[]): boolean {
  return sheets.reduce((sum, { rows }) => sum + rows.length, 0) > mostRows;
}

export function textAt(row: Row, index: number): string {
  return row.cells[index]?.text.trim() ?? "";
}

/** The text of a cell that says when. */
export function dateAt(row: Row, index: number): string {
  return row.cells[index]?.day ?? textAt(row, index);
}

/** The same table with rows and columns exchanged; every cell keeps its line. */
export function transposed(rows: Row[]): Row[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, index) => ({
    line: rows[0]?.line ?? 1,
    cells: rows.map(({ cells, line }) => cells[index] ?? { text: "", line }),
  }));
}
