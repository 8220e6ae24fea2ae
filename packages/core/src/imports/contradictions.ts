import { type Figures, noFigures } from "@agency/model/figures";
import { partsBeyondTotal, visitorParts } from "../figures/check.ts";
import { type FiguresRepository, type PeriodKey, periodKey } from "../figures/figures-repository.ts";
import { type AssignedRow, type ImportProblem, mostProblems } from "./import-result.ts";

/** The total first: a file that gives it is wrong in it, and otherwise in a part. */
const divided = ["totalVisitors", ...visitorParts] as const;

/**
 * Rows of a file whose visitors contradict those that their period has already, such as 500 in all where Google found 700 by searches.
 * What contradicts itself without the file is allowed as far as it does.
 */
export async function contradictions(
  figures: Pick<FiguresRepository, "ofPeriods">,
  rows: AssignedRow[],
): Promise<ImportProblem[]> {
  const concerned = rows.filter((row) => divided.some((figure) => row.figures[figure] != null));
  if (concerned.length === 0) return [];
  const standing = await figures.ofPeriods(concerned.map(periodOf));
  const known = new Map(standing.map((period) => [periodKey(period), period.figures]));
  const found = concerned.flatMap((row) => contradiction(row, known.get(periodKey(periodOf(row))) ?? noFigures) ?? []);
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

function periodOf({ of, reportType, period }: AssignedRow): PeriodKey {
  return { clientId: of.id, reportType, periodStart: period.start };
}
