import type { NumberFigure } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import type { Period } from "@agency/model/report/periods";
import { type Column, ownValue } from "./columns.ts";
import { dayCount } from "./dates.ts";
import { approximation, type Dimension, readDimension, visitorsByChannel } from "./ga4-dimensions.ts";
import { isFigure, isTotal, headerMeaning } from "./headers.ts";
import { choice, headingMeasure } from "./heading-doubts.ts";
import type { Derivation, Ignored, ImportContext, ImportedRow, ImportProblem, Question } from "./import-result.ts";
import { isNumber, readAmount } from "./numbers.ts";
import { type Row, textAt } from "./sheet.ts";

/** The figures that GA4's tables can give, besides the visitors of its channels. */
const wanted = ["totalVisitors", "sessions", "totalLeads"] as const;
type Wanted = (typeof wanted)[number];

type MetricColumn = Column & { meaning: Wanted };

/** A metric with its number in each row that has one. */
type Metric = { column: MetricColumn; amounts: Map<Row, number> };
type Rows = Extract<Totals, { parts: Row[] }>;
type Table = { header: Row; rows: Row[]; texts: Column[]; metrics: MetricColumn[] };

const undivided: Dimension = { divides: "nothing", channels: false, unnamed: false };

export function isMetric(column: Column): column is MetricColumn {
  return wanted.some((figure) => figure === column.meaning);
}

/**
 * Takes the figures of a table into `row`: from its row of totals, else as the sum of its parts where nobody is counted twice.
 * @returns the columns and channels that are left out, and why; or what must be known first
 */
export function takeMetrics(
  table: Table,
  row: ImportedRow,
  context: ImportContext,
): { ignored: Ignored[] } | { question: Question } | { problems: ImportProblem[] } {
  const dimension = tableDimension(table);
  const read = readMetrics(table, row);
  if ("problems" in read) return read;
  const { metrics, ignored } = read;
  const compared = metrics.map(({ column, amounts }) => ({
    amounts,
    adds: decideSum(column.meaning, dimension) !== null,
  }));
  const totals = splitTotals(table.rows, compared, dimension, row.from.sheet, context);
  if ("question" in totals) return totals;
  const only = onlyRow(totals, table.metrics, dimension, row);
  const rows = { ...totals, total: totals.total ?? only };
  const lacks = lacksDays(totals.parts, dimension, row.period);
  for (const metric of metrics) {
    const derived = lacks ? null : decideSum(metric.column.meaning, dimension);
    ignored.push(...takeFigure(metric, rows, dimension, derived, row));
    if (metric.column.meaning === "totalVisitors" && dimension.channels && only === null)
      ignored.push(...takeChannels(metric, rows, dimension, row));
  }
  return { ignored };
}

/** A further column of texts whose name is not known could divide the rows by anything. */
function tableDimension({ header, texts }: Table): Dimension {
  const name = textAt(header, 0);
  if (isFigure(headerMeaning(name))) return undivided;
  const dimension = readDimension(name);
  if (texts.length === 0) return dimension;
  const known = texts.every((column) => readDimension(column.header).divides !== "nothing");
  return { ...dimension, channels: false, divides: known ? dimension.divides : "nothing" };
}

/** The numbers of each metric; numbers with fractions are not counts. */
function readMetrics(
  { header, rows, metrics: columns }: Table,
  { from }: ImportedRow,
): { metrics: Metric[]; ignored: Ignored[] } | { problems: ImportProblem[] } {
  const metrics: Metric[] = [];
  const ignored: Ignored[] = [];
  const problems: ImportProblem[] = [];
  for (const column of columns) {
    const amounts = new Map<Row, number>();
    let fractions = false;
    for (const row of rows) {
      const cell = row.cells[column.index] ?? { text: "", line: row.line };
      const read = readAmount(cell, "program");
      if ("value" in read) {
        if (read.value !== null) amounts.set(row, read.value);
      } else if (isNumber(cell) && read.problem === "whole_number") fractions = true;
      else problems.push({ field: column.header, ...read, line: cell.line, column: column.index + 1 });
    }
    if (fractions) ignored.push({ sheet: from.sheet, line: header.line, column: column.header, why: "not_whole" });
    else metrics.push({ column, amounts });
  }
  return problems.length > 0 ? { problems } : { metrics, ignored };
}

/** The only row, when it is of all that the table is about: one without a dimension, or the month of a month. */
function onlyRow(
  { total, parts }: Rows,
  metrics: MetricColumn[],
  { divides }: Dimension,
  { reportType }: ImportedRow,
): Row | null {
  const [only] = parts;
  if (total !== null || only === undefined || parts.length > 1) return null;
  const summary = metrics.some(({ index }) => index === 0);
  return summary || (divides === "months" && reportType === "monthly") ? only : null;
}

/** Whether rows of days are fewer than the days of their period. */
function lacksDays(parts: Row[], { divides }: Dimension, { start, end }: Period): boolean {
  return divides === "days" && new Set(parts.map((row) => textAt(row, 0))).size !== dayCount(start, end);
}

/** @param derived how the parts make the figure, where no row has the total; null when they do not */
function takeFigure(
  { column: { header: column, meaning }, amounts }: Metric,
  { total, parts }: Rows,
  dimension: Dimension,
  derived: Derivation | null,
  row: ImportedRow,
): Ignored[] {
  const { sheet, line } = row.from;
  const measure = headingMeasure(column, meaning);
  const stated = total ? amounts.get(total) : undefined;
  if (total && stated !== undefined) {
    put(row, meaning, stated, { sheet, line: total.line, column, derived: null, measure });
    return [];
  }
  const known = parts.flatMap((part) => amounts.get(part) ?? []);
  if (total === null && derived !== null && known.length > 0) {
    const sum = known.reduce((all, value) => all + value, 0);
    put(row, meaning, sum, { sheet, line, column, derived, measure });
    return [];
  }
  return [{ sheet, line, column, why: dimension.divides === "nothing" ? "no_total" : "people_do_not_add_up" }];
}

