import { addsUp, type Figures, noFigures, type NumberFigure, overPeriods } from "@agency/model/figures";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { checkParts, checkPeriod } from "../figures/figures.ts";
import { chooseColumns, type Column, findTable, type Table } from "./columns.ts";
import { dayCount } from "./dates.ts";
import { addRows, decideDivision, readFigures } from "./divided-rows.ts";
import { isFigure } from "./headers.ts";
import { askCalls, headingDoubts, otherCurrency } from "./heading-doubts.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type OutsideText,
  type SheetReading,
} from "./import-result.ts";
import { withJoinedHeadings } from "./joined-headings.ts";
import { currencyIn, isOwnCurrency, wrongText } from "./numbers.ts";
import { findOutside, unitsIn } from "./outside.ts";
import {
  answeredPeriod,
  askDates,
  askPeriod,
  type Dated,
  periodsOfRows,
  remembered,
  type RowPeriods,
  withPeriod,
} from "./row-periods.ts";
import { rowsOfParts } from "./rows-of-parts.ts";
import { type Row, type Sheet, textAt, transposed } from "./sheet.ts";
import { sortRows } from "./table-rows.ts";
import { beyondTitle, titledPart, titledPeriod } from "./titled-period.ts";

/** 500 clients with 40 months each; a larger file is not for reports. */
const mostRows = 20_000;

/** Figures below each other in a table with a column for each period. */
const mostFigures = 500;

/** A table of which every column is understood, and whether rows of the same client and period add up. */
type ReadyTable = Table & { adds: boolean };

/**
 * Reads a table with a row for each period, or a column for each period: one or many clients, columns in any order, headers in
 * English, Malay or Chinese, such as our template, or an export of ads. Every column, row and part of a heading is understood, asked
 * about or refused by name. Null when no row and no column names a figure.
 */
export function readPlainTable(sheet: Sheet, context: ImportContext): SheetReading | null {
  const parts = rowsOfParts(sheet);
  if (parts !== null) return { problems: [parts] };
  const upright = { ...sheet, rows: withJoinedHeadings(sheet.rows) };
  const turned = sheet.rows.length <= mostFigures ? withJoinedHeadings(transposed(upright.rows)) : [];
  const found = findTable(upright, false, context) ?? findTable({ ...sheet, rows: turned }, true, context);
  if (found === null) return null;
  if (found.rows.length > mostRows)
    return { problems: [{ field: "file", problem: "too_many", params: { maximum: mostRows } }] };
  // No answer makes the visitors of single days those of a month.
  if (isOfVisitorsByDay(found, context)) return peopleOfDays(found, found.columns);
  const chosen = chooseColumns(found, context);
  if (!Array.isArray(chosen)) return { question: chosen };
  const doubts = headingDoubts({ ...found, columns: chosen });
  if (doubts !== null) return doubts;
  const calls = askCalls({ ...found, columns: chosen }, context);
  if (calls !== null) return { question: calls };
  const { rows, totals, explanations, below, left } = sortRows(found, chosen);
  const [planned] = rows.length === 0 ? left.filter(({ why }) => why !== "second_table") : [];
  if (planned) return { problems: [onlyPlanned(planned)] };
  const table = { ...found, columns: withPeriod(chosen, rows), rows };
  const dates = askDates(table, context);
  if (dates !== null) return { question: dates };
  const problems = rows.flatMap((row) => rowProblems(row, table)).slice(0, mostProblems);
  if (problems.length > 0) return { problems };
  // Problems that no answer could solve come before questions.
  const periods = readPeriods(table, context);
  if ("problems" in periods) return periods;
  const division = decideDivision(table, totals, context);
  if (!("rows" in division)) return division;
  const ignored = [
    ...left,
    ...explanations.map(({ line }) => ignoredRow(table, line, "explanation")),
    ...totals.filter((row) => !division.rows.includes(row)).map(({ line }) => ignoredRow(table, line, "total_row")),
    ...table.columns.flatMap((column) => (column.meaning === null ? [ignoredColumn(table, column)] : [])),
  ];
  return readRows({ ...table, ...division }, { ignored, below, units: unitsIn(explanations, table) }, context);
}

/** Whether a table has a row for each day, and only figures that do not add up to a month. */
function isOfVisitorsByDay(table: Table, context: ImportContext): boolean {
  const figures = table.columns.flatMap(({ meaning, doubt }) =>
    isFigure(meaning) ? [meaning] : doubt ? [doubt.figure] : [],
  );
  if (figures.length === 0 || figures.some((figure) => sumsUp(figure))) return false;
  const { rows, explanations } = sortRows(table, table.columns);
  const periods =
    explanations.length > 0 ? null : periodsOfRows(rows, withPeriod(table.columns, rows), table.sheet, context);
  return periods !== null && "days" in periods;
}

