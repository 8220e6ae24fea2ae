import type { WorkItem } from "@agency/contracts/plan";
import { lastCompletePeriod, pastPeriods, type Period, periodAfter } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** How many periods are offered: past periods, and the current and later ones. */
const offered = { over: 12, ahead: 3 };

/** The periods that a line can be for, newest first. */
export function workPeriods(type: ReportType, now: Date): Period[] {
  const last = lastCompletePeriod(type, now);
  const ahead: Period[] = [];
  for (let period = last; ahead.length < offered.ahead;) {
    period = periodAfter(type, period);
    ahead.unshift(period);
  }
  return [...ahead, ...pastPeriods(type, last).slice(0, offered.over)];
}

/** The period of a new line: the one whose report is being made, or for a plan the one after it. */
export function usualPeriod(type: ReportType, now: Date, planned: boolean): Period {
  const last = lastCompletePeriod(type, now);
  return planned ? periodAfter(type, last) : last;
}

/** The period in which a plan is done now: the running one, or the one whose report is being made if it was planned until then. */
export function donePeriod(
  { reportType, periodStart }: Pick<WorkItem, "reportType" | "periodStart">,
  now: Date,
): Period {
  const last = usualPeriod(reportType, now, false);
  return periodStart <= last.start ? last : usualPeriod(reportType, now, true);
}
