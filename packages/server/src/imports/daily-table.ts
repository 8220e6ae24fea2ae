import { type NumberFigure, overPeriods } from "@agency/model/figures";
import { periodStarting } from "@agency/model/report/periods";
import type { Table } from "./columns.ts";
import { dayCount } from "./days.ts";
import { addRows } from "./divided-rows.ts";
import { isFigure } from "./headers.ts";
import type { Ignored, ImportedRow, ImportProblem, SheetReading } from "./import-result.ts";
import { readFigures } from "./row-figures.ts";
import { type Row, textAt } from "./table.ts";

type Day = { row: Row; day: string };
type DayRow = ImportedRow & { day: string };
type Added = { figure: NumberFigure; header: string };

/**
 * Adds up events and money of whole months from a table of days. Nothing else of days makes a month: somebody who came on two days is
 * one visitor of the month, and a visit past midnight is one visit. A day has several rows only where rows add up.
 */
export function monthsOfDays(table: Table & { adds: boolean }, days: Day[], ignored: Ignored[]): SheetReading {
  const { sheet, header } = table;
  const left = [...ignored];
  const added: Added[] = [];
  for (const { meaning, header: column } of table.columns) {
    if (!isFigure(meaning)) continue;
    if (meaning !== "topRankings" && overPeriods(meaning) === "sum") added.push({ figure: meaning, header: column });
    else left.push({ sheet, line: header.line, column, why: "people_do_not_add_up" });
  }
  if (added.length === 0) return { rows: [], ignored: left };
  const read = readDays(table, days);
  if ("problems" in read) return read;
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
  return { rows, ignored: left };
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
      rows.push({ client: name, reportType: "monthly", period, ...read, searches: {}, notes: [], from, day });
    }
  }
  return problems.length > 0 ? { problems } : { rows };
}

/** Whether a figure is there for every day of a month. */
function isWhole(found: DayRow[], { figure }: Added, length: number): boolean {
  return new Set(found.flatMap(({ figures, day }) => (figures[figure] === undefined ? [] : [day]))).size === length;
}

function only({ day: _day, ...row }: DayRow, kept: Added[]): ImportedRow {
  return { ...row, figures: Object.fromEntries(kept.map(({ figure }) => [figure, row.figures[figure]])) };
}

function ofDays(row: ImportedRow): ImportedRow {
  const places = Object.entries(row.places).map(([figure, place]) => [figure, { ...place, derived: "sum_of_days" }]);
  return { ...row, places: Object.fromEntries(places) as ImportedRow["places"] };
}
