import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { PeriodFigures } from "./period-figures.ts";

export type FiguresRepository = {
  /** Newest period first. */
  list: (clientId: string) => Promise<PeriodFigures[]>;
  /** The figures of a period and earlier ones, newest first. */
  upTo: (clientId: string, type: ReportType, period: Period, most: number) => Promise<PeriodFigures[]>;
  any: (clientId: string) => Promise<boolean>;
  /** Which of the clients have figures of any kind, and which have them for a report of this period. */
  withAny: (clientIds: string[]) => Promise<Set<string>>;
  withPeriod: (clientIds: string[], type: ReportType, period: Period) => Promise<Set<string>>;
  /** Writes all periods or none, and replaces their existing figures. */
  save: (rows: PeriodFigures[]) => Promise<void>;
};
