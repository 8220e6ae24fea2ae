import { stringify } from "csv-stringify/sync";

/** Says to a spreadsheet that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/** A CSV file that spreadsheets open without harm: a cell that they would take for a formula begins with an apostrophe. */
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
