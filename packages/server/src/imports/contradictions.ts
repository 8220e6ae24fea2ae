import { type Figures, noFigures } from "@agency/model/figures";
import { partsBeyondTotal, visitorParts } from "../figures/check.ts";
import { type AssignedRow, type ImportProblem, mostProblems } from "./import-result.ts";
import type { Standing } from "./standing.ts";

/** The total first: a file that gives it is wrong in it, and otherwise in a part. */
const divided = ["totalVisitors", ...visitorParts] as const;

/**
 * Rows of a file whose visitors contradict those that their period has already, such as 500 in all where Google found 700 by searches.
 * What contradicts itself without the file is allowed as far as it does.
 */
export function contradictions(rows: AssignedRow[], standing: Standing): ImportProblem[] {
  const found = rows
    .filter((row) => divided.some((figure) => row.figures[figure] != null))
    .flatMap((row) => contradiction(row, standing.at(row)?.figures ?? noFigures) ?? []);
  return found.slice(0, mostProblems);
}

function contradiction(row: AssignedRow, before: Figures): ImportProblem | null {
  const given = Object.fromEntries(Object.entries(row.figures).filter(([, value]) => value !== null));
  const after = { ...before, ...given };
  const allowed = Math.max(partsBeyondTotal(before), partsBeyondTotal({ ...noFigures, ...given }));
  if (partsBeyondTotal(after) <= allowed) return null;
  const figure = divided.find((one) => row.figures[one] != null) ?? "totalVisitors";
  const { sheet, line, column } = row.places[figure] ?? { ...row.from, column: "row" };
  const place = { field: column, line, ...(sheet !== null && { sheet }) };
  if (figure !== "totalVisitors") return { ...place, problem: "parts_exceed_total" };
  const sum = visitorParts.reduce((all, part) => all + (after[part] ?? 0), 0);
  return { ...place, problem: "total_below_parts", params: { sum } };
}
