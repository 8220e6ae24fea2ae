import { decidedMapping } from "./columns.ts";
import { combineRows } from "./combine-rows.ts";
import { isGa4 } from "./ga4-blocks.ts";
import { readGa4 } from "./ga4.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportFormat,
  type ImportResult,
  mostProblems,
  type SheetReading,
} from "./import-result.ts";
import { openFile } from "./open-file.ts";
import { readPlainTable } from "./plain-table.ts";
import { kindOf } from "./search-console-tables.ts";
import { readSearchConsole } from "./search-console.ts";
import { type Sheet, textAt } from "./table.ts";
import { templateColumns } from "./template.ts";

/**
 * Reads a file of figures that people have: our template, exports of GA4 and Search Console, and tables of their own, as csv, zip
 * or xlsx. Nothing is guessed: what a report could get wrong is asked, one question at a time, and answered by passing `answers` in
 * again with the same file. Never throws.
 * @returns all that the file holds for reports; or one question; or up to twenty problems by sheet, line and column
 */
export async function readImport(bytes: Uint8Array, context: ImportContext): Promise<ImportResult> {
  const opened = await openFile(bytes, context);
  if ("problems" in opened) return { kind: "problems", ...opened };
  if ("question" in opened) return { kind: "question", ...opened };
  const sheets = opened.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) return { kind: "problems", problems: [{ field: "file", problem: "no_rows" }] };
  const search = sheets.some((sheet) => isSearchTable(sheet));
  const ga4 = sheets.some(({ rows }) => isGa4(rows));
  const exports = search || ga4;
  const readings = [
    ...(search
      ? [
          readSearchConsole(
            sheets.filter(({ rows }) => !isGa4(rows)),
            context,
          ),
        ]
      : []),
    ...sheets.filter(({ rows }) => isGa4(rows)).map((sheet) => readGa4(sheet, context)),
    ...(exports ? [] : sheets.map((sheet) => named(sheet, readPlainTable(sheet, context) ?? unknownSheet(sheet)))),
  ];
  return combine(
    [...readings, { rows: [], ignored: opened.ignored }],
    search ? "search_console" : ga4 ? "ga4" : sheets.some(isTemplate) ? "template" : "table",
    context,
  );
}

function combine(readings: SheetReading[], format: ImportFormat, context: ImportContext): ImportResult {
  const problems = readings.flatMap((reading) => ("problems" in reading ? reading.problems : []));
  if (problems.length > 0) return { kind: "problems", problems: problems.slice(0, mostProblems) };
  const [question] = readings.flatMap((reading) => ("question" in reading ? [reading.question] : []));
  if (question) return { kind: "question", question };
  const found = readings.filter((reading) => "rows" in reading);
  const ignored: Ignored[] = found.flatMap((reading) => reading.ignored);
  const rows: ImportedRow[] = found.flatMap((reading) => reading.rows);
  const combined = combineRows(rows, format, context);
  if ("question" in combined) return { kind: "question", question: combined.question };
  if ("problems" in combined) return { kind: "problems", problems: combined.problems };
  if (combined.rows.length === 0) return { kind: "problems", problems: [nothingIn(ignored)] };
  return {
    kind: "rows",
    format,
    rows: combined.rows,
    ignored,
    mapping: decidedMapping(context),
  };
}

function nothingIn(ignored: Ignored[]): Extract<ImportResult, { kind: "problems" }>["problems"][number] {
  const days = ignored.find(
    ({ why }) => why === "people_do_not_add_up" || why === "part_of_a_period" || why === "no_total",
  );
  const unknown = ignored.find(({ why }) => why === "unknown_table");
  const line = (days ?? unknown)?.line;
  const place = line === null || line === undefined ? {} : { line };
  if (days) return { field: "file", problem: "nothing_adds_up", ...place };
  return { field: "file", problem: unknown ? "no_known_column" : "no_rows", ...place };
}

/** A reading whose problems say in which sheet they are. */
function named({ name }: Sheet, reading: SheetReading): SheetReading {
  if (name === null || !("problems" in reading)) return reading;
  return { problems: reading.problems.map((problem) => ({ ...problem, sheet: name })) };
}

function unknownSheet({ name, rows }: Sheet): SheetReading {
  const line = rows[0]?.line ?? null;
  return { rows: [], ignored: [{ sheet: name, line, column: null, why: "unknown_table" }] };
}

function isSearchTable(sheet: Sheet): boolean {
  const kind = kindOf(sheet);
  return kind !== null && kind !== "other";
}

function isTemplate({ rows }: Sheet): boolean {
  const [header] = rows;
  return (
    header !== undefined && templateColumns.every((column, index) => textAt(header, index).toLowerCase() === column)
  );
}
