import { Temporal } from "temporal-polyfill";
import { lastCompletePeriod, type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { momentAt } from "@agency/model/time-zone";

export type ScheduleTime = {
  reportType: ReportType;
  /** Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month. At most 28. */
  day: number;
  /** 0 to 23 in the agency's time zone. */
  hour: number;
};

/** The newest period whose due time has come, and that time. It stays due until that of the next one comes. */
export function duePeriod(schedule: ScheduleTime, now: Date): { period: Period; dueAt: Date } {
  const last = lastCompletePeriod(schedule.reportType, now);
  const period = dueAt(schedule, last) <= now ? last : precedingPeriod(schedule.reportType, last);
  return { period, dueAt: dueAt(schedule, period) };
}

/** When a schedule is due for a period. */
export function dueAt({ day, hour }: Pick<ScheduleTime, "day" | "hour">, period: Period): Date {
  // Day 1 is the first day after the period, for weeks, months and quarters alike.
  return momentAt(Temporal.PlainDate.from(period.end).add({ days: day }), { hour });
}
