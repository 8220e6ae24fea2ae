import { stringify } from "csv-stringify/sync";

/** The byte order mark, which tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/** A CSV file that is safe in spreadsheets: a cell that they would run as a formula begins with an apostrophe. */
export function spreadsheetCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | number | null | undefined>[],
): string {
  const text = stringify([...rows], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: "windows",
  });
  return byteOrderMark + text;
}
