import { stringify } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";
import { localDate } from "@agency/model/time-zone";

/** The byte order mark, which tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The beginning of a formula: at the start of a cell, and after everything that a spreadsheet with other settings takes for
 * the start of one.
 */
const formula = /(^[\s"']*|[;\t\r\n][ "']*)([=+\-@＝＋－＠])/gu;

/** A phone number in international writing, which no spreadsheet can compute: two numbers with a space between are not a sum. */
const phone = /^\+\d{1,4} [\d -]+(?: ext\. \d+)?$/;

/** Readers end a row at any of these; csv-stringify quotes only a cell with both characters of its own row ending. */
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/u;

/** The columns of a file by their headings, each with what it shows of a row. */
export type SpreadsheetColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>;

/** A CSV file that is safe in spreadsheets: what they would run as a formula begins with an apostrophe. */
export function spreadsheetCsv<Row>(columns: SpreadsheetColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  const text = stringify(
    rows.map((row) => cells.map((cell) => cell(row))),
    {
      header: true,
      columns: Object.keys(columns),
      cast: { string: disarmed },
      record_delimiter: "windows",
      quoted_match: lineBreak,
    },
  );
  return byteOrderMark + text;
}

/** Makes an answer a file to keep, which is named by its subject and the day. */
export function answerAsCsv(reply: FastifyReply, subject: string, now: Date): void {
  reply.header("content-disposition", `attachment; filename="${subject}-${localDate(now).toString()}.csv"`);
}

function disarmed(cell: string): string {
  if (phone.test(cell)) return cell;
  return cell.replaceAll(formula, (_, start: string, sign: string, offset: number) =>
    offset === 0 && !start.startsWith(";") ? `'${start}${sign}` : `${start}'${sign}`,
  );
}
