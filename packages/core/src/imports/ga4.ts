import type { NumberFigure } from "@agency/model/figures";
import { chooseColumns, type Column, columnsOf } from "./columns.ts";
import { type Block, blocksOf } from "./ga4-blocks.ts";
import { visitorsByChannel } from "./ga4-channels.ts";
import { type Dimension, dimensionOf, isComparing, isNotNeeded } from "./ga4-dimensions.ts";
import { type Metric, totalsOf } from "./ga4-totals.ts";
import { isFigure, meaningOf, normalHeader } from "./headers.ts";
import { headingDoubts } from "./heading-doubts.ts";
import {
  type Derivation,
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type Question,
  type SheetReading,
} from "./import-result.ts";
import { isNumber, readAmount } from "./numbers.ts";
import { askWhole } from "./part-of-all.ts";
import { answeredPeriod, askPeriod, type Dated, wholePeriod } from "./row-periods.ts";
import { type Row, type Sheet, textAt } from "./table.ts";

/** The figures that GA4's tables can give, besides the visitors of its channels. */
const wanted = ["totalVisitors", "sessions", "totalLeads"] as const;
type Wanted = (typeof wanted)[number];

type MetricColumn = Column & { meaning: Wanted };
type BlockReading =
  | { row: ImportedRow | null; ignored: Ignored[] }
  | { question: Question }
  | { problems: ImportProblem[] };

/**
 * Reads an export of GA4: comments, then one or more tables. Takes totals from rows of totals, else adds up what divides them; leaves
 * out what would count somebody twice. What its comments, columns and rows say beside that is asked about or refused.
 */
export function readGa4({ name, rows }: Sheet, context: ImportContext): SheetReading {
  const found: ImportedRow[] = [];
  const ignored: Ignored[] = [];
  const problems: ImportProblem[] = [];
  const blocks = blocksOf(rows);
  for (const block of blocks) {
    const read = isPartOfAnother(block, blocks) ? partOfUsers(block, name) : readBlock(block, name, context);
    if ("question" in read) return read;
    if ("problems" in read) problems.push(...read.problems);
    else {
      ignored.push(...read.ignored);
      if (read.row) found.push(read.row);
    }
  }
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) };
  return { rows: found, ignored };
}

/** Whether the same table of all users stands in the file as well. */
function isPartOfAnother(block: Block, blocks: Block[]): boolean {
  const columns = ({ header }: Block) => header.cells.map(({ text }) => normalHeader(text)).join("|");
  const same = (other: Block) =>
    other.start === block.start && other.end === block.end && columns(other) === columns(block);
  return block.parts.length > 0 && blocks.some((other) => other.parts.length === 0 && same(other));
}

function partOfUsers({ header, parts }: Block, sheet: string | null): BlockReading {
  const column = parts.map(({ text }) => text).join(", ");
  return { row: null, ignored: [{ sheet, line: header.line, column, why: "part_of_users" }] };
}

function readBlock(block: Block, sheet: string | null, context: ImportContext): BlockReading {
  const { header, rows } = block;
  const named = columnsOf(header, context, null);
  const table = { sheet, header, columns: named.map(onlyFigure), rows };
  const columns = chooseColumns(table, context);
  if (!Array.isArray(columns)) return { question: columns };
  const doubts = headingDoubts({ ...table, columns });
  if (doubts !== null) return doubts;
  const metrics = columns.filter(isMetric);
  if (metrics.length === 0 || rows.length === 0) {
    const column = block.title ?? textAt(header, 0);
    return { row: null, ignored: [{ sheet, line: header.line, column, why: "unknown_table" }] };
  }
  const limited = limitsOf(block, columns, sheet, context);
  if (limited !== null) return limited;
  const dated = periodOf(block, sheet, context);
  if ("question" in dated || "problems" in dated) return dated;
  return readMetrics(block, columns, metrics, dated, sheet, context);
}

