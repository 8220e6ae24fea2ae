import type { MigrationInterface, QueryRunner } from "typeorm";

/** The searches of a period, with their positions, and the pages that they found. */
export class Searches1797450000000 implements MigrationInterface {
  name = "Searches1797450000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE figures ADD COLUMN searches text NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward.");
  }
}
