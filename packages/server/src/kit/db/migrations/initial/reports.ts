import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text, workColumns } from "../columns.ts";

/** Reports, what was approved and sent of them, and the runs and schedules that make them. */
export async function reportTables(runner: QueryRunner): Promise<void> {
  const { whole, yesNo } = branching(runner);
  const work = workColumns(runner);
  await createTable(runner, {
    name: "reports",
    columns: {
      id: key(36),
      clientId: text(36),
      type: text(16),
      periodStart: text(10),
      periodEnd: text(10),
      state: text(16),
      life: text(16),
      requestedAt: moment,
      generatedAt: optional(moment),
      sample: yesNo,
      undrawn: yesNo,
      doubtful: yesNo,
      comment: optional(text(2000)),
      recommendations: optional(longText),
      snapshot: optional(longText),
      version: whole,
      unapproved: yesNo,
      approving: yesNo,
      approver: optional(text(120)),
      revision: whole,
      problem: optional(text(500)),
      ...work,
    },
    indices: [
      { name: "reports_period", columnNames: ["clientId", "type", "periodStart"], isUnique: true },
      {
        name: "reports_of_period",
        columnNames: [
          "type",
          "periodStart",
          "clientId",
          "life",
          "state",
          "version",
          "revision",
          "unapproved",
          "sample",
          "undrawn",
          "doubtful",
          "generatedAt",
        ],
      },
      { name: "reports_due", columnNames: ["state", "dueAt"] },
      { name: "reports_of_client", columnNames: ["clientId", "revision", "type", "periodStart"] },
      { name: "reports_newest", columnNames: ["clientId", "periodEnd", "periodStart", "revision"] },
      { name: "reports_generated_at", columnNames: ["generatedAt"] },
      { name: "reports_requested_at", columnNames: ["requestedAt"] },
      { name: "reports_unapproved", columnNames: ["unapproved", "generatedAt"] },
    ],
    belongsTo: { column: "clientId", table: "clients", name: "reports_client" },
  });
  await createTable(runner, {
    name: "report_revisions",
    columns: {
      reportId: key(36),
      number: { ...whole, isPrimary: true },
      snapshot: longText,
      sample: yesNo,
      generatedAt: moment,
      approvedAt: moment,
      approvedBy: optional(text(120)),
    },
    indices: [{ name: "report_revisions_approved_at", columnNames: ["approvedAt"] }],
    belongsTo: { column: "reportId", table: "reports", name: "report_revisions_report" },
  });
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
      snapshot: optional(longText),
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
    name: "report_holders",
    columns: {
      reportId: key(36),
      recipient: key(254),
      revision: whole,
      sentAt: optional(moment),
      reached: optional(whole),
      dispatchId: text(36),
      brings: optional(whole),
      state: text(16),
    },
    indices: [{ name: "report_holders_state", columnNames: ["state", "reportId", "dispatchId"] }],
    belongsTo: { column: "reportId", table: "reports", name: "report_holders_report" },
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
    ],
    belongsTo: [
      { column: "runId", table: "report_runs", name: "report_run_items_run" },
      { column: "clientId", table: "clients", name: "report_run_items_client_id" },
    ],
  });
  await createTable(runner, {
    name: "schedules",
    columns: {
      clientId: key(36),
      reportType: key(16),
      enabled: yesNo,
      day: whole,
      hour: whole,
      mode: text(16),
      lastPeriodStart: optional(text(10)),
      triedPeriodStart: optional(text(10)),
      lastOutcome: optional(text(32)),
      lastOutcomeAt: optional(moment),
    },
    belongsTo: { column: "clientId", table: "clients", name: "schedules_client" },
  });
  await createTable(runner, {
    name: "report_shares",
    columns: {
      id: key(36),
      reportId: text(36),
      tokenHash: text(64),
      createdAt: moment,
      createdBy: optional(text(120)),
      recipient: optional(text(254)),
      expiresAt: moment,
      endedAt: optional(moment),
      views: whole,
      lastViewedAt: optional(moment),
    },
    indices: [
      { name: "report_shares_token", columnNames: ["tokenHash"], isUnique: true },
      { name: "report_shares_of_report", columnNames: ["reportId", "createdAt"] },
      { name: "report_shares_recipient", columnNames: ["recipient"] },
    ],
    belongsTo: { column: "reportId", table: "reports", name: "report_shares_report" },
  });
  await createTable(runner, {
    name: "report_opens",
    columns: {
      reportId: key(36),
      revision: { ...whole, isPrimary: true },
      kind: key(16),
      times: whole,
      firstAt: moment,
      lastAt: moment,
    },
    belongsTo: { column: "reportId", table: "reports", name: "report_opens_report" },
  });
}