/** What keeps a table from being that of all users in one range of days: a comparison, or a segment or filter in its comments. */
function limitsOf(
  { header, parts, compared }: Block,
  columns: Column[],
  sheet: string | null,
  context: ImportContext,
): { question: Question } | { problems: ImportProblem[] } | null {
  const comparing = columns.find(({ header: name }) => isComparing(name));
  if (compared || comparing) {
    const place = comparing ? { column: comparing.index + 1 } : {};
    return { problems: [{ field: comparing?.header ?? "row", problem: "compared", line: header.line, ...place }] };
  }
  for (const part of parts) {
    const asked = askWhole(part, sheet, context);
    if (asked !== null) return asked;
  }
  return null;
}

function periodOf(
  { header, start, end }: Block,
  sheet: string | null,
  context: ImportContext,
): Pick<Dated, "reportType" | "period"> | { question: Question } | { problems: ImportProblem[] } {
  const period = start && end ? wholePeriod(start, end) : answeredPeriod(context);
  if (period !== null) return period;
  if (!start || !end) return { question: askPeriod(sheet, header.line, context) };
  return { problems: [{ field: "row", problem: "not_a_whole_period", params: { start, end }, line: header.line }] };
}

function readMetrics(
  block: Block,
  columns: Column[],
  metrics: MetricColumn[],
  dated: Pick<Dated, "reportType" | "period">,
  sheet: string | null,
  context: ImportContext,
): BlockReading {
  const { header, rows } = block;
  const others = columns.filter((column) => column.index > 0 && !isMetric(column));
  const texts = others.filter(({ index }) => rows.some((row) => isText(row, index)));
  const ignored = others.map((column): Ignored => {
    const line = header.cells[column.index]?.line ?? header.line;
    const known = texts.includes(column) || isNotNeeded(column.header);
    return { sheet, line, column: column.header, why: known ? "not_needed" : column.why };
  });
  const dimension = isFigure(meaningOf(textAt(header, 0)))
    ? { divides: "nothing" as const, channels: false, unnamed: false }
    : withOthers(dimensionOf(textAt(header, 0)), texts);
  const row: ImportedRow = {
    client: block.property,
    ...dated,
    figures: {},
    places: {},
    searches: {},
    notes: block.thresholded ? ["thresholded"] : [],
    from: { sheet, line: header.line },
  };
  const read = metrics.map((column) => ({ column, read: readColumn(rows, column) }));
  const problems = read.flatMap((one) => ("problems" in one.read ? one.read.problems : []));
  if (problems.length > 0) return { problems };
  const amounts = read.flatMap(({ column, read: one }) => ("amounts" in one ? [{ column, amounts: one.amounts }] : []));
  for (const { column } of read.filter((one) => "fractions" in one.read))
    ignored.push({ sheet, line: header.line, column: column.header, why: "not_whole" });
  const totals = totalsOf(
    rows,
    amounts.map(({ column, amounts: values }) => metricOf(column, values, dimension)),
    dimension,
    sheet,
    context,
  );
  if ("question" in totals) return totals;
  const whole = wholeRow(totals, metrics, dimension, row);
  for (const { column, amounts: values } of amounts)
    takeMetric(column, values, { ...totals, total: whole }, dimension, row, ignored);
  return { row, ignored };
}

/** The row of the totals; else the only row, when it is of all that the table is about. */
function wholeRow(
  { total, parts }: { total: Row | null; parts: Row[] },
  metrics: MetricColumn[],
  { divides }: Dimension,
  { reportType }: ImportedRow,
): Row | null {
  const [only] = parts;
  if (total !== null || only === undefined || parts.length > 1) return total;
  const undivided = metrics.some(({ index }) => index === 0);
  return undivided || (divides === "months" && reportType === "monthly") ? only : null;
}