function sumsUp(figure: keyof Figures): figure is NumberFigure {
  return figure !== "topRankings" && overPeriods(figure) === "sum";
}

function peopleOfDays({ sheet, header }: Table, columns: Column[]): SheetReading {
  const people = columns.filter(({ meaning }) => isFigure(meaning) && !sumsUp(meaning));
  const ignored = people.map((column): Ignored => ({
    sheet,
    line: header.line,
    column: column.header,
    why: "people_do_not_add_up",
  }));
  return { rows: [], ignored, outside: [] };
}

/** The problem of a table that has nothing but targets or forecasts. */
function onlyPlanned({ line, column }: Ignored): ImportProblem {
  const place = line === null ? {} : { line };
  return { field: "row", problem: "not_actual_by_text", params: { value: column ?? "" }, ...place };
}

/** What of a table is not taken. */
type Left = { ignored: Ignored[]; below: Row[]; units: OutsideText[] };

function readRows(table: ReadyTable, left: Left, context: ImportContext): SheetReading {
  const periods = readPeriods(table, context);
  if ("question" in periods || "problems" in periods) return periods;
  if ("days" in periods) return monthsOfDays(table, periods.days, left);
  return importRows(table, periods.dated, left, context.now);
}

/** The period of each row: by its columns; else one for all, by the titles or an answer. */
function readPeriods(table: Table, context: ImportContext): RowPeriods {
  const { sheet, columns, rows } = table;
  if (!columns.some(({ meaning }) => meaning === "period" || meaning === "year")) {
    const part = titledPart(table);
    if (part !== null) return { problems: [part] };
    const period = titledPeriod(table) ?? answeredPeriod(context);
    if (period === null) return { question: askPeriod(sheet, table.header.line, context) };
    return { dated: rows.map((row) => ({ row, ...period })) };
  }
  const periods = periodsOfRows(rows, columns, sheet, context);
  const cut = "dated" in periods ? beyondTitle(table, periods.dated, periodField(columns)) : [];
  return cut.length > 0 ? { problems: cut.slice(0, mostProblems) } : periods;
}

function importRows(table: ReadyTable, dated: Dated[], { ignored, below, units }: Left, now: Date): SheetReading {
  const problems: ImportProblem[] = [];
  const rows: ImportedRow[] = [];
  const seen = new Set<string>();
  const periodProblem = remembered((key: string) => {
    const [type, periodStart = ""] = key.split(" ");
    return checkPeriod({ reportType: type as ReportType, periodStart }, now);
  });
  let repeats = false;
  for (const { row, reportType, period } of dated) {
    const read = readFigures(row, table);
    const client = readClientName(row, table.columns);
    problems.push(...("problems" in read ? read.problems : []));
    if ("problems" in read || Object.keys(read.figures).length === 0) continue;
    const contradictions = [
      periodProblem(`${reportType} ${period.start}`),
      checkParts({ ...noFigures, ...read.figures }),
    ];
    for (const problem of contradictions) if (problem) problems.push(inTable(problem, row, table.columns));
    const key = JSON.stringify([client, reportType, period.start]);
    repeats ||= seen.has(key);
    seen.add(key);
    const heading = table.isAcross ? rowHeading(row, table.columns) : "";
    const from = { sheet: table.sheet, line: row.line, ...(heading !== "" && { heading }) };
    rows.push({ client, reportType, period, ...read, searches: {}, notes: [], from });
    if (problems.length >= mostProblems) break;
  }
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) };
  const outside = [...findOutside(table, below, dated), ...units];
  // Rows that nobody said to add up are asked about once it is known whose they are.
  if (!repeats || !table.adds) return { rows, ignored, outside };
  const people = table.columns.filter(({ meaning }) => isFigure(meaning) && !addsUp(meaning));
  const left = people.map((column) => ({ ...ignoredColumn(table, column), why: "people_do_not_add_up" as const }));
  return { rows: addRows(rows), ignored: [...ignored, ...left], outside };
}

/** The words above the figures of a column that was read as a row. */
function rowHeading(row: Row, columns: Column[]): string {
  const named = columns.filter(({ meaning }) => !isFigure(meaning));
  return named
    .map(({ index }) => textAt(row, index))
    .join(" ")
    .trim();
}

/** Problems of a row as a whole: cells beyond its header, a client that is missing, a formula as text, another currency. */
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
  const money = currencyProblem(row, columns);
  if (money !== null) return [money];
  const names = columns.filter(
    ({ meaning }) => meaning === "client" || meaning === "website" || meaning === "clientId",
  );
  const [name] = names;
  if (name === undefined || readClientName(row, columns) !== null) return [];
  return [{ field: name.header, problem: "required", line: row.line, column: name.index + 1 }];
}

