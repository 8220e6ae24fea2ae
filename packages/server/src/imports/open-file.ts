import { CsvError, parse } from "csv-parse/sync";
import { type Archive, Damaged, isZip, kindOfArchive, kindOfBytes, kindOfText, openArchive } from "./archive.ts";
import type { Ignored, ImportContext, ImportProblem, Question } from "./import-result.ts";
import { tellDecimals } from "./numbers.ts";
import { hasTooManyRows, mostRows, type Sheet, tooManyRows } from "./sheet.ts";
import { decodeText } from "./text-encoding.ts";
import { readXlsx } from "./xlsx.ts";

/** The tables of a file and what of it is left out; or what is asked before it can be read; or why it is refused. */
type Opened = { sheets: Sheet[]; ignored: Ignored[] } | { question: Question } | { problems: ImportProblem[] };

/** Opens a file by its content, whatever its name: the tables of a csv file, of a zip of them, or of a workbook. */
export async function openFile(bytes: Uint8Array, context: ImportContext): Promise<Opened> {
  const kind = kindOfBytes(bytes);
  if (kind !== null) return { problems: [{ field: "file", problem: kind }] };
  if (!isZip(bytes)) return openText(bytes, null, context);
  const archive = await openArchive(bytes);
  if ("problems" in archive) return archive;
  try {
    return await openZip(archive, context);
  } catch (error) {
    if (error instanceof Damaged) return { problems: [{ field: "file", problem: "damaged" }] };
    throw error;
  }
}

async function openZip(archive: Archive, context: ImportContext): Promise<Opened> {
  const kind = kindOfArchive(archive.names);
  if (kind === "workbook") return readXlsx(archive);
  if (kind !== null) return { problems: [{ field: "file", problem: kind }] };
  const [sheets, ignored]: [Sheet[], Ignored[]] = [[], []];
  for (const path of archive.names.filter((name) => !isOfSystem(name))) {
    const name = path.split("/").at(-1) ?? path;
    if (!/\.(?:csv|tsv|txt)$/i.test(name)) {
      ignored.push({ sheet: name, line: null, column: null, why: "unknown_table" });
      continue;
    }
    const read = await openText(await archive.read(path), name, context);
    if (!("sheets" in read)) return read;
    sheets.push(...read.sheets);
    if (hasTooManyRows(sheets)) return { problems: [tooManyRows] };
  }
  return sheets.length > 0 ? { sheets, ignored } : { problems: [{ field: "file", problem: "other_kind" }] };
}

/** Folders, and files that a computer adds of its own. */
function isOfSystem(path: string): boolean {
  return path.endsWith("/") || /(?:^|\/)[._]/.test(path);
}

async function openText(bytes: Uint8Array, name: string | null, context: ImportContext): Promise<Opened> {
  const sheet = name === null ? {} : { sheet: name };
  const refused = (problem: Omit<ImportProblem, "field">) => ({ problems: [{ field: "file", ...problem, ...sheet }] });
  const decoded = await decodeText(bytes, name, context);
  if ("question" in decoded) return decoded;
  if ("problem" in decoded) return refused(decoded);
  const kind = kindOfText(decoded.text);
  if (kind !== null) return refused({ problem: kind });
  const text = readCsv(decoded.text);
  if ("unreadableLine" in text) return refused({ problem: "unreadable", line: text.unreadableLine });
  if ("mostRows" in text) return refused({ problem: "too_many", params: { maximum: text.mostRows } });
  // Where semicolons separate cells, commas begin decimals.
  tellDecimals(text.rows, text.separator === ";" ? "," : undefined);
  return { sheets: [{ name, rows: text.rows, kind: "text" }], ignored: [] };
}

/** A row of a file: its cells, and the line on which each begins, from 1, as an editor counts them. */
type CsvRow = { cells: CsvCell[]; line: number };
type CsvCell = { text: string; line: number };

type CsvText = { separator: string; rows: CsvRow[] };

