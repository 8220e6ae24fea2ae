import type { Figures } from "@agency/model/figures";
import { hasEnded, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { FieldProblem } from "../problems.ts";

export type FiguresInput = { reportType: ReportType; periodStart: string; figures: Figures };

/** The earliest day for figures. */
const oldestDay = "2000-01-01";

/** The parts of the visitors, in the order of their addition. */
const parts = ["organicTraffic", "socialTraffic", "directTraffic", "otherTraffic"] as const;

/**
 * Contradictions in the figures of one period, with the calendar or among themselves; empty when there are none.
 * Fields are named as in the request: `periodStart`, `figures.socialTraffic`. The ranges of single figures are
 * checked by the schemas.
 */
export function checkPeriodFigures(input: FiguresInput, now: Date): FieldProblem[] {
  const problems = [checkPeriod(input, now), checkParts(input.figures)];
  return problems.filter((problem) => problem !== null);
}

/** Why figures cannot be for a period; null when they can. */
export function checkPeriod(
  { reportType, periodStart }: Omit<FiguresInput, "figures">,
  now: Date,
): FieldProblem | null {
  const field = "periodStart";
  const period = periodStarting(reportType, periodStart);
  if (period === null) return { field, problem: "not_a_period_start" };
  if (period.start < oldestDay) return { field, problem: "period_too_old" };
  if (!hasEnded(period, now)) return { field, problem: "period_in_future" };
  return null;
}

/** The part at which the running sum of known parts exceeds the total. */
export function checkParts(figures: Figures): FieldProblem | null {
  if (figures.totalVisitors === null) return null;
  let sum = 0;
  for (const part of parts) {
    sum += figures[part] ?? 0;
    if (sum > figures.totalVisitors) return { field: `figures.${part}`, problem: "parts_exceed_total" };
  }
  return null;
}
