import { noFigures } from "@agency/model/figures";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { checkParts, checkPeriod } from "../figures/check.ts";
import { wrongText } from "./cells.ts";
import { chooseColumns, type Column, findTable, type Table } from "./columns.ts";
import { monthsOfDays } from "./daily-table.ts";
import { readDate, readDateWithin, resolveDay } from "./dates.ts";
import { isFigure, isTotal, meaningOf } from "./headers.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type SheetReading,
} from "./import-result.ts";
import { readFigures } from "./row-figures.ts";
import { askPeriod, answeredPeriod, type Dated, periodsOfRows, remembered, wholePeriod } from "./row-periods.ts";
import { type Row, type Sheet, textAt, transposed } from "./table.ts";

/** 500 clients with 40 months each; a file of more is no report's. */
const mostRows = 20_000;

/**
 * Reads a table with a row for each period, or a column for each period: one or many clients, columns in any order, headers in
 * English or Malay, such as our template. Null when no row and no column names a figure.
 */
export function readPlainTable(sheet: Sheet, context: ImportContext): SheetReading | null {
  const found = findTable(sheet, context) ?? findTable({ ...sheet, rows: transposed(sheet.rows) }, context);
  if (found === null) return null;
  if (found.rows.length > mostRows)
    return { problems: [{ field: "file", problem: "too_many", params: { maximum: mostRows } }] };
  const chosen = chooseColumns(found, context);
  if (!Array.isArray(chosen)) return { question: chosen };
  const table = { ...found, columns: withPeriod(chosen, found.rows) };
  const { rows, ignored } = dataRows(table);
  const problems = rows.flatMap((row) => rowProblems(row, table)).slice(0, mostProblems);
  if (problems.length > 0) return { problems };
  const unknown = table.columns.filter(({ meaning }) => meaning === null).map((column) => ignoredColumn(table, column));
  return readRows({ ...table, rows }, [...ignored, ...unknown], context);
}

function readRows(table: Table, ignored: Ignored[], context: ImportContext): SheetReading {
  const { sheet, columns, rows } = table;
  if (!columns.some(({ meaning }) => meaning === "period" || meaning === "year")) {
    const period = titledPeriod(table) ?? answeredPeriod(context);
    if (period === null) return { question: askPeriod(sheet, table.header.line, context) };
    return importRows(
      table,
      rows.map((row) => ({ row, ...period })),
      ignored,
      context.now,
    );
  }
  const periods = periodsOfRows(rows, columns, sheet, context);
  if ("question" in periods || "problems" in periods) return periods;
  if ("days" in periods) return monthsOfDays(table, periods.days, ignored);
  return importRows(table, periods.dated, ignored, context.now);
}

function importRows(table: Table, dated: Dated[], ignored: Ignored[], now: Date): SheetReading {
  const problems: ImportProblem[] = [];
  const rows: ImportedRow[] = [];
  const lines = new Map<string, number>();
  const periodProblem = remembered((key: string) => {
    const [type, periodStart = ""] = key.split(" ");
    return checkPeriod({ reportType: type as ReportType, periodStart }, now);
  });
  for (const { row, reportType, period } of dated) {
    const read = readFigures(row, table);
    const client = clientOf(row, table.columns);
    problems.push(...("problems" in read ? read.problems : []));
    if ("problems" in read || Object.keys(read.figures).length === 0) continue;
    const contradictions = [
      periodProblem(`${reportType} ${period.start}`),
      checkParts({ ...noFigures, ...read.figures }),
    ];
    for (const problem of contradictions) if (problem) problems.push(inTable(problem, row, table.columns));
    const key = JSON.stringify([client, reportType, period.start]);
    const other = lines.get(key);
    if (other !== undefined)
      problems.push({ field: periodField(table.columns), problem: "repeats", params: { other }, line: row.line });
    lines.set(key, other ?? row.line);
    rows.push({ client, reportType, period, ...read, searches: {}, from: { sheet: table.sheet, line: row.line } });
    if (problems.length >= mostProblems) break;
  }
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { rows, ignored };
}

/** The rows without those that add up the others. */
function dataRows({ sheet, columns, rows }: Table): { rows: Row[]; ignored: Ignored[] } {
  const named = columns.filter(({ meaning }) => !isFigure(meaning)).map(({ index }) => index);
  const totals = new Set(rows.filter((row) => [0, ...named].some((index) => isTotal(textAt(row, index)))));
  return {
    rows: rows.filter((row) => !totals.has(row)),
    ignored: Array.from(totals, ({ line }) => ({ sheet, line, column: null, why: "total_row" as const })),
  };
}

