import type { ReportType } from "../reports/periods.ts";
import type { Figures } from "./figures.ts";

/** The figures that the staff typed in or imported for one client and period. */
export type PeriodFigures = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  figures: Figures;
  source: "typed" | "csv";
  updatedAt: Date;
};
