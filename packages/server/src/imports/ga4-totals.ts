import { ownValue } from "./columns.ts";
import { approximation } from "./ga4-channels.ts";
import type { Dimension } from "./ga4-dimensions.ts";
import { isTotal } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, Question } from "./import-result.ts";
import { type Row, textAt } from "./table.ts";

/** As much of a sheet's name as an id has. */
const longestName = 60;

/** Numbers of a metric by their row; `adds` when the rows' numbers make their total. */
export type Metric = { amounts: Map<Row, number>; adds: boolean };

/** The row of the totals and those of the parts; or whether a row without a name is the total. */
export type Totals = { total: Row | null; parts: Row[] } | { question: Question };

/**
 * Tells the row of totals from the others. GA4 writes "Grand total" or "Total" beside it, or leaves its name empty. A landing page or a
 * source can have an empty name as well: such a row is the total only when the others add up to it.
 */
export function totalsOf(
  rows: Row[],
  metrics: Metric[],
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
  const answer = ownValue(answers, idOf(empty, sheet));
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
function isSum(row: Row, parts: Row[], metrics: Metric[], { unnamed }: Dimension): boolean | null {
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
    id: idOf(row, sheet),
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

function idOf({ line }: Row, sheet: string | null): string {
  return `total:${sheet?.slice(0, longestName) ?? ""}:${line}`;
}
