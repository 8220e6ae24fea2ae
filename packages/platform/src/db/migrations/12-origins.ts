import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "./columns.ts";
import { readingsOfFigures } from "./readings-of-figures.ts";

/**
 * Where each figure comes from, and every reading that came in. The figures that are there become a reading each. Their own
 * origins follow from the source, which the previous version goes on writing.
 */
export class Origins1797200000000 implements MigrationInterface {
  name = "Origins1797200000000";

  async up(runner: QueryRunner): Promise<void> {
    const { yesNo } = branching(runner);
    await createTable(runner, {
      name: "readings",
      columns: {
        id: key(36),
        clientId: text(36),
        reportType: text(16),
        periodStart: text(10),
        kind: text(24),
        readAt: moment,
        detail: optional(text(500)),
        author: optional(text(120)),
        final: optional(yesNo),
        figures: longText,
      },
      indices: [{ name: "readings_period", columnNames: ["clientId", "reportType", "periodStart", "readAt"] }],
      belongsTo: { column: "clientId", table: "clients", name: "readings_client" },
    });
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE figures ADD COLUMN origin varchar(8) NULL");
    await runner.query("ALTER TABLE figures ADD COLUMN origins text NULL");
    await runner.query("ALTER TABLE figures ADD COLUMN overridden text NULL");
    await runner.query("UPDATE figures SET origin = CASE WHEN source = 'csv' THEN 'file' ELSE 'typed' END");
    await runner.query("CREATE INDEX figures_origin ON figures (reportType, periodStart, clientId, origin, source)");
    const dropped = runner.connection.options.type === "mariadb" ? " ON figures" : "";
    await runner.query(`DROP INDEX figures_of_period${dropped}`);
    await readingsOfFigures(runner);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
