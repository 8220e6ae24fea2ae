import type { ReportType } from "@agency/model/report/report-type";
import type { ScheduleOutcome, ScheduleState } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { Schedule } from "./schedule.ts";

/** What became of a schedule's run for a period. */
export type ScheduleRun = Pick<Schedule, "clientId" | "reportType"> & {
  periodStart: string;
  outcome: ScheduleOutcome;
  at: Date;
};

export type ScheduleSearch = {
  reportType: ReportType;
  /** Part of a client's name. */
  search?: string | undefined;
  state?: ScheduleState | undefined;
  limit: number;
  offset: number;
};

/** A client with its schedule of one type; null when nobody has touched it. */
export type ClientSchedule = {
  client: Pick<Client, "accessId" | "name" | "package" | "language" | "status">;
  schedule: Schedule | null;
};

export type ScheduleRepository = {
  list: (clientId: string) => Promise<Schedule[]>;
  /** The schedules of one type, by the ids of their clients. */
  ofType: (clientIds: string[], reportType: ReportType) => Promise<Map<string, Schedule>>;
  /** One entry for each client that is not ended, by name, with how many clients the search finds in each state. */
  listAll: (
    search: ScheduleSearch,
  ) => Promise<{ entries: ClientSchedule[]; total: number; counts: Record<ScheduleState, number> }>;
  save: (schedules: Schedule[]) => Promise<void>;
  /** The enabled schedules of active clients. */
  enabled: () => Promise<Schedule[]>;
  /** Stores what became of runs. */
  record: (runs: ScheduleRun[]) => Promise<void>;
};
