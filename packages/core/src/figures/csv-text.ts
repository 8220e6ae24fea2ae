import { CsvError, parse } from "csv-parse/sync";

/** A row of a file: its cells, and the line on which each begins, from 1, as an editor counts them. */
export type CsvRow = { cells: CsvCell[]; line: number };
export type CsvCell = { text: string; line: number };

export type CsvText = { separator: string; rows: CsvRow[] };

/** A file that is no CSV, with the line on which the unreadable row begins. */
export type Unreadable = { unreadableLine: number };

const separators = [",", ";", "\t"] as const;

/**
 * Reads a file's bytes into rows: UTF-8 or UTF-16LE with its mark, else Windows-1252; any line ends; comma, semicolon or
 * tab between the cells, as in the first line that is not blank. Blank rows are left out.
 */
export function readCsv(bytes: Uint8Array): CsvText | Unreadable {
  const text = decode(bytes).replaceAll(/\r\n?/g, "\n");
  if (text.includes("\0")) return { unreadableLine: 1 };
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        rows.push(withLines(record, lines));
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return { unreadableLine: nextLine(text, lastLine) };
    throw error;
  }
  return { separator, rows: rows.filter(({ cells }) => cells.some((cell) => cell.text.trim() !== "")) };
}

/** The first line after another that is not empty, from 1. */
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
  const firstLine = /^.*\S.*$/m.exec(text)?.[0] ?? "";
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** `lastLine` is the line on which the record ends; a quoted cell may hold line ends of its own. */
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
