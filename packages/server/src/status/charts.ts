import type { Temporal } from "temporal-polyfill";
import type { ClientPackage } from "@agency/content/settings";
import type { ClientStatus } from "@agency/model/states";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { Clock } from "../kit/clock.ts";

/** How many months the charts go back, with the current one. */
const monthCount = 12;

/** A calendar month of the agency's time zone, from its first moment to before `end`. */
export type Month = { month: string; start: Date; end: Date };

export type Charts = {
  /** Active clients. */
  packages: { package: ClientPackage; clients: number; revenue: number }[];
  /** Oldest first. */
  months: { month: string; reports: number; mails: number }[];
  statuses: { status: ClientStatus; clients: number }[];
};

export type ChartsRepository = { read: (months: Month[]) => Promise<Charts> };

/** What the charts of the dashboard show. */
export async function readCharts({ charts, clock }: { charts: ChartsRepository; clock: Clock }): Promise<Charts> {
  return charts.read(lastMonths(await clock()));
}

function lastMonths(now: Date): Month[] {
  const current = localDate(now).toPlainYearMonth();
  return Array.from({ length: monthCount }, (_, index) => {
    const month = current.subtract({ months: monthCount - 1 - index });
    return { month: month.toString(), start: firstMoment(month), end: firstMoment(month.add({ months: 1 })) };
  });
}

function firstMoment(month: Temporal.PlainYearMonth): Date {
  return momentAt(month.toPlainDate({ day: 1 }), "00:00");
}
