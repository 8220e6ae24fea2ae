import type { Figures } from "@agency/model/figures";
import { hasEnded, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { FieldProblem } from "../problems.ts";

export type FiguresInput = { reportType: ReportType; periodStart: string; figures: Figures };

/** The first day that figures are taken for. */
const oldestDay = "2000-01-01";

/** The parts of the visitors, in the order in which they are added up. */
const parts = ["organicTraffic", "socialTraffic", "directTraffic", "otherTraffic"] as const;

/**
 * What contradicts the calendar or itself in the figures of one period; empty when all is well. Fields are named as in
 * the call: `periodStart`, `figures.socialTraffic`. The ranges of single figures are checked where they are read.
 */
export function checkPeriodFigures(input: FiguresInput, now: Date): FieldProblem[] {
  const problems = [checkPeriod(input, now), checkParts(input.figures)];
  return problems.filter((problem) => problem !== null);
}

function checkPeriod({ reportType, periodStart }: FiguresInput, now: Date): FieldProblem | null {
  const field = "periodStart";
  const period = periodStarting(reportType, periodStart);
  if (period === null) return { field, problem: "not_a_period_start" };
  if (period.start < oldestDay) return { field, problem: "period_too_old" };
  if (!hasEnded(period, now)) return { field, problem: "period_in_future" };
  return null;
}

/** Names the part with which the sum of the known parts passes the total. */
function checkParts(figures: Figures): FieldProblem | null {
  if (figures.totalVisitors === null) return null;
  let sum = 0;
  for (const part of parts) {
    sum += figures[part] ?? 0;
    if (sum > figures.totalVisitors) return { field: `figures.${part}`, problem: "parts_exceed_total" };
  }
  return null;
}
