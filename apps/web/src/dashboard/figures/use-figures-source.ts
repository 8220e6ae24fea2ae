import type { ClientFigures } from "@agency/contracts/figures/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { useSystem } from "../settings/api.ts";

export type FiguresSource = "typed" | "csv" | "sample" | "none";

/** The source of figures for a new report of the last complete period, or of the one that begins on `start`. A client without figures uses the sample, if it is enabled. */
export function useFiguresSource(
  figures: ClientFigures | undefined,
): ((reportType: ReportType, start?: string) => FiguresSource) | null {
  const { data: system } = useSystem();
  if (!figures) return null;
  return (reportType, start = figures.reportPeriods[reportType].start) => {
    const own = figures.periods.find((period) => period.reportType === reportType && period.periodStart === start);
    if (own) return own.source;
    return figures.periods.length === 0 && system?.sources.sampleData ? "sample" : "none";
  };
}
