import { EntitySchema } from "typeorm";
import { key, longText, moment, yesNo } from "../kit/db/columns.ts";

export type Setting = { name: string; value: string };

export const settingEntity = new EntitySchema<Setting>({
  name: "setting",
  tableName: "settings",
  columns: { name: key(64), value: longText },
});

export type WorkerSeen = { id: string; lastSeenAt: Date; hasBrowser: boolean };

/** One row for each running worker, so that the dashboard can tell whether one is running. */
export const workerEntity = new EntitySchema<WorkerSeen>({
  name: "worker",
  tableName: "workers",
  columns: { id: key(36), lastSeenAt: moment, hasBrowser: yesNo },
});
