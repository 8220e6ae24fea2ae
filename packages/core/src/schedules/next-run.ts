import { type Period, periodAfter } from "@agency/model/report/periods";
import { dueAt, duePeriod } from "./due.ts";
import type { Schedule } from "./schedule.ts";

/**
 * The period that a schedule makes next and when. A time in the past means that it is tried again until it succeeds, such as
 * when the figures arrive. Null when it is off.
 */
export function nextRun(schedule: Schedule, now: Date): { period: Period; at: Date } | null {
  if (!schedule.enabled) return null;
  const { period, dueAt: at } = duePeriod(schedule, now);
  if (schedule.lastPeriodStart !== period.start) return { period, at };
  const following = periodAfter(schedule.reportType, period);
  return { period: following, at: dueAt(schedule, following) };
}
