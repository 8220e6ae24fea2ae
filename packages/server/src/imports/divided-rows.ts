import { addsUp, kindOf, numberFigures } from "@agency/model/figures";
import { type Column, ownValue, type Table } from "./columns.ts";
import { dividingColumn, isWhole, keyOf } from "./dividing-columns.ts";
import { isFigure, normalHeader } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, ImportedRow, ImportProblem, Question } from "./import-result.ts";
import { readFigures } from "./row-figures.ts";
import { type Row, textAt } from "./table.ts";

/** The rows to read, and whether rows of the same client and period add up; or what must be known first. */
export type Division = { rows: Row[]; adds: boolean } | { question: Question } | { problems: ImportProblem[] };

/**
 * Decides what rows of parts are for, such as those of campaigns or channels. Rows with the totals of their periods are taken when the
 * parts add up to them. Otherwise somebody says whether all parts are there.
 * @param totals rows that say that they add up others
 */
export function divisionOf(table: Table, totals: Row[], context: ImportContext): Division {
  const { columns, rows, ads, header, sheet } = table;
  const column = dividingColumn(table, context);
  if (column === null) return { rows, adds: false };
  const refused = (field: Column): { problems: ImportProblem[] } => {
    const line = header.cells[field.index]?.line ?? header.line;
    return { problems: [{ field: field.header, problem: "rows_are_parts", line, column: field.index + 1 }] };
  };
  // Meta leaves the name of a total empty; breakdowns have rows for all beside their parts.
  const wholes = rows.filter((row) => isWhole(row, column) || (ads === "export" && textAt(row, column.index) === ""));
  const parts = rows.filter((row) => !wholes.includes(row));
  const checked = checkTotals(table, parts, [...totals, ...wholes]);
  if (checked !== null) return checked;
  const mixed = columns.find(({ index, meaning }) => {
    const all = parts.filter((row) => isWhole(row, { index })).length;
    return (meaning === null || meaning === "division") && all > 0 && all < parts.length;
  });
  if (mixed) return refused(mixed);
  if (wholes.length > 0) return refused(column);
  const name = normalHeader(column.header);
  const answer = ownValue(context.answers, `column:${name}`);
  if (answer === "division") return { rows, adds: true };
  if (answer === "parts") return refused(column);
  const groups = [...Map.groupBy(rows, keyOf(columns)).values()];
  const sums = columns.some(({ meaning }) => isFigure(meaning) && addsUp(meaning));
  const alone = groups.every((group) => group.length === 1) && ads !== "export";
  if (!sums && !alone) return refused(column);
  return {
    question: {
      id: `column:${name}`,
      kind: "divided_rows",
      sheet,
      line: header.cells[column.index]?.line ?? header.line,
      about: { column: column.header, figure: null, example: textAt(parts[0] ?? header, column.index) || null },
      choices: [...(sums ? [choice("division")] : []), ...(alone ? [choice("ignore")] : []), choice("parts")],
    },
  };
}

/**
 * Compares the parts of each period with the rows that say to add them up.
 * @returns null when not every period has such a row
 */
function checkTotals(table: Table, parts: Row[], totals: Row[]): Division | null {
  const key = keyOf(table.columns);
  const groups = Map.groupBy(parts, key);
  // A total that names no period is that of the only one.
  const [only = ""] = groups.size === 1 ? groups.keys() : [];
  const ofPeriod = Map.groupBy(totals, (row) => (groups.has(key(row)) ? key(row) : only));
  if (groups.size === 0 || [...groups.keys()].some((one) => !ofPeriod.has(one))) return null;
  const wholes: Row[] = [];
  for (const [one, rows] of groups) {
    const [sum, ...candidates] = [
      figuresOf(rows, table),
      ...(ofPeriod.get(one) ?? []).map((row) => figuresOf([row], table)),
    ];
    for (const read of [sum, ...candidates]) if ("problems" in read) return read;
    const problem = candidates.flatMap((total, index) => {
      const row = ofPeriod.get(one)?.[index];
      return "problems" in total || "problems" in sum || row === undefined ? [] : differences(sum, total, row, table);
    })[0];
    if (problem) return { problems: [problem] };
    wholes.push(...(ofPeriod.get(one) ?? []).slice(0, 1));
  }
  const dated = wholes.every((row) => groups.has(key(row)));
  return dated ? { rows: wholes, adds: false } : { rows: parts, adds: true };
}

type Sums = { sums: Map<Column, number>; most: Map<Column, number> };

function figuresOf(rows: Row[], table: Table): Sums | { problems: ImportProblem[] } {
  const [sums, most] = [new Map<Column, number>(), new Map<Column, number>()];
  for (const row of rows) {
    const read = readFigures(row, table);
    if ("problems" in read) return { problems: read.problems };
    for (const column of table.columns) {
      const value = isFigure(column.meaning) ? read.figures[column.meaning] : null;
      if (typeof value !== "number") continue;
      sums.set(column, (sums.get(column) ?? 0) + value);
      most.set(column, Math.max(most.get(column) ?? 0, value));
    }
  }
  return { sums, most };
}

/** Where a total is not what its parts make: their sum, or for people at least the largest of them. */
function differences(parts: Sums, total: Sums, row: Row, { columns }: Table): ImportProblem[] {
  return columns.flatMap((column): ImportProblem[] => {
    const { meaning, index, header } = column;
    const [stated, sum, most] = [total.sums.get(column), parts.sums.get(column) ?? 0, parts.most.get(column) ?? 0];
    if (!isFigure(meaning) || stated === undefined || kindOf(meaning) === "position") return [];
    const fits = addsUp(meaning) ? Math.abs(stated - sum) < 0.005 : stated >= most;
    if (fits) return [];
    const params = { sum: Math.round(sum * 100) / 100, total: stated };
    return [{ field: header, problem: "total_differs", params, line: row.line, column: index + 1 }];
  });
}

/** Adds up the rows of each client and period; figures that do not add up are absent where there are several rows. */
export function addRows(rows: ImportedRow[]): ImportedRow[] {
  const groups = Map.groupBy(rows, ({ client, reportType, period }) =>
    JSON.stringify([client, reportType, period.start]),
  );
  return [...groups.values()].flatMap((group): ImportedRow[] => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    const row: ImportedRow = { ...first, figures: {}, places: {} };
    for (const figure of numberFigures.filter(addsUp)) {
      const stated = group.flatMap((one) => (typeof one.figures[figure] === "number" ? [one] : []));
      const [at] = stated;
      if (at === undefined) continue;
      const sum = stated.reduce((all, { figures }) => all + Number(figures[figure]), 0);
      Object.assign(row.figures, { [figure]: Math.round(sum * 100) / 100 });
      const place = at.places[figure];
      if (place) row.places[figure] = { ...place, derived: "sum_of_rows" };
    }
    return [row];
  });
}
