import { periodStarting } from "@agency/model/report/periods";
import type { Table } from "./columns.ts";
import { dayCount } from "./days.ts";
import { isFigure } from "./headers.ts";
import type { Ignored, ImportedRow, ImportProblem, SheetReading } from "./import-result.ts";
import { readAmount } from "./numbers.ts";
import { type Row, textAt } from "./table.ts";

type Day = { row: Row; day: string };

/**
 * Adds up the leads of whole months from a table of days. Nothing else of days makes a month: somebody who came on two days is one
 * visitor of the month, and a visit past midnight is one visit.
 */
export function monthsOfDays(table: Table, days: Day[], ignored: Ignored[]): SheetReading {
  const { sheet, columns, header } = table;
  const leads = columns.find(({ meaning }) => meaning === "totalLeads");
  const others = columns.filter(({ meaning }) => isFigure(meaning) && meaning !== "totalLeads");
  const left = others.map((column): Ignored => {
    return { sheet, line: header.line, column: column.header, why: "people_do_not_add_up" };
  });
  if (leads === undefined) return { rows: [], ignored: [...ignored, ...left] };
  const client = columns.find(({ meaning }) => meaning === "client" || meaning === "website" || meaning === "clientId");
  const months = Map.groupBy(days, ({ row, day }) =>
    JSON.stringify([client ? textAt(row, client.index) : null, day.slice(0, 7)]),
  );
  const rows: ImportedRow[] = [];
  const problems: ImportProblem[] = [];
  for (const [key, found] of months) {
    const [name, month] = JSON.parse(key) as [string | null, string];
    const period = periodStarting("monthly", `${month}-01`);
    const [first] = found;
    const read = found.map(({ row }) => ({
      row,
      cell: readAmount(row.cells[leads.index] ?? { text: "", line: row.line }, "people"),
    }));
    for (const { row, cell } of read) {
      if ("problem" in cell) problems.push({ field: leads.header, ...cell, line: row.line, column: leads.index + 1 });
    }
    const counts = read.flatMap(({ cell }) => ("value" in cell && cell.value !== null ? [cell.value] : []));
    const length = period ? dayCount(period.start, period.end) : 0;
    const whole = found.length === length && new Set(found.map(({ day }) => day)).size === length;
    if (period === null || first === undefined || !whole || counts.length !== found.length) {
      left.push({ sheet, line: first?.row.line ?? null, column: month, why: "part_of_a_period" });
      continue;
    }
    const place = { sheet, line: first.row.line, column: leads.header, derived: "sum_of_days" as const };
    rows.push({
      client: name,
      reportType: "monthly",
      period,
      figures: { totalLeads: counts.reduce((sum, count) => sum + count, 0) },
      places: { totalLeads: place },
      searches: {},
      from: { sheet, line: first.row.line },
    });
  }
  return problems.length > 0 ? { problems } : { rows, ignored: [...ignored, ...left] };
}
