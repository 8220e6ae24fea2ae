import { lastCompletePeriod, pastPeriods, type Period, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { ProblemKey } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";

/**
 * The period of a report: the period that starts on a date, or the last complete one.
 * @throws Refusal invalid_input when no period starts on the date, or it is not over, or too long ago
 */
export function reportPeriod(type: ReportType, start: string | undefined, now: Date): Period {
  const newest = lastCompletePeriod(type, now);
  if (start === undefined) return newest;
  const period = periodStarting(type, start);
  if (period === null) throw refused("not_a_period_start");
  if (period.start > newest.start) throw refused("period_in_future");
  const oldest = pastPeriods(type, newest).at(-1) ?? newest;
  if (period.start < oldest.start) throw refused("report_too_old");
  return period;
}

function refused(problem: ProblemKey): Refusal {
  return new Refusal("invalid_input", { fields: [{ field: "periodStart", problem }] });
}
