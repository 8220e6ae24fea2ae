import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, moment, text } from "./columns.ts";

/** How clients use their reports, and whether that is recorded. */
export class ReportUses1797760000000 implements MigrationInterface {
  name = "ReportUses1797760000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);
    await createTable(runner, {
      name: "report_uses",
      columns: {
        reportId: { ...text(36), isPrimary: true },
        revision: { ...whole, isPrimary: true },
        kind: { ...text(16), isPrimary: true },
        times: whole,
        firstAt: moment,
        lastAt: moment,
      },
      belongsTo: { column: "reportId", table: "reports", name: "report_uses_report" },
    });
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE clients ADD COLUMN recording varchar(16) NOT NULL DEFAULT 'on'");
    await runner.query("ALTER TABLE clients ADD COLUMN recordedSince datetime(3) NULL");
    // Nobody knows what these clients read before.
    const mariadb = runner.connection.options.type === "mariadb";
    const now = mariadb ? "UTC_TIMESTAMP(3)" : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
    await runner.query(`UPDATE clients SET recordedSince = ${now}`);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
