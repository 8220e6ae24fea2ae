import type { Schedule } from "./schedule.ts";

export type ScheduleRepository = {
  list: (clientId: string) => Promise<Schedule[]>;
  /** Keeps when a type was run last. */
  save: (schedules: Omit<Schedule, "lastPeriodStart">[]) => Promise<void>;
  /** The schedules that are on, of active clients. */
  enabled: () => Promise<Schedule[]>;
  markRun: (schedule: Schedule, periodStart: string) => Promise<void>;
};
