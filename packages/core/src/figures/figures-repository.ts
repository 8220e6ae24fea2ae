import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { PeriodFigures } from "./period-figures.ts";

export type FiguresRepository = {
  /** Newest period first. */
  list: (clientId: string) => Promise<PeriodFigures[]>;
  /** The figures of a period and of those before it, newest first. */
  upTo: (clientId: string, type: ReportType, period: Period, most: number) => Promise<PeriodFigures[]>;
  any: (clientId: string) => Promise<boolean>;
  /** Writes all of the periods or none; what stood there for a period is replaced. */
  save: (rows: PeriodFigures[]) => Promise<void>;
};
