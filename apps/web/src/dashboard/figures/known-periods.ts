import type { ClientFigures } from "@agency/contracts/figures";
import { pastPeriods, type Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** The periods of a type that figures can be given for, newest first: those of which reports are made, and others with figures. */
export function knownPeriods({ periods, reportPeriods }: ClientFigures, reportType: ReportType): Period[] {
  const reported = pastPeriods(reportType, reportPeriods[reportType]);
  const others = periods
    .filter((stored) => stored.reportType === reportType)
    .map(({ periodStart: start, periodEnd: end }) => ({ start, end }))
    .filter(({ start }) => !reported.some((period) => period.start === start));
  return [...reported, ...others].toSorted((a, b) => b.start.localeCompare(a.start));
}
