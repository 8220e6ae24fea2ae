import type { AnswerEngine, AnswerPart } from "@agency/model/ai-answers";
import { dayCount, openDays, readDate } from "./dates.ts";
import { isTotal, normalHeader } from "./headers.ts";
import { type ImportProblem, mostProblems } from "./import-result.ts";
import { readAmount } from "./numbers.ts";
import { filterHeaders, isFilters, named, namedSheet } from "./search-filters.ts";
import { dateAt, type Row, type Sheet, textAt } from "./sheet.ts";

/** What a table of an export holds. `other` are countries and devices, which no report needs. */
type AnswersKind = "days" | "pages" | "queries" | "filters" | "other";

/** A table of an export about answers by AI. `counted` is the column of its counts, `perDay` that of the pages cited on a day. */
export type AnswersTable = {
  kind: AnswersKind;
  sheet: Sheet;
  header: Row;
  rows: Row[];
  counted: number;
  perDay: number | null;
};

/** An export of one engine. `isNamed` when it says itself that it is about answers by AI. */
export type AnswersFile = { engine: AnswerEngine; tables: AnswersTable[]; isNamed: boolean };

const bingNames = new Map<string, AnswersKind>([
  ["date", "days"],
  ["page", "pages"],
  ["url", "pages"],
  ["cited page", "pages"],
  ["grounding query", "queries"],
  ["grounding queries", "queries"],
]);

/** Google's heading in languages that people here set. */
const shown = named(
  "impressions, tera, impresi, tayangan, 展示次数, 展示, 曝光, 曝光次數, 曝光次数, impressionen, 表示回数",
);
const dayNames = named("date, tarikh, 日期, tanggal, datum, 日付");
const pageNames = named(
  "top pages, pages, page, halaman teratas, halaman, halaman popular, 热门网页, 网页, 熱門網頁, 網頁, seiten, häufigste seiten",
);

/** How Google's screens name these answers; the value that its export writes is not known. */
const generative = /generative ai|ai generatif|生成式\s*(?:ai|人工智能)/i;

/** Whether a filter of Search Console names the report on answers by AI. */
export function isAnswersFilter(value: string): boolean {
  return generative.test(value);
}

/** Finds an export of Bing's AI Performance or of Search Console on generative AI by the tables of a file; null for any other file. */
export function findAnswers(sheets: Sheet[]): AnswersFile | null {
  const bing = sheets.flatMap((sheet) => bingTable(sheet) ?? []);
  if (bing.length > 0) return { engine: "bing", tables: bing, isNamed: true };
  const google = sheets.flatMap((sheet) => googleTable(sheet) ?? []);
  const holds = (kind: AnswersKind) => google.some((table) => table.kind === kind);
  const hasHeading = google.some(
    ({ kind, header }) => (kind === "days" || kind === "pages") && shown.has(normalHeader(textAt(header, 1))),
  );
  if (!hasHeading && !(holds("days") && holds("pages"))) return null;
  const filters = google.find(({ kind }) => kind === "filters");
  const isNamed = filters?.rows.some((row) => isAnswersFilter(textAt(row, 1))) ?? false;
  return { engine: "google", tables: google, isNamed };
}

function bingTable(sheet: Sheet): AnswersTable | null {
  const [header, ...rows] = sheet.rows;
  if (header === undefined) return null;
  const headings = header.cells.map(({ text }) => normalHeader(text));
  const kind = bingNames.get(headings[0] ?? "");
  const counted = headings.indexOf("citations");
  if (kind === undefined || counted < 0) return null;
  const perDay = headings.indexOf("cited pages");
  return { kind, sheet, header, rows, counted, perDay: perDay < 0 ? null : perDay };
}

