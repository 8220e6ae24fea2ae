import type { Schedule } from "./schedule.ts";

export type ScheduleRepository = {
  list: (clientId: string) => Promise<Schedule[]>;
  save: (schedules: Schedule[]) => Promise<void>;
  /** The enabled schedules of active clients. */
  enabled: () => Promise<Schedule[]>;
  markRun: (schedule: Schedule, periodStart: string) => Promise<void>;
};