/** The file is not valid CSV, or a row is too long; gives the line on which that row begins. */
type Unreadable = { unreadableLine: number };

type TooManyRows = { mostRows: number };

/** Maximum length of a row in bytes, and of its cells. */
const longestRow = 20_000;
const mostCells = 100;

/** In the order of preference: commas also stand within numbers. */
const separators = [";", "\t", ","] as const;

/** How many lines decide which separator a file uses. */
const sampleLines = 20;

/**
 * Reads a text into rows. Accepts any line ending; comma, semicolon or tab as the separator, whichever divides most of the first
 * lines into as many cells, a bar where there is none of them, and what the line `sep=` of Excel says. Skips blank rows.
 */
function readCsv(file: string): CsvText | Unreadable | TooManyRows {
  const text = file.replaceAll(/\r\n?/g, "\n");
  if (text.includes("\0")) return { unreadableLine: 1 };
  if (hasMoreLines(text, mostRows)) return { mostRows };
  const stated = /^\uFEFF?"?sep=(.)"?\n/i.exec(text)?.[1];
  const separator = stated ?? findSeparator(text);
  const { rows, body, above } = splitComments(text);
  let lastLine = above;
  try {
    parse(body, {
      delimiter: separator,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: (record: string[], { lines }) => {
        if (record.length > mostCells) throw new Overflow();
        if (record.some((cell) => cell.trim() !== "")) rows.push(withLines(record, above + lines));
        lastLine = above + lines;
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError || error instanceof Overflow) return { unreadableLine: nextLine(text, lastLine) };
    throw error;
  }
  return { separator, rows };
}

class Overflow extends Error {}

/** Whether a text has more lines than that, not counting blank ones. */
function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0 && lines <= most; at = text.indexOf("\n", at + 1)) {
    if (text[at - 1] !== "\n") lines += 1;
  }
  return lines > most;
}

/** The lines above the table that begin with #, which exports write as they are and not as cells. */
function splitComments(text: string): { rows: CsvRow[]; body: string; above: number } {
  const rows: CsvRow[] = [];
  let [start, line] = [0, 0];
  while (text[start] === "#") {
    const end = text.indexOf("\n", start);
    const comment = text.slice(start, end < 0 ? text.length : end);
    line += 1;
    rows.push({ cells: [{ text: comment, line }], line });
    start = end < 0 ? text.length : end + 1;
  }
  return { rows, body: text.slice(start), above: line };
}

/** The next non-empty line after a given one, counted from 1. */
function nextLine(text: string, lastLine: number): number {
  const later = text.split("\n").slice(lastLine);
  return lastLine + later.findIndex((line) => line !== "") + 1;
}

function findSeparator(text: string): string {
  const lines = firstLines(text);
  const [best] = separators
    .map((separator) => ({ separator, ...evenness(lines.map((line) => countOutsideQuotes(line, separator))) }))
    .toSorted((a, b) => b.lines - a.lines || b.count - a.count);
  if (best && best.count > 0) return best.separator;
  return lines.length > 1 && lines.every((line) => countOutsideQuotes(line, "|") > 0) ? "|" : ",";
}

/** The first lines that are neither blank nor comments. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length && lines.length < sampleLines;) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    // A longer row is refused later.
    if (line.trim() !== "" && !line.startsWith("#")) lines.push(line.slice(0, longestRow));
    start += line.length + 1;
  }
  return lines;
}

function countOutsideQuotes(line: string, separator: string): number {
  const outside = line.split('"').filter((_, index) => index % 2 === 0);
  return outside.reduce((sum, part) => sum + part.split(separator).length - 1, 0);
}

/** The most frequent count above 0, and how many lines have it. */
function evenness(counts: number[]): { count: number; lines: number } {
  const groups = [...Map.groupBy(counts, (count) => count)].filter(([count]) => count > 0);
  return groups.reduce((best, [count, { length: lines }]) => (lines > best.lines ? { count, lines } : best), {
    count: 0,
    lines: 0,
  });
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
