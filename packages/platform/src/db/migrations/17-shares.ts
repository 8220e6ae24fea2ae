import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "./columns.ts";

/** Links that open one report. */
export class Shares1797500000000 implements MigrationInterface {
  name = "Shares1797500000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "report_shares",
      columns: {
        id: key(36),
        reportId: text(36),
        tokenHash: text(64),
        createdAt: moment,
        createdBy: optional(text(120)),
        expiresAt: moment,
        endedAt: optional(moment),
        views: branching(runner).whole,
        lastViewedAt: optional(moment),
      },
      indices: [
        { name: "report_shares_token", columnNames: ["tokenHash"], isUnique: true },
        { name: "report_shares_of_report", columnNames: ["reportId", "createdAt"] },
      ],
      belongsTo: { column: "reportId", table: "reports", name: "report_shares_report" },
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
