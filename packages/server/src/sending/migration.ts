import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text, workColumns } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function sendingTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  const work = workColumns(runner);
  await createTable(runner, {
    name: "dispatches",
    columns: {
      id: key(36),
      reportId: text(36),
      number: whole,
      revision: optional(whole),
      messageId: text(120),
      recipient: text(254),
      recipientName: optional(text(120)),
      language: optional(text(8)),
      linkToken: optional(text(43)),
      state: text(16),
      requestedAt: moment,
      sentAt: optional(moment),
      problem: optional(text(500)),
      problemSince: optional(moment),
      ...work,
    },
    indices: [
      { name: "dispatches_recipient", columnNames: ["reportId", "number", "recipient"], isUnique: true },
      { name: "dispatches_of_report", columnNames: ["reportId", "number", "revision", "state", "sentAt", "recipient"] },
      { name: "dispatches_message_id", columnNames: ["messageId"], isUnique: true },
      { name: "dispatches_due", columnNames: ["state", "dueAt"] },
      { name: "dispatches_sent_at", columnNames: ["sentAt"] },
    ],
    belongsTo: { column: "reportId", table: "reports", name: "dispatches_report" },
  });
  await createTable(runner, {
    name: "report_runs",
    columns: {
      id: key(36),
      action: text(24),
      reportType: text(16),
      periodStart: text(10),
      periodEnd: text(10),
      requestedBy: optional(text(120)),
      requestedAt: moment,
      endedAt: optional(moment),
      leavesAt: optional(moment),
      runningKey: optional(text(64)),
    },
    indices: [
      { name: "report_runs_running", columnNames: ["runningKey"], isUnique: true },
      { name: "report_runs_period", columnNames: ["reportType", "periodStart", "requestedAt"] },
    ],
  });
  await createTable(runner, {
    name: "report_run_items",
    columns: {
      runId: key(36),
      clientId: key(36),
      reportId: optional(text(36)),
      number: optional(whole),
      outcome: text(24),
      problem: optional(text(500)),
    },
    indices: [
      { name: "report_run_items_client", columnNames: ["clientId"] },
      { name: "report_run_items_report", columnNames: ["reportId"] },
      { name: "report_run_items_outcome", columnNames: ["runId", "outcome"] },
    ],
    belongsTo: [
      { column: "runId", table: "report_runs", name: "report_run_items_run" },
      { column: "clientId", table: "clients", name: "report_run_items_client_id" },
    ],
  });
}
