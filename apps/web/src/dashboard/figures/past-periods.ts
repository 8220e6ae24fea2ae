import type { ReportType } from "@agency/model/report/report-type";
import type { Period } from "../shared/format.ts";

/** How many periods are offered to type figures in for: about a year and a half of weeks and months, three years of quarters. */
const offered: Record<ReportType, number> = { weekly: 78, monthly: 18, quarterly: 12 };

const day = 24 * 60 * 60 * 1000;

/** The last complete period and those before it, newest first. `newest` is that period, as the server counts. */
export function pastPeriods(reportType: ReportType, newest: Period): Period[] {
  const periods = [newest];
  while (periods.length < offered[reportType]) {
    const [after] = periods.slice(-1);
    if (!after) break;
    periods.push(precedingPeriod(reportType, after));
  }
  return periods;
}

function precedingPeriod(reportType: ReportType, { start }: Period): Period {
  const first = new Date(start);
  const end = isoDate(first.getTime() - day);
  if (reportType === "weekly") return { start: isoDate(first.getTime() - 7 * day), end };
  const months = reportType === "monthly" ? 1 : 3;
  return { start: isoDate(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - months, 1)), end };
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
