import type { QueryRunner } from "typeorm";
import {
  branching,
  createTable,
  key,
  longText,
  moment,
  optional,
  text,
  workColumns,
} from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function reportsTables(runner: QueryRunner): Promise<void> {
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
      seenAt: optional(moment),
      sample: yesNo,
      undrawn: yesNo,
      doubtful: yesNo,
      comments: optional(longText),
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
      withdrawnAt: optional(moment),
      withdrawnBy: optional(text(120)),
    },
    indices: [{ name: "report_revisions_approved_at", columnNames: ["approvedAt"] }],
    belongsTo: { column: "reportId", table: "reports", name: "report_revisions_report" },
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
}
