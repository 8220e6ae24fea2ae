import { type Period, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { checkPeriod } from "../figures/figures.ts";
import type { AdsColumn, AdsMeaning } from "./ads-headings.ts";
import { decideDays } from "./ads-questions.ts";
import { type AdsTable, isReportTitle } from "./ads-table.ts";
import { ownValue } from "./columns.ts";
import { dayCount, openDays, readDate, resolveDay } from "./dates.ts";
import {
  type DateOrder,
  type Ignored,
  type ImportContext,
  type ImportProblem,
  mostProblems,
  type Question,
} from "./import-result.ts";
import { answeredPeriod, askPeriod, type Dated, wholePeriod } from "./row-periods.ts";
import { askSaying } from "./says.ts";
import { dateAt, type Row, textAt } from "./sheet.ts";

type Days = { start: string; end: string };

/** The rows of whole periods, and what is left out because it is a part of one. */
export type AdsPeriods =
  | { dated: Dated[]; ignored: Ignored[] }
  | { question: Question }
  | { problems: ImportProblem[] };

/** Rows broken down by these begin a period of their own. */
const broken = { week: "weekly", month: "monthly", quarter: "quarterly" } as const satisfies Partial<
  Record<AdsMeaning, ReportType>
>;

/**
 * The period of each row: by the column that breaks the rows down, else the days that the export says it covers. Half a period is never
 * taken for a whole one; days are added up to months of which none is missing.
 */
export function periodsOfAds(table: AdsTable, rows: Row[], context: ImportContext): AdsPeriods {
  const found = findPeriods(table, rows, context);
  if (!("dated" in found)) return found;
  const problems = found.dated.flatMap(({ row, reportType, period }): ImportProblem[] => {
    const problem = checkPeriod({ reportType, periodStart: period.start }, context.now);
    return problem ? [{ ...problem, field: "row", line: row.line }] : [];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : found;
}

function findPeriods(table: AdsTable, rows: Row[], context: ImportContext): AdsPeriods {
  const { columns } = table;
  const column = (meaning: AdsMeaning) => columns.find((one) => one.meaning === meaning);
  const [day, start, end] = [column("day"), column("start"), column("end")];
  const order = decideOrder(
    table,
    rows,
    [day, start, end].filter((one) => one !== undefined),
    context,
  );
  if (typeof order !== "string") return order;
  const covered = coveredDays(table) ?? (start && end ? sameDays(rows, { start, end }, order) : null);
  if (day) return byDay(table, rows, { day, order, covered }, context);
  for (const [meaning, type] of Object.entries(broken)) {
    const of = column(meaning as keyof typeof broken);
    if (of) return byColumn(table, rows, { column: of, covered }, type);
  }
  if (start) return byRange(table, rows, { start, end: end ?? start, order }, context);
  // Days in words, such as "All time", may be of more than a period.
  const unread = covered ? null : otherTitle(table);
  const asked = unread && askSaying("whole_period", { ...unread, sheet: table.sheet }, context);
  if (asked) return asked;
  const period = covered ? wholePeriod(covered.start, covered.end) : answeredPeriod(context);
  if (period) return { dated: rows.map((row) => ({ row, ...period })), ignored: [] };
  if (!covered) return { question: askPeriod(table.sheet, table.header.line, context) };
  return { problems: [notWhole(covered, table.titles[0]?.line ?? table.header.line)] };
}

function notWhole({ start, end }: Days, line: number): ImportProblem {
  return { field: "row", problem: "not_a_whole_period", params: { start, end }, line };
}

/** A line above the headings that is neither the title nor days; null when there is none. */
function otherTitle({ titles }: AdsTable): { text: string; line: number } | null {
  const other = titles.find((row) => !isReportTitle(row));
  return other
    ? {
        text: other.cells
          .map(({ text }) => text.trim())
          .join(" ")
          .trim(),
        line: other.line,
      }
    : null;
}

/** The days that the lines above the headings say; null when none does. */
function coveredDays({ titles }: AdsTable): Days | null {
  for (const row of titles) {
    const reading = readDate(row.cells.map(({ text }) => text).join(" "));
    if (reading?.kind === "period") return periodStarting(reading.type, reading.start);
    if (reading?.kind === "day") {
      const only = resolveDay(reading.day, "day_first");
      if (only) return { start: only, end: only };
    }
    if (reading?.kind !== "range") continue;
    const [start, end] = [resolveDay(reading.from, "day_first"), resolveDay(reading.to, "day_first")];
    if (start && end && start <= end) return { start, end };
  }
  return null;
}

/** The days of the whole report, which Meta writes into each row that is broken down by weeks or months; null where rows differ. */
function sameDays(rows: Row[], columns: { start: AdsColumn; end: AdsColumn }, order: DateOrder): Days | null {
  const days = rows.map((row) => ({ start: dayIn(row, columns.start, order), end: dayIn(row, columns.end, order) }));
  const [first] = days;
  const isSame = days.every(({ start, end }) => start === first?.start && end === first?.end);
  return isSame && first?.start && first.end ? { start: first.start, end: first.end } : null;
}

/** Whether 10/01/2026 is in October or in January: as the other dates of the columns show, else as was answered. */
function decideOrder(
  { sheet }: AdsTable,
  rows: Row[],
  columns: AdsColumn[],
  { answers, mapping }: ImportContext,
): DateOrder | { question: Question } {
  const open = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const reading = readDate(dateAt(row, column.index));
      return (reading ? openDays(reading) : []).map((day) => ({ ...day, row, column }));
    }),
  );
  const [first] = open;
  if (!first || open.some((day) => day.first > 12)) return "day_first";
  if (open.some((day) => day.second > 12)) return "month_first";
  const decided = ownValue(answers, "date_order") ?? mapping.dateOrder;
  if (decided === "day_first" || decided === "month_first") return decided;
  const example = textAt(first.row, first.column.index);
  const choices = (["day_first", "month_first"] as const).map((value) => ({
    value,
    label: resolveDay(first, value) ?? "",
  }));
  const about = { column: null, figure: null, example };
  return { question: { id: "date_order", kind: "date_order", sheet, line: first.row.line, about, choices } };
}