/** What is wrong with a row as a whole: cells beyond its header, a client that is missing, a formula as text. */
function rowProblems(row: Row, { kind, header, columns }: Table): ImportProblem[] {
  const expected = header.cells.length;
  const beyond = row.cells.slice(expected).some(({ text }) => text.trim() !== "");
  const wrong = columns.flatMap(({ meaning, index, header: field }): ImportProblem[] => {
    const problem = meaning === null || isFigure(meaning) ? null : wrongText(textAt(row, index));
    return problem ? [{ field, ...problem, line: row.cells[index]?.line ?? row.line, column: index + 1 }] : [];
  });
  if (wrong.length > 0) return wrong;
  if (beyond || (kind === "text" && row.cells.length < expected)) {
    return [{ field: "row", problem: "columns", params: { expected, found: row.cells.length }, line: row.line }];
  }
  const names = columns.filter(
    ({ meaning }) => meaning === "client" || meaning === "website" || meaning === "clientId",
  );
  const [name] = names;
  if (name === undefined || clientOf(row, columns) !== null) return [];
  return [{ field: name.header, problem: "required", line: row.line, column: name.index + 1 }];
}

/** How a row names its client, the surest way first. */
function clientOf(row: Row, columns: Column[]): string | null {
  for (const meaning of ["clientId", "client", "website"] as const) {
    const column = columns.find((other) => other.meaning === meaning);
    const text = column ? textAt(row, column.index) : "";
    if (text !== "") return text;
  }
  return null;
}

/** Takes a column for the period when its name does not say so but each of its cells does. */
function withPeriod(columns: Column[], rows: Row[]): Column[] {
  if (rows.length === 0 || columns.some(({ meaning }) => meaning === "period" || meaning === "year")) return columns;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let index = 0; index < width; index++) {
    const known = columns.find((column) => column.index === index);
    const dates = rows.every((row) => /[^\d.,]/.test(textAt(row, index)) && readDate(textAt(row, index)) !== null);
    if (dates && (known?.meaning ?? null) === null) {
      const others = columns.filter((column) => column !== known);
      return [...others, { index, header: known?.header ?? "", meaning: "period" }];
    }
  }
  return columns;
}

/** The one period that the lines above the table, or else the sheet's name, are about. */
function titledPeriod({ titles, sheet }: Table): Pick<Dated, "reportType" | "period"> | null {
  const texts = titles.flatMap(({ cells }) => cells.map(({ text }) => text));
  const named = texts.map(periodNamed).filter((period) => period !== null);
  const [first] = named;
  if (
    first &&
    named.every(({ period, reportType }) => period.start === first.period.start && reportType === first.reportType)
  ) {
    return first;
  }
  return named.length === 0 && sheet !== null ? periodNamed(sheet) : null;
}

function periodNamed(title: string): Pick<Dated, "reportType" | "period"> | null {
  const reading = readDateWithin(title);
  if (reading === null || reading.kind === "day") return null;
  if (reading.kind === "period") {
    const period = periodStarting(reading.type, reading.start);
    return period ? { reportType: reading.type, period } : null;
  }
  const [start, end] = [resolveDay(reading.from, "day_first"), resolveDay(reading.to, "day_first")];
  return start && end ? wholePeriod(start, end) : null;
}

function inTable(problem: ImportProblem, row: Row, columns: Column[]): ImportProblem {
  const column = columns.find(({ meaning }) => problem.field === `figures.${meaning ?? ""}`);
  if (column === undefined) return { ...problem, field: periodField(columns), line: row.line };
  return {
    ...problem,
    field: column.header,
    line: row.cells[column.index]?.line ?? row.line,
    column: column.index + 1,
  };
}

/** The header of the column that says the period; the whole line where none does. */
function periodField(columns: Column[]): string {
  return columns.find(({ meaning }) => meaning === "period" || meaning === "year")?.header || "row";
}

function ignoredColumn({ sheet, header }: Table, { header: column, index }: Column): Ignored {
  return {
    sheet,
    line: header.cells[index]?.line ?? header.line,
    column,
    why: meaningOf(column) === null ? "unknown_column" : "not_chosen",
  };
}
