import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, text, whole, yesNo } from "../kit/db/columns.ts";
import type { Schedule } from "./schedule.ts";

export const scheduleEntity = new EntitySchema<Schedule>({
  name: "schedule",
  tableName: "schedules",
  columns: {
    clientId: { ...belongsTo("client", "schedules_client"), primary: true },
    reportType: key(16),
    enabled: yesNo,
    day: whole,
    hour: whole,
    mode: text(16),
    lastPeriodStart: optionalText(10),
    triedPeriodStart: optionalText(10),
    lastOutcome: optionalText(32),
    lastOutcomeAt: optionalMoment,
  },
});

export type Setting = { name: string; value: string };

export const settingEntity = new EntitySchema<Setting>({
  name: "setting",
  tableName: "settings",
  columns: { name: key(64), value: text(1000) },
});

export type WorkerSeen = { id: string; lastSeenAt: Date; hasBrowser: boolean };

/** One row for each running worker, so that the dashboard can tell whether one is running. */
export const workerEntity = new EntitySchema<WorkerSeen>({
  name: "worker",
  tableName: "workers",
  columns: { id: key(36), lastSeenAt: moment, hasBrowser: yesNo },
});