/** Google's tables have two columns: what a row is of, and how often it was shown. */
function googleTable(sheet: Sheet): AnswersTable | null {
  const [header, ...rows] = sheet.rows;
  if (header === undefined || header.cells.length !== 2) return null;
  const table = { sheet, header, rows, counted: 1, perDay: null };
  const headings = header.cells.map(({ text }) => normalHeader(text));
  if (filterHeaders.has(headings.join(" ")) || isFilters(sheet)) return { ...table, kind: "filters" };
  const [row] = rows;
  const [heading = ""] = headings;
  const name = row ? dateAt(row, 0) : "";
  const reading = readDate(name);
  // The first days of weeks or months are a table of people's own.
  if (reading?.kind === "day") return areFarApart(rows) ? null : { ...table, kind: "days" };
  if (row === undefined && dayNames.has(heading)) return { ...table, kind: "days" };
  if (/^https?:\/\//.test(name) || (row === undefined && pageNames.has(heading))) return { ...table, kind: "pages" };
  return shown.has(headings[1] ?? "") ? { ...table, kind: "other" } : null;
}

/** Whether the first two rows are a week or more apart. */
function areFarApart(rows: Row[]): boolean {
  const [one, other] = rows.slice(0, 2).map((row) => readDay(dateAt(row, 0), "google"));
  return one != null && other != null && Math.abs(dayCount(one, other) - 1) >= 7;
}

/** A row of an export. `count` is null where Google writes no number, which is not 0. */
export type CountedRow = { name: string; count: number | null; perDay: number | null; row: Row };

/** The rows of a table, and what its total says where it has one. */
export type CountedRows = { rows: CountedRow[]; totals: CountedRow[] } | { problems: ImportProblem[] };

/** Reads the counts of a table. A name that stands twice would be a divided one. */
export function readCounts(table: AnswersTable, { mayBeUnknown }: { mayBeUnknown: boolean }): CountedRows {
  const problems: ImportProblem[] = [];
  const rows: CountedRow[] = [];
  const totals: CountedRow[] = [];
  const lines = new Map<string, number>();
  for (const row of table.rows) {
    const count = readCell(table, row, table.counted, problems, mayBeUnknown);
    const perDay = table.perDay === null ? null : readCell(table, row, table.perDay, problems, false);
    const name = dateAt(row, 0);
    const counted = { name, count: count ?? null, perDay: perDay ?? null, row };
    if (isTotal(name)) {
      totals.push(counted);
      continue;
    }
    const other = lines.get(name);
    const place = { line: row.line, ...namedSheet(table.sheet) };
    const field = textAt(table.header, 0);
    if (name === "") problems.push({ field, problem: "required", ...place, column: 1 });
    else if (other !== undefined) problems.push({ field, problem: "answers_repeats", params: { other }, ...place });
    lines.set(name, row.line);
    rows.push(counted);
  }
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { rows, totals };
}

/** @returns undefined where the cell is a problem */
function readCell(
  table: AnswersTable,
  row: Row,
  index: number,
  problems: ImportProblem[],
  mayBeUnknown: boolean,
): number | null | undefined {
  const cell = row.cells[index] ?? { text: "", line: row.line };
  if (mayBeUnknown && /^[~–—-]?$/u.test(cell.text.trim())) return null;
  const read = readAmount(cell, "people");
  if ("value" in read && read.value !== null) return read.value;
  const found = "value" in read ? { problem: "required" as const } : read;
  const place = { line: cell.line, column: index + 1, ...namedSheet(table.sheet) };
  problems.push({ field: textAt(table.header, index), ...found, ...place });
  return undefined;
}

/** Bing writes midnight behind each day. */
const midnight = / 12:00:00[ \u{202f}]AM$/iu;

/** Reads a day as an engine writes it. Bing writes the month first, and so its order is known. */
export function readDay(name: string, engine: AnswerEngine): string | null {
  const reading = readDate(name.replace(midnight, ""));
  if (reading?.kind !== "day") return null;
  const [open] = openDays(reading);
  if (open === undefined) return "date" in reading.day ? reading.day.date : null;
  return engine === "bing" ? toDay(open.year, open.first, open.second) : toDay(open.year, open.second, open.first);
}

function toDay(year: number, month: number, day: number): string | null {
  const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  const time = Date.parse(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** Which part of a reading a table gives; null for the others. */
export function partIn({ kind }: AnswersTable): AnswerPart | null {
  return kind === "days" ? "count" : kind === "pages" || kind === "queries" ? kind : null;
}
