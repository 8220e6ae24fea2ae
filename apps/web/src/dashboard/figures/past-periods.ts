import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** How many periods the form offers: about a year and a half of weeks and months, three years of quarters. */
const offered: Record<ReportType, number> = { weekly: 78, monthly: 18, quarterly: 12 };

/** The last complete period and those before it, newest first. `newest` is that period, as the server determines it. */
export function pastPeriods(reportType: ReportType, newest: Period): Period[] {
  const periods: Period[] = [];
  for (let period = newest; periods.length < offered[reportType]; period = precedingPeriod(reportType, period)) {
    periods.push(period);
  }
  return periods;
}
