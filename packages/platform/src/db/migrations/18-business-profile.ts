import type { MigrationInterface, QueryRunner } from "typeorm";

/** The figures of a Business Profile, in a column of their own: the previous version would refuse names that it does not know. */
export class BusinessProfile1797600000000 implements MigrationInterface {
  name = "BusinessProfile1797600000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE figures ADD COLUMN profile text NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
