import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which figures a source fills. Null for those of before, which fill what they usually do. */
export class FilledFigures1799300000000 implements MigrationInterface {
  name = "FilledFigures1799300000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table, and dropping the old one would delete the rows that reference it.
    await runner.query("ALTER TABLE sources ADD COLUMN fills text NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
