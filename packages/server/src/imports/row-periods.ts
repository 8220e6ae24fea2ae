import { hasEnded, lastCompletePeriod, pastPeriods, type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { type Column, ownValue, type Table } from "./columns.ts";
import { type DateReading, openDays, readDate, resolveDay } from "./dates.ts";
import { normalHeader, reportTypeNamed } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import {
  type DateOrder,
  type ImportContext,
  type ImportProblem,
  mostProblems,
  type Question,
} from "./import-result.ts";
import { dateAt, type Row, textAt } from "./sheet.ts";

export type Dated = { row: Row; reportType: ReportType; period: Period };

/** Each row with its period; or rows of single days; or why that is not known. */
export type RowPeriods =
  | { dated: Dated[] }
  | { days: { row: Row; day: string }[] }
  | { question: Question }
  | { problems: ImportProblem[] };

type Read = { row: Row; field: string; line: number; text: string; reading: DateReading; type: ReportType | null };

type Resolved = { read: Read; start: string; end: string | null };

/** Reads the periods of all rows from their columns, of which there must be one for the period. */
export function periodsOfRows(
  rows: Row[],
  columns: Column[],
  sheet: string | null,
  context: ImportContext,
): RowPeriods {
  const read = readCells(rows, columns);
  if ("problems" in read) return read;
  const order = decideDateOrder(read.cells, sheet, context);
  if ("question" in order || "problems" in order) return order;
  const resolved = resolveAll(read.cells, order.dateOrder);
  if ("problems" in resolved) return resolved;
  return typed(resolved.days, sheet, context);
}

function readCells(rows: Row[], columns: Column[]): { cells: Read[] } | { problems: ImportProblem[] } {
  const column = (meaning: Column["meaning"]) => columns.find((other) => other.meaning === meaning);
  const [period, end, year, type] = [column("period"), column("periodEnd"), column("year"), column("reportType")];
  const main = period ?? year;
  const problems: ImportProblem[] = [];
  const readings = remembered(readDate);
  const cells = rows.flatMap((row): Read[] => {
    const parts = [period, end, year].flatMap((part) => (part ? [dateAt(row, part.index)] : []));
    const text = parts.filter((part) => part !== "").join(" ");
    const line = row.cells[main?.index ?? 0]?.line ?? row.line;
    const place = { line, column: (main?.index ?? 0) + 1 };
    const reading = readings(text);
    const typeText = type ? textAt(row, type.index) : "";
    const reportType = typeText === "" ? (main ? reportTypeNamed(main.header) : null) : reportTypeNamed(typeText);
    if (reading === null) {
      problems.push({ field: main?.header ?? "row", problem: text === "" ? "required" : "not_a_period", ...place });
      return [];
    }
    if (typeText !== "" && reportType === null) {
      const params = { options: reportTypes.join(", ") };
      problems.push({
        field: type?.header ?? "",
        problem: "not_an_option",
        params,
        line: row.line,
        column: (type?.index ?? 0) + 1,
      });
      return [];
    }
    return [{ row, field: main?.header ?? "row", line, text, reading, type: reportType }];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { cells };
}

/** Whether 01/10/2026 is in October or in January: by what the other dates allow, by what was decided, or by asking. */
function decideDateOrder(
  cells: Read[],
  sheet: string | null,
  { answers, mapping }: ImportContext,
): { dateOrder: DateOrder } | { question: Question } | { problems: ImportProblem[] } {
  const open = cells.filter(({ reading }) => openDays(reading).length > 0);
  const [first] = open;
  if (first === undefined) return { dateOrder: "day_first" };
  const days = open.flatMap(({ reading, line }) => openDays(reading).map((day) => ({ ...day, line })));
  const dayFirst = days.find((day) => day.first > 12);
  const monthFirst = days.find((day) => day.second > 12);
  if (dayFirst && monthFirst) {
    const line = Math.max(dayFirst.line, monthFirst.line);
    return { problems: [{ field: first.field, problem: "mixed_dates", line }] };
  }
  if (dayFirst || days.every((day) => day.first === day.second)) return { dateOrder: "day_first" };
  if (monthFirst) return { dateOrder: "month_first" };
  const decided = ownValue(answers, "date_order") ?? mapping.dateOrder;
  if (decided === "day_first" || decided === "month_first") return { dateOrder: decided };
  const [asDays, asMonths] = [allStart(open, "day_first"), allStart(open, "month_first")];
  if (asDays !== asMonths) return { dateOrder: asDays ? "day_first" : "month_first" };
  return { question: askOrder(first, sheet) };
}

/** Whether every date begins a period when it is read in this order. */
function allStart(cells: Read[], order: DateOrder): boolean {
  const starts = remembered((day: string) => reportTypes.some((type) => periodStarting(type, day) !== null));
  return cells.every(({ reading }) => {
    if (reading.kind === "period") return true;
    const day = resolveDay(reading.kind === "range" ? reading.from : reading.day, order);
    return day !== null && starts(day);
  });
}

function askOrder({ line, text, reading }: Read, sheet: string | null): Question {
  const day = reading.kind === "range" ? reading.from : reading.kind === "day" ? reading.day : { date: "" };
  return {
    id: "date_order",
    kind: "date_order",
    sheet,
    line,
    about: { column: null, figure: null, example: text },
    choices: (["day_first", "month_first"] as const).map((order) => ({
      value: order,
      label: resolveDay(day, order) ?? "",
    })),
  };
}

function resolveAll(cells: Read[], order: DateOrder): { days: Resolved[] } | { problems: ImportProblem[] } {
  const days: Resolved[] = [];
  const problems: ImportProblem[] = [];
  for (const read of cells) {
    const { reading, line } = read;
    const start =
      reading.kind === "period"
        ? reading.start
        : resolveDay(reading.kind === "day" ? reading.day : reading.from, order);
    const end = reading.kind === "range" ? resolveDay(reading.to, order) : null;
    if (start === null || (reading.kind === "range" && end === null)) {
      problems.push({ field: read.field, problem: "date", line });
    } else days.push({ read, start, end });
  }
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { days };
}

/** Gives every row its report type: what its cells say, else what fits all single days, else what is answered. */
function typed(resolved: Resolved[], sheet: string | null, context: ImportContext): RowPeriods {
  const open = resolved.filter(({ read, end }) => end === null && read.reading.kind === "day" && read.type === null);
  const types = open.length > 0 ? fittingTypes(open, context) : [];
  if (open.length > 0 && types.length === 0 && open.length === resolved.length && isDaily(open)) {
    return { days: open.map(({ read, start }) => ({ row: read.row, day: start })) };
  }
  if (types.length > 1) return { question: askType(open, types, sheet) };
  const problems: ImportProblem[] = [];
  const starting = remembered((key: string) => {
    const [type, start = ""] = key.split(" ");
    return periodStarting(type as ReportType, start);
  });
  const dated = resolved.flatMap((found): Dated[] => {
    const row = decidePeriod(found, types[0] ?? null, (type, start) => starting(`${type} ${start}`));
    if ("problem" in row) problems.push(row);
    return "problem" in row ? [] : [row];
  });
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) };
  return { dated };
}

/** The report types of which every day is the first of a period that has ended; the ones with gaps too short are left out. */
function fittingTypes(open: Resolved[], { answers, mapping, now }: ImportContext): ReportType[] {
  const starts = [...new Set(open.map(({ start }) => start))];
  const fitting = reportTypes.filter((type) =>
    starts.every((start) => {
      const period = periodStarting(type, start);
      return period !== null && hasEnded(period, now);
    }),
  );
  const decided = fitting.find((type) => type === (ownValue(answers, "report_type") ?? mapping.reportType));
  if (decided) return [decided];
  const gap = shortestGap(open);
  const least = { weekly: 7, monthly: 28, quarterly: 90 };
  return fitting.filter(
    (type) => gap >= least[type] && (gap === Infinity || type !== "weekly" || fitting.length === 1 || gap < 28),
  );
}

function shortestGap(open: Resolved[]): number {
  const days = [...new Set(open.map(({ start }) => Date.parse(start)))].toSorted((a, b) => a - b);
  return (
    days.reduce(
      (least, day, index) => Math.min(least, index === 0 ? Infinity : day - (days[index - 1] ?? 0)),
      Infinity,
    ) / 86_400_000
  );
}

/** Days in a row, and not starts of periods with a slip among them. */
function isDaily(open: Resolved[]): boolean {
  return open.length > 1 && shortestGap(open) === 1;
}

function askType(open: Resolved[], types: ReportType[], sheet: string | null): Question {
  const [first] = open;
  return {
    id: "report_type",
    kind: "report_type",
    sheet,
    line: first?.read.line ?? null,
    about: { column: null, figure: null, example: first?.read.text ?? null },
    choices: types.map((type) => ({ value: type, label: type })),
  };
}

function decidePeriod(
  { read, start, end }: Resolved,
  type: ReportType | null,
  starting: typeof periodStarting,
): Dated | ImportProblem {
  const { row, field, line, reading } = read;
  if (end !== null) {
    const whole = wholePeriod(start, end);
    if (whole && (read.type ?? whole.reportType) === whole.reportType) return { row, ...whole };
    return { field, problem: "not_a_whole_period", params: { start, end }, line };
  }
  const reportType = reading.kind === "period" ? reading.type : (read.type ?? type ?? "monthly");
  const period = read.type === null || read.type === reportType ? starting(reportType, start) : null;
  return period ? { row, reportType, period } : { field, problem: "not_a_period_start", line };
}

/** The report type whose period has exactly these days; null when there is none. */
export function wholePeriod(start: string, end: string): { reportType: ReportType; period: Period } | null {
  for (const reportType of reportTypes) {
    const period = periodStarting(reportType, start);
    if (period?.end === end) return { reportType, period };
  }
  return null;
}

/** A function that works out each input once: files repeat the same months for all clients. */
export function remembered<T>(workOut: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = workOut(text);
    known.set(text, result);
    return result;
  };
}

