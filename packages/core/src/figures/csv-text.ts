import { CsvError, parse } from "csv-parse/sync";

/** A row of a file: its cells, and the line on which each begins, from 1, as an editor counts them. */
export type CsvRow = { cells: CsvCell[]; line: number };
export type CsvCell = { text: string; line: number };

export type CsvText = { separator: string; rows: CsvRow[] };

/** The file is not valid CSV, or a row is too long; gives the line on which that row begins. */
export type Unreadable = { unreadableLine: number };

export type TooManyRows = { mostRows: number };

/** Ten times as many as there are periods that figures can be for. */
const mostRows = 25_000;

/** Maximum length of a row in bytes, and of its cells. */
const longestRow = 20_000;
const mostCells = 100;

const separators = [",", ";", "\t"] as const;

/**
 * Reads a file's bytes into rows. Accepts UTF-8, UTF-16LE with a byte order mark, otherwise Windows-1252; any line
 * ending; comma, semicolon or tab as the separator, detected in the first line that is not blank. Skips blank rows.
 */
export function readCsv(bytes: Uint8Array): CsvText | Unreadable | TooManyRows {
  const text = decode(bytes).replaceAll(/\r\n?/g, "\n");
  if (text.includes("\0")) return { unreadableLine: 1 };
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  let [lastLine, count] = [0, 0];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: (record: string[], { lines }) => {
        count += 1;
        if (count > mostRows || record.length > mostCells) throw new Overflow();
        if (record.some((cell) => cell.trim() !== "")) rows.push(withLines(record, lines));
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (count > mostRows) return { mostRows };
    if (error instanceof CsvError || error instanceof Overflow) return { unreadableLine: nextLine(text, lastLine) };
    throw error;
  }
  return { separator, rows };
}

class Overflow extends Error {}

/** The next non-empty line after a given one, counted from 1. */
function nextLine(text: string, lastLine: number): number {
  const later = text.split("\n").slice(lastLine);
  return lastLine + later.findIndex((line) => line !== "") + 1;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function findSeparator(text: string): string {
  const firstLine = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** `lastLine` is the last line of the record; a quoted cell may contain line breaks. */
function withLines(record: string[], lastLine: number): CsvRow {
  const ends = record.map((text) => text.split("\n").length - 1);
  const first = lastLine - ends.reduce((sum, count) => sum + count, 0);
  let line = first;
  const cells = record.map((text, index) => {
    const cell = { text, line };
    line += ends[index] ?? 0;
    return cell;
  });
  return { cells, line: first };
}
