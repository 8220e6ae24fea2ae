import {
  lastCompletePeriod,
  type Period,
  periodAfter,
  periodStarting,
  precedingPeriod,
} from "@agency/model/report/periods";
import { dueAt, duePeriod, type ScheduleTime } from "./due.ts";

/**
 * The period that a schedule makes next and when. A time in the past means that it is due: the worker was down at that time, or
 * tries again until it succeeds, such as when the figures arrive.
 */
export function nextRun(
  schedule: ScheduleTime & { lastPeriodStart: string | null },
  now: Date,
): { period: Period; at: Date } {
  const { reportType, lastPeriodStart } = schedule;
  const due = duePeriod(schedule, now);
  // One that never ran begins with the last complete period.
  const ran =
    (lastPeriodStart && periodStarting(reportType, lastPeriodStart)) ||
    precedingPeriod(reportType, lastCompletePeriod(reportType, now));
  if (ran.start < due.period.start) return { period: due.period, at: due.dueAt };
  const following = periodAfter(reportType, ran);
  return { period: following, at: dueAt(schedule, following) };
}
