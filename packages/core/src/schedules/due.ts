import { Temporal } from "temporal-polyfill";
import { lastCompletePeriod, type Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { momentAt } from "@agency/model/time-zone";

export type ScheduleTime = {
  reportType: ReportType;
  /** Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month. At most 28. */
  day: number;
  /** 0 to 23 in the agency's time zone. */
  hour: number;
};

/**
 * The last complete period, and when the schedule is due for it, counted from the first day after the period. The due
 * time may be in the future.
 */
export function duePeriod({ reportType, day, hour }: ScheduleTime, now: Date): { period: Period; dueAt: Date } {
  const period = lastCompletePeriod(reportType, now);
  return { period, dueAt: dueAt({ day, hour }, period) };
}

/** When a schedule is due for a period. */
export function dueAt({ day, hour }: Pick<ScheduleTime, "day" | "hour">, period: Period): Date {
  // Day 1 is the first day after the period, for weeks, months and quarters alike.
  return momentAt(Temporal.PlainDate.from(period.end).add({ days: day }), { hour });
}