/** Asks which period a table is for: the last complete ones, newest first. */
export function askPeriod(sheet: string | null, line: number | null, { now }: ImportContext): Question {
  const choices = reportTypes.flatMap((type) =>
    pastPeriods(type, lastCompletePeriod(type, now)).map(({ start }) => ({
      value: `${type} ${start}`,
      label: `${type} ${start}`,
    })),
  );
  return { id: "period", kind: "period", sheet, line, about: { column: null, figure: null, example: null }, choices };
}

/** The answer to `askPeriod`; null when there is none, or it names no period that has ended. */
export function answeredPeriod({ answers, now }: ImportContext): { reportType: ReportType; period: Period } | null {
  const [type, start = ""] = (ownValue(answers, "period") ?? "").split(" ");
  const reportType = reportTypes.find((known) => known === type);
  const period = reportType ? periodStarting(reportType, start) : null;
  return reportType && period && hasEnded(period, now) ? { reportType, period } : null;
}

/**
 * Takes a column for the period when no name says so but most of its cells do, so that the others are refused by name; an end alone is
 * a period by itself.
 */
export function withPeriod(columns: Column[], rows: Row[]): Column[] {
  if (rows.length === 0 || columns.some(({ meaning }) => meaning === "period" || meaning === "year")) return columns;
  const mostly = (column: Column) => rows.filter((row) => isDateAt(row, column)).length * 2 >= rows.length;
  const dated =
    columns.find((column) => column.meaning === null && mostly(column)) ??
    columns.find(({ meaning }) => meaning === "periodEnd");
  return columns.map((column) => (column === dated ? { ...column, meaning: "period" as const } : column));
}