function dayIn(row: Row, { index }: AdsColumn, order: DateOrder): string | null {
  const reading = readDate(dateAt(row, index));
  return reading?.kind === "day" ? resolveDay(reading.day, order) : null;
}

function noDate(row: Row, { index, header }: AdsColumn): ImportProblem {
  const line = row.cells[index]?.line ?? row.line;
  const problem = textAt(row, index) === "" ? "required" : "not_a_period";
  return { field: header, problem, line, column: index + 1 };
}

/** Meta writes the days of the whole report into each row, or those of the part by which it is broken down. */
function byRange(
  table: AdsTable,
  rows: Row[],
  { order, ...columns }: { start: AdsColumn; end: AdsColumn; order: DateOrder },
  context: ImportContext,
): AdsPeriods {
  const ranges = rows.map((row) => ({
    row,
    start: dayIn(row, columns.start, order),
    end: dayIn(row, columns.end, order),
  }));
  const unread = ranges.filter(({ start, end }) => start === null || end === null);
  if (unread.length > 0)
    return { problems: unread.slice(0, mostProblems).map(({ row }) => noDate(row, columns.start)) };
  const days = new Set(ranges.map(({ start }) => start));
  if (days.size > 1 && ranges.every(({ start, end }) => start === end)) {
    return byDay(table, rows, { day: columns.start, order, covered: null }, context);
  }
  const problems: ImportProblem[] = [];
  const dated = ranges.flatMap(({ row, start, end }): Dated[] => {
    const period = start && end ? wholePeriod(start, end) : null;
    if (period === null && start && end) {
      const line = row.cells[columns.start.index]?.line ?? row.line;
      problems.push({ ...notWhole({ start, end }, line), field: columns.start.header });
    }
    return period ? [{ row, ...period }] : [];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { dated, ignored: [] };
}

/** Weeks, months or quarters; one that the days of the report cut is left out. */
function byColumn(
  table: AdsTable,
  rows: Row[],
  { column, covered }: { column: AdsColumn; covered: Days | null },
  type: ReportType,
): AdsPeriods {
  const problems: ImportProblem[] = [];
  const ignored: Ignored[] = [];
  const dated = rows.flatMap((row): Dated[] => {
    const period = periodIn(row, column, type);
    if (period === null) {
      problems.push(noDate(row, column));
      return [];
    }
    if (!covered || (covered.start <= period.start && period.end <= covered.end))
      return [{ row, reportType: type, period }];
    ignored.push({ sheet: table.sheet, line: row.line, column: textAt(row, column.index), why: "part_of_a_period" });
    return [];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { dated, ignored };
}

function periodIn(row: Row, { index }: AdsColumn, type: ReportType): Period | null {
  const reading = readDate(dateAt(row, index));
  if (reading?.kind === "period") return reading.type === type ? periodStarting(type, reading.start) : null;
  const start = reading && resolveDay(reading.kind === "range" ? reading.from : reading.day, "day_first");
  const period = start ? periodStarting(type, start) : null;
  if (reading?.kind !== "range") return period;
  return period?.end === resolveDay(reading.to, "day_first") ? period : null;
}

/** Adds days up to months of which the export has all, or those between the first and the last one had no ads. */
function byDay(
  table: AdsTable,
  rows: Row[],
  { day: column, order, covered }: { day: AdsColumn; order: DateOrder; covered: Days | null },
  context: ImportContext,
): AdsPeriods {
  const found = rows.map((row) => ({ row, day: dayIn(row, column, order) }));
  const unread = found.filter(({ day }) => day === null);
  if (unread.length > 0) return { problems: unread.slice(0, mostProblems).map(({ row }) => noDate(row, column)) };
  const dated: Dated[] = [];
  const ignored: Ignored[] = [];
  const months = Map.groupBy(found, ({ day }) => (day ?? "").slice(0, 7));
  for (const [month, own] of months) {
    const period = periodStarting("monthly", `${month}-01`);
    const line = own[0]?.row.line ?? table.header.line;
    if (period === null) return { problems: [noDate(own[0]?.row ?? table.header, column)] };
    const days = new Set(own.map(({ day }) => day));
    const of = dayCount(period.start, period.end);
    const reaches = days.has(period.start) && days.has(period.end);
    const covers = covered && covered.start <= period.start && period.end <= covered.end;
    let isWhole = days.size === of || covers === true;
    if (!isWhole && !covered && reaches) {
      const at = { platform: table.platform, sheet: table.sheet, line };
      const decided = decideDays(at, { month, days: days.size, of }, context);
      if ("question" in decided) return decided;
      isWhole = decided.isWhole;
    }
    if (isWhole) dated.push(...own.map(({ row }) => ({ row, reportType: "monthly" as const, period })));
    else ignored.push({ sheet: table.sheet, line, column: month, why: "part_of_a_period" });
  }
  return { dated, ignored };
}
