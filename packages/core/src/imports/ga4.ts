import type { NumberFigure } from "@agency/model/figures";
import { chooseColumns, type Column, columnsOf } from "./columns.ts";
import { blocksOf, type Block } from "./ga4-blocks.ts";
import { type ChannelFigure, channelFigure, type Dimension, dimensionOf } from "./ga4-dimensions.ts";
import { isFigure, isTotal, meaningOf } from "./headers.ts";
import {
  type Derivation,
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type SheetReading,
} from "./import-result.ts";
import { isNumber, readAmount } from "./numbers.ts";
import { answeredPeriod, askPeriod, wholePeriod } from "./row-periods.ts";
import { type Row, type Sheet, textAt } from "./table.ts";

/** The figures that GA4's tables can give, besides the visitors of its channels. */
const wanted = ["totalVisitors", "sessions", "totalLeads"] as const;
type Wanted = (typeof wanted)[number];

type Amounts = { row: Row; value: number }[];
type BlockReading =
  | { row: ImportedRow | null; ignored: Ignored[] }
  | { question: Extract<SheetReading, { question: unknown }>["question"] }
  | { problems: ImportProblem[] };

/**
 * Reads an export of GA4: comments, then one or more tables in any language. Takes totals from rows of totals, else adds up what
 * divides them; leaves out what would count somebody twice.
 */
export function readGa4({ name, rows }: Sheet, context: ImportContext): SheetReading {
  const found: ImportedRow[] = [];
  const ignored: Ignored[] = [];
  const problems: ImportProblem[] = [];
  for (const block of blocksOf(rows)) {
    const chosen = chooseColumns(
      { sheet: name, header: block.header, columns: columnsOf(block.header, context), rows: block.rows },
      context,
    );
    if (!Array.isArray(chosen)) return { question: chosen };
    const read = readBlock(block, chosen, name, context);
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

function readBlock(block: Block, columns: Column[], sheet: string | null, context: ImportContext): BlockReading {
  const { header, rows, title, start, end } = block;
  const metrics = columns.filter(({ meaning }) => isWanted(meaning));
  if (metrics.length === 0 || rows.length === 0) {
    return {
      row: null,
      ignored: [{ sheet, line: header.line, column: title ?? textAt(header, 0), why: "unknown_table" }],
    };
  }
  const period = start && end ? wholePeriod(start, end) : answeredPeriod(context);
  if (period === null && start && end) {
    return {
      problems: [{ field: "row", problem: "not_a_whole_period", params: { start, end }, line: header.line }],
    };
  }
  if (period === null) return { question: askPeriod(sheet, header.line, context) };
  const row: ImportedRow = {
    client: block.property,
    ...period,
    figures: {},
    places: {},
    searches: {},
    from: { sheet, line: header.line },
  };
  const ignored = columns
    .filter(({ index, meaning }) => index > 0 && !isWanted(meaning))
    .map(({ header: column }): Ignored => ({ sheet, line: header.line, column, why: "not_needed" }));
  const problems = metrics.flatMap((column) => takeMetric(block, column, row, ignored));
  return problems.length > 0 ? { problems } : { row, ignored };
}

/** Takes one column's figures into `row`, or its name into `ignored`. */
function takeMetric({ header, rows }: Block, column: Column, row: ImportedRow, ignored: Ignored[]): ImportProblem[] {
  const { meaning } = column;
  if (!isWanted(meaning)) return [];
  const { sheet } = row.from;
  const dimension: Dimension = isFigure(meaningOf(textAt(header, 0)))
    ? { divides: "nothing", channels: false }
    : dimensionOf(textAt(header, 0));
  const leave = (why: Ignored["why"]) => ignored.push({ sheet, line: header.line, column: column.header, why });
  const read = readColumn(rows, column);
  if ("problems" in read) return read.problems;
  if ("fractions" in read) {
    leave("not_whole");
    return [];
  }
  const parts = read.amounts.filter((amount) => !isTotalRow(amount.row));
  const total =
    read.amounts.find((amount) => isTotalRow(amount.row)) ??
    (rows.length === 1 && column.index === 0 ? parts[0] : undefined);
  const put = (figure: NumberFigure, value: number, line: number, derived: Derivation | null) => {
    row.figures[figure] = value;
    row.places[figure] = { sheet, line, column: column.header, derived };
  };
  const derived = total ? null : sumOf(meaning, dimension);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  if (total) put(meaning, total.value, total.row.line, null);
  else if (derived && parts.length > 0) put(meaning, sum, header.line, derived);
  else leave(dimension.divides === "nothing" ? "no_total" : "people_do_not_add_up");
  if (meaning === "totalVisitors" && dimension.channels) {
    const channels = visitorsByChannel(parts, dimension);
    const known = channels.reduce((all, { value }) => all + value, 0);
    if (total && known > total.value) leave("people_do_not_add_up");
    else
      for (const { figure, value, line, several } of channels)
        put(figure, value, line, several ? "sum_of_channels" : null);
  }
  return [];
}

/** How a column without a total may be added up; null when that would count somebody twice. */
function sumOf(meaning: Wanted, { divides }: Dimension): Derivation | null {
  if (meaning === "totalVisitors") return divides === "users" ? "sum_of_channels" : null;
  if (meaning === "sessions") return divides === "sessions" ? "sum_of_channels" : null;
  if (divides === "days") return "sum_of_days";
  return divides === "nothing" ? null : "sum_of_channels";
}

/** A user can come by several channels in different sessions, so channels of sessions are taken one by one and never added up. */
function visitorsByChannel(
  parts: Amounts,
  { divides }: Dimension,
): { figure: ChannelFigure; value: number; line: number; several: boolean }[] {
  const byFigure = Map.groupBy(parts, ({ row }) => channelFigure(textAt(row, 0)));
  return Array.from(byFigure, ([figure, amounts]) => ({
    figure,
    value: amounts.reduce((sum, { value }) => sum + value, 0),
    line: amounts[0]?.row.line ?? 1,
    several: amounts.length > 1,
  })).filter(({ figure, several }) => divides === "users" || (!several && figure !== "otherTraffic"));
}

function readColumn(
  rows: Row[],
  { index, header }: Column,
): { amounts: Amounts } | { fractions: true } | { problems: ImportProblem[] } {
  const amounts: Amounts = [];
  const problems: ImportProblem[] = [];
  let fractions = false;
  for (const row of rows) {
    const cell = row.cells[index] ?? { text: "", line: row.line };
    const read = readAmount(cell, "program");
    if ("value" in read) amounts.push(...(read.value === null ? [] : [{ row, value: read.value }]));
    else if (!isNumber(cell) || read.problem !== "whole_number") {
      problems.push({ field: header, ...read, line: cell.line, column: index + 1 });
    } else fractions = true;
  }
  if (problems.length > 0) return { problems };
  return fractions ? { fractions } : { amounts };
}

/** GA4 leaves the name of the row of totals empty, or writes "Grand total" at its beginning or end. */
function isTotalRow({ cells }: Row): boolean {
  return (cells[0]?.text.trim() ?? "") === "" || cells.some(({ text }) => isTotal(text));
}

function isWanted(meaning: Column["meaning"]): meaning is Wanted {
  return wanted.some((figure) => figure === meaning);
}
