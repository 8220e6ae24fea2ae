import { Temporal } from "temporal-polyfill";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { dayStart } from "@agency/model/time-zone";
import { duePeriod } from "../schedules/due.ts";
import type { ScheduleGroup } from "./board-repository.ts";

export type NextRun = { reportType: ReportType; at: Date; clients: number };

/** The next scheduled run: the earliest time at which schedules of one type run, and for how many clients. */
export function nextRun(groups: ScheduleGroup[], now: Date): NextRun | null {
  const times = groups.map((group) => ({ ...group, at: nextTime(group, now) }));
  const [first] = times.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return null;
  const { reportType, at } = first;
  const together = times.filter((one) => one.reportType === reportType && one.at.getTime() === at.getTime());
  return { reportType, at, clients: together.reduce((sum, { clients }) => sum + clients, 0) };
}

function nextTime(group: ScheduleGroup, now: Date): Date {
  const { period, dueAt } = duePeriod(group, now);
  if (group.lastPeriodStart !== period.start) return dueAt > now ? dueAt : now;
  const first = Temporal.PlainDate.from(period.end).add({ days: 1 }).toString();
  const following = periodStarting(group.reportType, first);
  if (!following) throw new RangeError(`No period begins on ${first}`);
  // The first day after it, when it is the last complete one.
  return duePeriod(group, dayStart(following.end, 1)).dueAt;
}
