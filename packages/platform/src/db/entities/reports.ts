import { EntitySchema } from "typeorm";
import type { Dispatch, Report } from "@agency/core/reports/report";
import { belongsTo, key, moment, optionalMoment, optionalText, text, whole, work, yesNo } from "./columns.ts";
import { problemColumn } from "./problem-column.ts";
import { snapshotColumn } from "./snapshot-column.ts";

export const reportEntity = new EntitySchema<Report>({
  name: "report",
  tableName: "reports",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "reports_client"),
    type: text(16),
    periodStart: text(10),
    periodEnd: text(10),
    state: text(16),
    requestedAt: moment,
    generatedAt: optionalMoment,
    sample: yesNo,
    comment: optionalText(2000),
    snapshot: snapshotColumn,
    problem: problemColumn,
    ...work,
  },
  indices: [
    { name: "reports_period", columns: ["clientId", "type", "periodStart"], unique: true },
    { name: "reports_due", columns: ["state", "dueAt"] },
    { name: "reports_newest", columns: ["clientId", "generatedAt"] },
    { name: "reports_generated_at", columns: ["generatedAt"] },
    { name: "reports_requested_at", columns: ["requestedAt"] },
  ],
});

export const dispatchEntity = new EntitySchema<Dispatch>({
  name: "dispatch",
  tableName: "dispatches",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "dispatches_report"),
    number: whole,
    messageId: text(120),
    recipient: text(254),
    state: text(16),
    requestedAt: moment,
    sentAt: optionalMoment,
    snapshot: snapshotColumn,
    problem: problemColumn,
    ...work,
  },
  indices: [
    { name: "dispatches_number", columns: ["reportId", "number"], unique: true },
    { name: "dispatches_message_id", columns: ["messageId"], unique: true },
    { name: "dispatches_due", columns: ["state", "dueAt"] },
  ],
});
