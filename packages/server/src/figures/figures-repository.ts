import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { PeriodFigures, StandingFigures } from "./period-figures.ts";
import type { Reading } from "./reading.ts";

export type PeriodKey = Pick<PeriodFigures, "clientId" | "reportType" | "periodStart">;

/** A period's key in a map. */
export function periodKey({ clientId, reportType, periodStart }: PeriodKey): string {
  return `${clientId} ${reportType} ${periodStart}`;
}

export type Kept = { periods: PeriodFigures[]; refreshed: string[] };

export type FiguresRepository = {
  /** Newest period first. */
  list: (clientId: string) => Promise<PeriodFigures[]>;
  /** The figures of a period and earlier ones, newest first. */
  upTo: (clientId: string, type: ReportType, period: Period, most: number) => Promise<PeriodFigures[]>;
  /** The figures of these periods, those that have some, in any order. */
  ofPeriods: (periods: PeriodKey[]) => Promise<PeriodFigures[]>;
  /** The same without their lists, which weigh a hundred times as much. */
  standing: (periods: PeriodKey[]) => Promise<StandingFigures[]>;
  /** Which of the clients have figures of any kind or a source for them, and which have figures for a report of this period. */
  withOwn: (clientIds: string[]) => Promise<Set<string>>;
  withPeriod: (clientIds: string[], type: ReportType, period: Period) => Promise<Set<string>>;
  /**
   * Adds all readings or none, in their order, and queues the reports that show them and wait for approval, to be made again.
   * @returns the periods that have figures as they stand then, and the ids of those reports
   */
  keep: (readings: Reading[]) => Promise<Kept>;
  /**
   * Deletes the figures of the reading's period and adds the reading, unless they were changed after `seen`. The client's sources read
   * the period again.
   * @returns the ids of the reports that are made again; null when nothing was deleted
   */
  delete: (reading: Reading, seen: Date) => Promise<string[] | null>;
  /** The readings of a period, newest first. */
  readings: (clientId: string, type: ReportType, periodStart: string) => Promise<Reading[]>;
};