/** Takes the visitors of each channel, and names unknown channels. */
function takeChannels(
  { column: { header: column }, amounts }: Metric,
  { total, parts }: Rows,
  dimension: Dimension,
  row: ImportedRow,
): Ignored[] {
  const { sheet, line: start } = row.from;
  const known = parts.flatMap((part) => (amounts.has(part) ? [{ row: part, value: amounts.get(part) ?? 0 }] : []));
  const split = visitorsByChannel(known, dimension, (total && amounts.get(total)) ?? null);
  if (split === null) return [{ sheet, line: start, column, why: "people_do_not_add_up" }];
  const overlaps = dimension.divides === "sessions";
  const measure = measureOfChannel(headingMeasure(column, "totalVisitors"), dimension);
  for (const { figure, value, line, several } of split.channels) {
    const derived = several ? "sum_of_channels" : null;
    put(row, figure, value, { sheet, line, column, derived, measure, ...(overlaps && { overlaps }) });
  }
  return split.unknown.map(({ row: part }) => {
    return { sheet, line: part.line, column: textAt(part, 0), why: "unknown_channel" };
  });
}

/** How the people of a channel are counted: by how they first came, or by how they came on each visit. */
function measureOfChannel(measure: Measure | null, { divides }: Dimension): Measure | null {
  if (measure !== "total_users" && measure !== "active_users") return null;
  if (divides === "sessions") return `visit_${measure}`;
  return divides === "users" ? `first_${measure}` : null;
}

function put(
  row: ImportedRow,
  figure: NumberFigure,
  value: number,
  place: NonNullable<ImportedRow["places"][NumberFigure]>,
): void {
  row.figures[figure] = value;
  row.places[figure] = place;
}

/** How a column without a total may be added up; null when that would count somebody twice. */
function decideSum(meaning: Wanted, { divides }: Dimension): Derivation | null {
  if (divides === "months" || divides === "nothing") return null;
  if (meaning === "totalVisitors") return divides === "users" ? "sum_of_channels" : null;
  if (meaning === "sessions") return divides === "sessions" ? "sum_of_channels" : null;
  return divides === "days" ? "sum_of_days" : "sum_of_channels";
}

/** As much of a sheet's name as an id has. */
const longestName = 60;

/** Numbers of a metric by their row; `adds` when the rows' numbers make their total. */
type Summed = { amounts: Map<Row, number>; adds: boolean };

/** The row of the totals and those of the parts; or whether a row without a name is the total. */
type Totals = { total: Row | null; parts: Row[] } | { question: Question };

/**
 * Tells the row of totals from the others. GA4 writes "Grand total" or "Total" beside it, or leaves its name empty. A landing page or a
 * source can have an empty name as well: such a row is the total only when the others add up to it.
 */
function splitTotals(
  rows: Row[],
  metrics: Summed[],
  dimension: Dimension,
  sheet: string | null,
  { answers }: ImportContext,
): Totals {
  const named = rows.filter(({ cells }) => cells.some(({ text }) => isTotal(text)));
  const others = rows.filter((row) => !named.includes(row));
  const [only] = named;
  if (only) return { total: named.length === 1 ? only : null, parts: others };
  const [empty, ...more] = rows.filter((row) => textAt(row, 0) === "");
  if (empty === undefined) return { total: null, parts: rows };
  const parts = rows.filter((row) => row !== empty);
  const answer = ownValue(answers, totalId(empty, sheet));
  const found =
    more.length > 0
      ? false
      : answer === "yes"
        ? true
        : answer === "no"
          ? false
          : isSum(empty, parts, metrics, dimension);
  if (found === null) return { question: askTotal(empty, sheet) };
  return found ? { total: empty, parts } : { total: null, parts: rows };
}

/** Whether a row is the total of others; null when its numbers do not say. */
function isSum(row: Row, parts: Row[], metrics: Summed[], { unnamed }: Dimension): boolean | null {
  const compared = metrics.flatMap(({ amounts, adds }) => {
    const own = amounts.get(row);
    const values = parts.map((part) => amounts.get(part) ?? 0);
    if (own === undefined) return [];
    const sum = values.reduce((all, value) => all + value, 0);
    const near = Math.ceil(sum * approximation);
    return [{ own, adds, less: own < (adds ? sum - near : Math.max(0, ...values)), same: Math.abs(own - sum) <= near }];
  });
  if (compared.some(({ less }) => less)) return unnamed ? false : null;
  // Rows can be missing, so that a total is more than what is listed.
  if (!unnamed) return parts.length > 0 || null;
  const sums = compared.filter(({ adds, own }) => adds && own > 0);
  return sums.length > 0 && parts.length > 1 && sums.every(({ same }) => same) ? true : null;
}

function askTotal(row: Row, sheet: string | null): Question {
  return {
    id: totalId(row, sheet),
    kind: "total_row",
    sheet,
    line: row.line,
    about: {
      column: null,
      figure: null,
      example: row.cells
        .map(({ text }) => text.trim())
        .join(" ")
        .trim(),
    },
    choices: [choice("yes"), choice("no")],
  };
}

function totalId({ line }: Row, sheet: string | null): string {
  return `total:${sheet?.slice(0, longestName) ?? ""}:${line}`;
}
