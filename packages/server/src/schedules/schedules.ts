import { Temporal } from "temporal-polyfill";
import {
  lastCompletePeriod,
  type Period,
  periodAfter,
  periodStarting,
  precedingPeriod,
} from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { type ScheduleMode, type ScheduleOutcome, usualSchedule } from "@agency/model/states";
import { momentAt } from "@agency/model/time-zone";

/** When a client's reports of one type run automatically. */
export type Schedule = {
  clientId: string;
  reportType: ReportType;
  enabled: boolean;
  /** Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month. At most 28. */
  day: number;
  /** 0 to 23, in the agency's time zone. */
  hour: number;
  mode: ScheduleMode;
  /** First day of the last period that it ran for, or that it passed over. */
  lastPeriodStart: string | null;
  /** First day of the last period that it tried to run for. */
  triedPeriodStart: string | null;
  lastOutcome: ScheduleOutcome | null;
  /** When that outcome was first found. */
  lastOutcomeAt: Date | null;
};

/** The part that the staff choose. */
export type SchedulePlan = Pick<Schedule, "reportType" | "enabled" | "day" | "hour" | "mode">;

/** Off, and once switched on due at the usual time. */
export const untouched = { ...usualSchedule, enabled: false } as const satisfies Partial<SchedulePlan>;

/** A new client's, unless the staff said otherwise: its monthly reports are prepared for review. */
export const firstSchedule = (clientId: string, now: Date): Schedule =>
  planned({ ...untouched, reportType: "monthly", enabled: true }, { clientId, before: undefined, now });

/** A run of a schedule for one period, with its outcome. */
export type ScheduleRun = Pick<Schedule, "clientId" | "reportType"> & {
  periodStart: string;
  outcome: ScheduleOutcome;
  at: Date;
};

export type ScheduleTime = Pick<Schedule, "reportType" | "day" | "hour">;

/** The newest period whose due time has come, and that time. It stays due until that of the next one comes. */
export function duePeriod(schedule: ScheduleTime, now: Date): { period: Period; dueAt: Date } {
  const last = lastCompletePeriod(schedule.reportType, now);
  const period = dueAt(schedule, last) <= now ? last : precedingPeriod(schedule.reportType, last);
  return { period, dueAt: dueAt(schedule, period) };
}

/** When a schedule is due for a period. */
function dueAt({ day, hour }: Pick<ScheduleTime, "day" | "hour">, period: Period): Date {
  // Day 1 is the first day after the period, for weeks, months and quarters alike.
  return momentAt(Temporal.PlainDate.from(period.end).add({ days: day }), { hour });
}

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

/** A schedule as it is stored. One that is switched on passes over what is due. */
export function planned(
  plan: SchedulePlan,
  { clientId, before, now }: { clientId: string; before: Schedule | undefined; now: Date },
): Schedule {
  const { lastPeriodStart = null, triedPeriodStart = null, lastOutcome = null, lastOutcomeAt = null } = before ?? {};
  const schedule = { ...plan, clientId, lastPeriodStart, triedPeriodStart, lastOutcome, lastOutcomeAt };
  return plan.enabled && !before?.enabled ? passedOver(schedule, now) : schedule;
}

/** A schedule without what is due, because nobody expects an email right after something was switched on. */
export function passedOver(schedule: Schedule, now: Date): Schedule {
  const { period } = duePeriod(schedule, now);
  const done = (schedule.lastPeriodStart ?? "") >= period.start;
  return done ? schedule : { ...schedule, lastPeriodStart: period.start };
}
