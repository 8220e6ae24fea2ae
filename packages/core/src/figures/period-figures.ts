import type { Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";

/** The figures that the staff entered or imported for one client and period. */
export type PeriodFigures = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  figures: Figures;
  source: "typed" | "csv";
  updatedAt: Date;
};
