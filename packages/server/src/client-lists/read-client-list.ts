import { type ListedField, listedFields, mostListed } from "@agency/model/client-list";
import { isTotal, normalHeader } from "../imports/headers.ts";
import { noMapping } from "../imports/import-result.ts";
import { readMoney, wrongText } from "../imports/numbers.ts";
import { openFile } from "../imports/open-file.ts";
import { type Row, type Sheet, textAt } from "../imports/sheet.ts";
import type { LeftPart, ListColumn, ListReading, WrittenRow } from "./client-list.ts";
import { isListHeading, readListHeadings } from "./list-headings.ts";

/** What was answered about a list: questions of its file by their id, and what columns hold by their headings. */
export type ListAnswers = {
  answers: Record<string, string>;
  columns: Record<string, ListedField | "ignore">;
};

/** The headings are in one of the first lines; above them are titles. */
const lastHeadingLine = 30;

/** Reads the rows of every table of clients in a file or a pasted text. Nothing in it is taken for right yet. */
export async function readClientList(bytes: Uint8Array, { answers, columns }: ListAnswers): Promise<ListReading> {
  const opened = await openFile(bytes, { now: new Date(0), mapping: noMapping, answers });
  if ("question" in opened) return { kind: "question", question: opened.question };
  if ("problems" in opened) return { kind: "problems", problems: opened.problems };
  const tables = opened.sheets.map((sheet) => ({ sheet, headings: findHeadings(sheet) }));
  const found = tables.flatMap(({ sheet, headings }) =>
    headings === null ? [] : [readTable(sheet, headings, columns)],
  );
  if (found.length === 0) return { kind: "problems", problems: [{ field: "file", problem: "list_no_headings" }] };
  const rows = found.flatMap((table) => table.rows);
  if (rows.length === 0) return { kind: "problems", problems: [{ field: "file", problem: "list_no_rows" }] };
  if (rows.length > mostListed)
    return { kind: "problems", problems: [{ field: "file", problem: "too_many", params: { maximum: mostListed } }] };
  const sheetsLeft = tables.flatMap(({ sheet, headings }) => (headings === null ? [leftSheet(sheet.name)] : []));
  const unread = opened.ignored.map(({ sheet, line }) => ({ ...leftSheet(sheet), line }));
  return {
    kind: "rows",
    columns: found.flatMap((table) => table.columns),
    rows,
    left: [...sheetsLeft, ...unread, ...found.flatMap((table) => table.left)],
  };
}

const leftSheet = (sheet: string | null): LeftPart => ({ sheet, line: null, text: "" });

/** The place of a table's headings: the row with most of those of a list, two at least. Null without one. */
function findHeadings({ rows }: Sheet): number | null {
  const counts = rows
    .slice(0, lastHeadingLine)
    .map((row) => row.cells.filter(({ text }) => isListHeading(text)).length);
  const most = Math.max(0, ...counts);
  return most < 2 ? null : counts.indexOf(most);
}

function readTable(
  { name: sheet, rows }: Sheet,
  headingsAt: number,
  chosen: ListAnswers["columns"],
): { columns: ListColumn[]; rows: WrittenRow[]; left: LeftPart[] } {
  const headings = (rows[headingsAt]?.cells ?? []).map(({ text }) => text.trim());
  const fields = readListHeadings(headings, chosen);
  const columns = headings.flatMap((heading, index) =>
    heading === "" ? [] : [{ key: normalHeader(heading), heading, sheet, field: fields[index] ?? null }],
  );
  const places = new Map(listedFields.map((field) => [field, fields.indexOf(field)] as const));
  const known = rows.slice(headingsAt + 1).filter((row) => fields.some((field, at) => field && textAt(row, at) !== ""));
  const isOfTotals = (row: Row) => isTotal(textAt(row, 0)) && textAt(row, places.get("email") ?? -1) === "";
  return {
    columns,
    rows: known
      .filter((row) => !isOfTotals(row) && !isHeadings(row, headings))
      .map((row) => readRow(row, { sheet, places, headings })),
    left: known.filter(isOfTotals).map((row) => ({ sheet, line: row.line, text: textAt(row, 0) })),
  };
}

/** Whether a row is the headings once more, as in tables that were put together. */
function isHeadings(row: Row, headings: string[]): boolean {
  return headings.every((heading, index) => textAt(row, index) === heading);
}

type Columns = { sheet: string | null; places: ReadonlyMap<ListedField, number>; headings: string[] };

function readRow(row: Row, { sheet, places, headings }: Columns): WrittenRow {
  const written: WrittenRow = { sheet, line: row.line, texts: {}, monthlyFee: null, headings: {}, problems: [] };
  for (const [field, index] of places) {
    const cell = row.cells[index];
    if (index >= 0) written.headings[field] = headings[index] ?? field;
    const text = textAt(row, index);
    if (cell === undefined || text === "") continue;
    if (field === "monthlyFee") {
      const fee = readMoney(cell);
      const read = "problem" in fee || fee.value === null || Number.isInteger(fee.value);
      if ("problem" in fee) written.problems.push({ field, line: row.line, ...fee });
      else if (read) written.monthlyFee = fee.value;
      else written.problems.push({ field, line: row.line, problem: "whole_number" });
      continue;
    }
    // A phone number may begin with a plus.
    const wrong = wrongText(text);
    if (wrong?.problem === "spreadsheet_error") written.problems.push({ field, line: row.line, ...wrong });
    else written.texts[field] = text.replaceAll(/\s+/gu, " ");
  }
  return written;
}
