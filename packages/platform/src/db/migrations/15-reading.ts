import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text, workColumns } from "./columns.ts";

/** The reading of sources, a row of work for each period, and what a source says of its health. */
export class Reading1797350000000 implements MigrationInterface {
  name = "Reading1797350000000";

  async up(runner: QueryRunner): Promise<void> {
    const { yesNo } = branching(runner);
    await createTable(runner, {
      name: "source_reads",
      columns: {
        id: key(36),
        sourceId: text(36),
        reportType: text(16),
        periodStart: text(10),
        state: text(16),
        readAt: optional(moment),
        final: yesNo,
        backfill: yesNo,
        requestedAt: moment,
        requestId: optional(text(64)),
        ...workColumns(runner),
        problem: optional(text(32)),
      },
      indices: [
        { name: "source_reads_once", columnNames: ["sourceId", "reportType", "periodStart"], isUnique: true },
        { name: "source_reads_due", columnNames: ["state", "dueAt"] },
        {
          name: "source_reads_period",
          columnNames: ["reportType", "periodStart", "sourceId", "readAt", "problem"],
        },
        { name: "source_reads_owner", columnNames: ["leaseOwner"] },
      ],
      belongsTo: { column: "sourceId", table: "sources", name: "source_reads_source" },
    });
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE sources ADD COLUMN tracking text NULL");
    await runner.query("ALTER TABLE sources ADD COLUMN problem varchar(32) NULL");
    await runner.query("ALTER TABLE sources ADD COLUMN problemSince datetime(3) NULL");
    await runner.query("ALTER TABLE sources ADD COLUMN readAt datetime(3) NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
