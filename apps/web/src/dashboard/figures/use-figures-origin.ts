import type { ClientFigures } from "@agency/contracts/figures";
import { type OriginGroup, originGroupsIn } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import { useSystem } from "../settings/api.ts";

/**
 * Where the figures come from for a new report of the last complete period, or of the one that begins on `start`: most of them first,
 * empty without figures. A client without figures uses the sample, if it is enabled.
 */
export function useFiguresOrigin(
  figures: ClientFigures | undefined,
): ((reportType: ReportType, start?: string) => OriginGroup[]) | null {
  const { data: system } = useSystem();
  if (!figures) return null;
  return (reportType, start = figures.reportPeriods[reportType].start) => {
    const own = figures.periods.find((period) => period.reportType === reportType && period.periodStart === start);
    if (own) return originGroupsIn(own.origins);
    return figures.periods.length === 0 && system?.sources.sampleData ? ["sample"] : [];
  };
}
