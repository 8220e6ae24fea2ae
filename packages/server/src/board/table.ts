import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, optionalWhole, text } from "../kit/db/columns.ts";
import { problemColumn } from "../kit/db/problem-column.ts";
import type { Run, RunItem } from "./run.ts";

export const runEntity = new EntitySchema<Run>({
  name: "report_run",
  tableName: "report_runs",
  columns: {
    id: key(36),
    action: text(24),
    reportType: text(16),
    periodStart: text(10),
    periodEnd: text(10),
    requestedBy: text(120),
    requestedAt: moment,
    endedAt: optionalMoment,
    runningKey: optionalText(64),
  },
  indices: [
    { name: "report_runs_running", columns: ["runningKey"], unique: true },
    { name: "report_runs_period", columns: ["reportType", "periodStart", "requestedAt"] },
  ],
});

export const runItemEntity = new EntitySchema<RunItem>({
  name: "report_run_item",
  tableName: "report_run_items",
  columns: {
    runId: { ...belongsTo("report_run", "report_run_items_run"), primary: true },
    clientId: { ...belongsTo("client", "report_run_items_client_id"), primary: true },
    reportId: optionalText(36),
    number: optionalWhole,
    outcome: text(24),
    problem: problemColumn,
  },
  indices: [
    { name: "report_run_items_client", columns: ["clientId"] },
    { name: "report_run_items_report", columns: ["reportId"] },
  ],
});