/** Takes one column's figures into `row`, or its name into `ignored`. */
function takeMetric(
  { header: column, meaning }: MetricColumn,
  amounts: Map<Row, number>,
  { total, parts }: { total: Row | null; parts: Row[] },
  dimension: Dimension,
  row: ImportedRow,
  ignored: Ignored[],
): void {
  const { sheet, line: start } = row.from;
  const put = (figure: NumberFigure, value: number, line: number, derived: Derivation | null, overlaps = false) => {
    row.figures[figure] = value;
    row.places[figure] = { sheet, line, column, derived, ...(overlaps && { overlaps }) };
  };
  const stated = total ? amounts.get(total) : undefined;
  const derived = sumOf(meaning, dimension);
  const known = parts.flatMap((part) => (amounts.has(part) ? [{ row: part, value: amounts.get(part) ?? 0 }] : []));
  const sum = known.reduce((all, { value }) => all + value, 0);
  if (total && stated !== undefined) put(meaning, stated, total.line, null);
  else if (total === null && derived && known.length > 0) put(meaning, sum, start, derived);
  else {
    const why = dimension.divides === "nothing" ? "no_total" : "people_do_not_add_up";
    ignored.push({ sheet, line: start, column, why });
  }
  if (meaning !== "totalVisitors" || !dimension.channels || (total !== null && parts.includes(total))) return;
  const split = visitorsByChannel(known, dimension, stated ?? null);
  if (split === null) ignored.push({ sheet, line: start, column, why: "people_do_not_add_up" });
  for (const { figure, value, line, several } of split?.channels ?? [])
    put(figure, value, line, several ? "sum_of_channels" : null, dimension.divides === "sessions");
  for (const { row: part } of split?.unknown ?? [])
    ignored.push({ sheet, line: part.line, column: textAt(part, 0), why: "unknown_channel" });
}

/** The dimension of a table with further columns of texts: a name that is not known could be of anything. */
function withOthers(dimension: Dimension, texts: Column[]): Dimension {
  const known = texts.every(({ header }) => dimensionOf(header).divides !== "nothing");
  if (texts.length === 0) return dimension;
  return { ...dimension, channels: false, divides: known ? dimension.divides : "nothing" };
}

function isText(row: Row, index: number): boolean {
  const text = textAt(row, index);
  return /\p{L}/u.test(text) && !isNumber({ text, line: row.line });
}

function metricOf({ meaning }: MetricColumn, amounts: Map<Row, number>, dimension: Dimension): Metric {
  return { amounts, adds: sumOf(meaning, dimension) !== null };
}

/** How a column without a total may be added up; null when that would count somebody twice. */
function sumOf(meaning: Wanted, { divides }: Dimension): Derivation | null {
  if (divides === "months") return null;
  if (meaning === "totalVisitors") return divides === "users" ? "sum_of_channels" : null;
  if (meaning === "sessions") return divides === "sessions" ? "sum_of_channels" : null;
  if (divides === "days") return "sum_of_days";
  return divides === "nothing" ? null : "sum_of_channels";
}

function readColumn(
  rows: Row[],
  { index, header }: Column,
): { amounts: Map<Row, number> } | { fractions: true } | { problems: ImportProblem[] } {
  const amounts = new Map<Row, number>();
  const problems: ImportProblem[] = [];
  let fractions = false;
  for (const row of rows) {
    const cell = row.cells[index] ?? { text: "", line: row.line };
    const read = readAmount(cell, "program");
    if ("value" in read) {
      if (read.value !== null) amounts.set(row, read.value);
    } else if (!isNumber(cell) || read.problem !== "whole_number") {
      problems.push({ field: header, ...read, line: cell.line, column: index + 1 });
    } else fractions = true;
  }
  if (problems.length > 0) return { problems };
  return fractions ? { fractions } : { amounts };
}

/** A column without what only describes rows, such as dates: the comments say the period. */
function onlyFigure(column: Column): Column {
  return isFigure(column.meaning) ? column : { ...column, meaning: null };
}

function isMetric(column: Column): column is MetricColumn {
  return wanted.some((figure) => figure === column.meaning);
}