/**
 * Asks what a second column of dates means, since it may end the period: "Start, Closing" from 1 to 15 October is not October.
 * @returns null when every column of dates is understood
 */
export function askDates({ sheet, header, columns, rows }: Table, context: ImportContext): Question | null {
  const period = columns.find(({ meaning }) => meaning === "period");
  if (columns.some(({ meaning }) => meaning === "periodEnd")) return null;
  if (period && rows.every((row) => readDate(textAt(row, period.index))?.kind === "range")) return null;
  const second = columns.find(
    (column) => column.meaning === null && !isLeftOut(column, context) && isDates(rows, column),
  );
  if (second === undefined) return null;
  const example = rows.map((row) => textAt(row, second.index)).find((text) => text !== "") ?? null;
  return {
    id: `column:${normalHeader(second.header)}`,
    kind: "date_column",
    sheet,
    line: header.cells[second.index]?.line ?? header.line,
    about: { column: second.header, figure: null, example },
    choices: [choice("periodEnd"), choice("ignore")],
  };
}

/** Whether it was answered, now or before, that a column says nothing. */
export function isLeftOut({ header }: Column, { answers, mapping }: ImportContext): boolean {
  const name = normalHeader(header);
  return (ownValue(answers, `column:${name}`) ?? ownValue(mapping.columns, name)) === "ignore";
}

function isDates(rows: Row[], column: Column): boolean {
  const filled = rows.filter((row) => textAt(row, column.index) !== "");
  return filled.length > 0 && filled.every((row) => isDateAt(row, column));
}

/** Numbers alone could be anything. */
function isDateAt(row: Row, { index }: Column): boolean {
  return /[^\d.,]/.test(dateAt(row, index)) && readDate(dateAt(row, index)) !== null;
}
