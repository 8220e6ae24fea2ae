import type { Problem } from "@agency/model/problems";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { PeriodFigures } from "../figures/figures.ts";
import type { Revision } from "../reports/revision.ts";
import type { ScheduleTime } from "../schedules/schedules.ts";
import type { BoardClient } from "./board-client.ts";

/** A figure by which the board is sorted. */
export type SortFigure = "totalVisitors" | "totalLeads" | "averagePosition";

/** Schedules of the same time that ran for the same period last, and how many they are. */
export type ScheduleGroup = ScheduleTime & { lastPeriodStart: string | null; clients: number };

/** The queries of the month board. */
export type BoardRepository = {
  /** The active clients, and the others that have a report of the period; only those with one of the ids when there are any given. */
  clients: (type: ReportType, period: Period, clientIds?: string[]) => Promise<BoardClient[]>;
  /** One figure of every client: of its working copy, or else of its stored figures. */
  figuresToSort: (type: ReportType, period: Period, figure: SortFigure) => Promise<Map<string, number | null>>;
  /** Why reports failed or their last emails did, by the ids of the reports. */
  problems: (reportIds: string[]) => Promise<Map<string, Problem>>;
  /** The working copies of reports with what the staff wrote, by their ids. */
  snapshots: (reportIds: string[]) => Promise<Map<string, Snapshot>>;
  /** The latest revisions of reports, by their ids. */
  revisions: (reports: { id: string; revision: number }[]) => Promise<Map<string, Revision>>;
  /** The figures of clients from one period to another, by the ids of the clients. */
  figures: (
    clientIds: string[],
    type: ReportType,
    range: { first: string; last: string },
  ) => Promise<Map<string, Pick<PeriodFigures, "periodStart" | "figures" | "origins">[]>>;
  /** The schedules of active clients that are on. */
  schedules: () => Promise<ScheduleGroup[]>;
};
