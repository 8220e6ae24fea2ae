import type { ClientFigures } from "@agency/contracts/figures/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { useSystem } from "../settings/api.ts";

export type FiguresSource = "typed" | "csv" | "sample" | "none";

/** Where a report asked for now would take its figures from. A client without any figures uses the sample, where it is on. */
export function useFiguresSource(
  figures: ClientFigures | undefined,
): ((reportType: ReportType) => FiguresSource) | null {
  const { data: system } = useSystem();
  if (!figures) return null;
  return (reportType) => {
    const { start } = figures.reportPeriods[reportType];
    const own = figures.periods.find((period) => period.reportType === reportType && period.periodStart === start);
    if (own) return own.source;
    return figures.periods.length === 0 && system?.sources.sampleData ? "sample" : "none";
  };
}