/** Money in another currency than the agency's, as a column beside it says. */
function currencyProblem(row: Row, columns: Column[]): ImportProblem | null {
  const named = columns.find(({ meaning }) => meaning === "currency");
  const text = named ? textAt(row, named.index) : "";
  const paid = columns.some(({ meaning, index }) => meaning === "adSpend" && textAt(row, index) !== "");
  if (named === undefined || text === "" || !paid) return null;
  const found = currencyIn(text)?.currency ?? text.slice(0, 20);
  if (isOwnCurrency(found)) return null;
  return { ...otherCurrency(named.header, found), line: row.line, column: named.index + 1 };
}

/** How a row names its client, the surest way first. */
function readClientName(row: Row, columns: Column[]): string | null {
  for (const meaning of ["clientId", "client", "website"] as const) {
    const column = columns.find((other) => other.meaning === meaning);
    const text = column ? textAt(row, column.index) : "";
    if (text !== "") return text;
  }
  return null;
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
  return columns.find(({ meaning }) => meaning === "period" || meaning === "year")?.header ?? "row";
}

function ignoredRow({ sheet }: Table, line: number, why: Ignored["why"]): Ignored {
  return { sheet, line, column: null, why };
}

function ignoredColumn({ sheet, header }: Table, { header: column, index, why }: Column): Ignored {
  return { sheet, line: header.cells[index]?.line ?? header.line, column, why };
}

type Day = { row: Row; day: string };
type DayRow = ImportedRow & { row: Row; day: string };
type Added = { figure: NumberFigure; header: string };

/**
 * Adds up events and money of whole months from a table of days. Nothing else of days makes a month: somebody who came on two days is
 * one visitor of the month, and a visit past midnight is one visit. A day has several rows only where rows add up.
 */
function monthsOfDays(table: Table & { adds: boolean }, days: Day[], { ignored, below, units }: Left): SheetReading {
  const { sheet, header } = table;
  const left = [...ignored];
  const added: Added[] = [];
  for (const { meaning, header: column } of table.columns) {
    if (!isFigure(meaning)) continue;
    if (sumsUp(meaning)) added.push({ figure: meaning, header: column });
    else left.push({ sheet, line: header.line, column, why: "people_do_not_add_up" });
  }
  if (added.length === 0) return { rows: [], ignored: left, outside: [] };
  const read = readDays(table, days);
  if ("problems" in read) return read;
  const outside = [...findOutside(table, below, read.rows), ...units];
  const rows: ImportedRow[] = [];
  const months = Map.groupBy(read.rows, ({ client, period }) => JSON.stringify([client, period.start]));
  for (const found of months.values()) {
    const [first] = found;
    if (first === undefined) continue;
    const { period, from } = first;
    const repeated = !table.adds && new Set(found.map(({ day }) => day)).size < found.length;
    const whole = repeated ? [] : added.filter((one) => isWhole(found, one, dayCount(period.start, period.end)));
    const month = period.start.slice(0, 7);
    for (const { header: column } of added.filter((one) => !whole.includes(one)))
      left.push({ ...from, column: whole.length === 0 ? month : `${column}, ${month}`, why: "part_of_a_period" });
    if (whole.length > 0) rows.push(...addRows(found.map((row) => only(row, whole))).map(ofDays));
  }
  return { rows, ignored: left, outside };
}

function readDays({ sheet, columns }: Table, days: Day[]): { rows: DayRow[] } | { problems: ImportProblem[] } {
  const rows: DayRow[] = [];
  const problems: ImportProblem[] = [];
  const client = columns.find(({ meaning }) => meaning === "client" || meaning === "website" || meaning === "clientId");
  for (const { row, day } of days) {
    const read = readFigures(row, { sheet, columns });
    const period = periodStarting("monthly", `${day.slice(0, 7)}-01`);
    if ("problems" in read) problems.push(...read.problems);
    else if (period) {
      const name = client ? textAt(row, client.index) : null;
      const from = { sheet, line: row.line };
      rows.push({ client: name, reportType: "monthly", period, ...read, searches: {}, notes: [], from, row, day });
    }
  }
  return problems.length > 0 ? { problems } : { rows };
}

/** Whether a figure is there for every day of a month. */
function isWhole(found: DayRow[], { figure }: Added, length: number): boolean {
  return new Set(found.flatMap(({ figures, day }) => (figures[figure] === undefined ? [] : [day]))).size === length;
}

function only({ day: _day, row: _row, ...row }: DayRow, kept: Added[]): ImportedRow {
  return { ...row, figures: Object.fromEntries(kept.map(({ figure }) => [figure, row.figures[figure]])) };
}

function ofDays(row: ImportedRow): ImportedRow {
  const places = Object.entries(row.places).map(([figure, place]) => [figure, { ...place, derived: "sum_of_days" }]);
  return { ...row, places: Object.fromEntries(places) as ImportedRow["places"] };
}
