import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function sharesTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
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
    name: "report_handovers",
    columns: {
      id: key(36),
      reportId: text(36),
      revision: whole,
      recipient: text(254),
      by: text(120),
      at: moment,
    },
    indices: [
      { name: "report_handovers_of_report", columnNames: ["reportId", "at"] },
      { name: "report_handovers_recipient", columnNames: ["recipient"] },
    ],
    belongsTo: { column: "reportId", table: "reports", name: "report_handovers_report" },
  });
}
