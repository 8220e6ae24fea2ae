import type { MigrationInterface, QueryRunner } from "typeorm";

/** What leads divide into, and what was spent on ads, in columns of their own: the previous version would refuse the names. */
export class Leads1797930000000 implements MigrationInterface {
  name = "Leads1797930000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE figures ADD COLUMN leads text NULL");
    await runner.query("ALTER TABLE figures ADD COLUMN spend text NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
