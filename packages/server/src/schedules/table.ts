import { EntitySchema } from "typeorm";
import { belongsTo, key, optionalMoment, optionalText, text, whole, yesNo } from "../kit/db/columns.ts";
import type { Schedule } from "./schedules.ts";

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
