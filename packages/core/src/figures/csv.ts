import type { Figures } from "@agency/model/figures";
import { type Period, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { FieldProblem } from "../problems.ts";
import { checkPeriodFigures } from "./check.ts";
import { type CellOf, isFormula, readCount, readDay, readPosition, readRankings, readReportType } from "./csv-cells.ts";
import { type CsvRow, readCsv } from "./csv-text.ts";

/** The figure columns after `report_type` and `period_start`, in file order. */
const figureColumns = {
  total_visitors: "totalVisitors",
  organic_traffic: "organicTraffic",
  social_traffic: "socialTraffic",
  direct_traffic: "directTraffic",
  other_traffic: "otherTraffic",
  sessions: "sessions",
  average_position: "averagePosition",
  keywords_tracked: "keywordsTracked",
  top_rankings: "topRankings",
  total_followers: "totalFollowers",
  total_leads: "totalLeads",
} as const satisfies Record<string, keyof Figures>;

export const csvColumns = ["report_type", "period_start", ...Object.keys(figureColumns)];

/** Maximum number of problems reported per file. */
const maximumProblems = 20;

/** The fields of problems that concern no single column. */
const fileField = "file";
const rowField = "row";

/** `line` is where the row begins in the file. */
export type CsvFigures = { reportType: ReportType; period: Period; figures: Figures; line: number };

/** All rows of a file, or its problems. */
export type ParsedCsv = { rows: CsvFigures[] } | { problems: FieldProblem[] };

/** A CSV file to fill in: the header and an empty row for each period, marked as UTF-8 for Excel. */
export function figuresTemplate(rows: { reportType: ReportType; period: Period }[]): string {
  const cells = rows.map(({ reportType, period }) => [
    reportType,
    period.start,
    ...Object.keys(figureColumns).fill(""),
  ]);
  return `\uFEFF${[csvColumns, ...cells].map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/**
 * Parses a CSV file made from the template: returns all its rows, or up to twenty problems by line and column. Skips
 * rows without any figure, such as unused template rows. Never throws.
 */
export function parseFiguresCsv(bytes: Uint8Array, now: Date): ParsedCsv {
  const text = readCsv(bytes);
  if ("unreadableLine" in text) {
    return { problems: [{ field: fileField, problem: "unreadable", line: text.unreadableLine }] };
  }
  if ("mostRows" in text) {
    return { problems: [{ field: fileField, problem: "too_many", params: { maximum: text.mostRows } }] };
  }
  const [header, ...rows] = text.rows;
  if (header === undefined) return { problems: [{ field: fileField, problem: "no_rows" }] };
  const wrongHeader = checkHeader(header);
  if (wrongHeader !== null) return { problems: [wrongHeader] };

  const taken: CsvFigures[] = [];
  const problems: FieldProblem[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const found = readRow(row, text.separator === ";", now);
    if ("problems" in found) problems.push(...found.problems);
    else if (hasFigures(found.figures)) {
      const key = `${found.reportType} ${found.period.start}`;
      const other = lines.get(key);
      if (other === undefined) taken.push(found);
      else problems.push({ field: "period_start", problem: "repeats", params: { other }, line: row.line });
      lines.set(key, other ?? row.line);
    }
    if (problems.length >= maximumProblems) break;
  }
  if (problems.length > 0) return { problems: problems.slice(0, maximumProblems) };
  if (taken.length === 0) return { problems: [{ field: fileField, problem: "no_rows" }] };
  return { rows: taken };
}

/** The first column that is missing, misspelt or out of place. */
function checkHeader({ cells, line }: CsvRow): FieldProblem | null {
  for (const [index, expected] of csvColumns.entries()) {
    const found = cells[index]?.text.trim() ?? "";
    if (found.toLowerCase() === expected) continue;
    const params = { column: index + 1, expected, found: excerpt(found) };
    return { field: expected, problem: "wrong_header", params, line };
  }
  return checkColumns({ cells, line });
}

function checkColumns({ cells, line }: CsvRow): FieldProblem | null {
  const expected = csvColumns.length;
  if (cells.length === expected) return null;
  return { field: rowField, problem: "columns", params: { expected, found: cells.length }, line };
}

function readRow(row: CsvRow, decimalComma: boolean, now: Date): CsvFigures | { problems: FieldProblem[] } {
  const wrongColumns = checkColumns(row);
  // The commas of an unquoted formula split its cell, so report the formula instead of the column count.
  if (wrongColumns !== null) return { problems: [findFormula(row) ?? wrongColumns] };

  const problems: FieldProblem[] = [];
  const read = <T>(column: string, reader: (text: string) => CellOf<T>): T | null => {
    const { text, line } = cellAt(row, column);
    const cell = reader(text);
    if ("value" in cell) return cell.value;
    problems.push({ field: column, ...cell, line });
    return null;
  };
  const reportType = read("report_type", readReportType);
  const periodStart = read("period_start", readDay);
  const figures: Figures = {
    totalVisitors: read("total_visitors", readCount),
    organicTraffic: read("organic_traffic", readCount),
    socialTraffic: read("social_traffic", readCount),
    directTraffic: read("direct_traffic", readCount),
    otherTraffic: read("other_traffic", readCount),
    sessions: read("sessions", readCount),
    averagePosition: read("average_position", (text) => readPosition(text, decimalComma)),
    keywordsTracked: read("keywords_tracked", readCount),
    topRankings: read("top_rankings", readRankings) ?? [],
    totalFollowers: read("total_followers", readCount),
    totalLeads: read("total_leads", readCount),
  };
  if (reportType === null || periodStart === null) return { problems };

  const contradictions = checkPeriodFigures({ reportType, periodStart, figures }, now);
  problems.push(...contradictions.map((problem) => inFile(problem, row)));
  const period = periodStarting(reportType, periodStart);
  return problems.length > 0 || period === null ? { problems } : { reportType, period, figures, line: row.line };
}

function cellAt({ cells, line }: CsvRow, column: string): { text: string; line: number } {
  return cells[csvColumns.indexOf(column)] ?? { text: "", line };
}

function findFormula({ cells }: CsvRow): FieldProblem | null {
  const index = cells.findIndex(({ text }) => isFormula(text));
  const cell = cells[index];
  return cell === undefined ? null : { field: csvColumns[index] ?? rowField, problem: "no_formula", line: cell.line };
}

/** A problem named as in the request, with the file's column and line instead. */
function inFile(problem: FieldProblem, row: CsvRow): FieldProblem {
  const figure = Object.entries(figureColumns).find(([, name]) => problem.field === `figures.${name}`);
  const field = figure?.[0] ?? "period_start";
  return { ...problem, field, line: cellAt(row, field).line };
}

function hasFigures({ topRankings, ...numbers }: Figures): boolean {
  return topRankings.length > 0 || Object.values(numbers).some((number) => number !== null);
}

/** The beginning of an unknown column name, safe to display. */
function excerpt(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, " ").slice(0, 40);
}
