import { stringify } from "csv-stringify/sync";

/** The byte order mark, which tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The beginning of a formula: at the start of a cell, and after everything that a spreadsheet with other settings takes for
 * the start of one.
 */
const formula = /(^[\s"']*|[;\t\r\n][ "']*)([=+\-@＝＋－＠])/gu;

/** What readers take for the end of a row; csv-stringify quotes only a cell with both characters of its own row ending. */
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/u;

/** A CSV file that is safe in spreadsheets: what they would run as a formula begins with an apostrophe. */
export function spreadsheetCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | number | null | undefined>[],
): string {
  const text = stringify([...rows], {
    header: true,
    columns: [...columns],
    cast: { string: disarmed },
    record_delimiter: "windows",
    quoted_match: lineBreak,
  });
  return byteOrderMark + text;
}

function disarmed(cell: string): string {
  return cell.replaceAll(formula, (_, start: string, sign: string, offset: number) =>
    offset === 0 && !start.startsWith(";") ? `'${start}${sign}` : `${start}'${sign}`,
  );
}
