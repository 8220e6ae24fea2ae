import type { ReportType } from "@agency/model/report/report-type";
import { nextRun } from "../schedules/schedules.ts";
import type { ScheduleGroup } from "./board-repository.ts";

export type UpcomingRun = { reportType: ReportType; at: Date; clients: number };

/** The earliest time at which schedules of one type run, and for how many clients. Those that are due run now. */
export function upcomingRun(groups: ScheduleGroup[], now: Date): UpcomingRun | null {
  const times = groups.map((group) => {
    const { at } = nextRun(group, now);
    return { ...group, at: at > now ? at : now };
  });
  const [first] = times.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return null;
  const { reportType, at } = first;
  const together = times.filter((one) => one.reportType === reportType && one.at.getTime() === at.getTime());
  return { reportType, at, clients: together.reduce((sum, { clients }) => sum + clients, 0) };
}
