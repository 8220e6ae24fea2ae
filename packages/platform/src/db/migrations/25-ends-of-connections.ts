import type { MigrationInterface, QueryRunner } from "typeorm";

/** When a sign-in at Google ends, for those that Google gives for a time. Null for those of before: the next ones say it. */
export class EndsOfConnections1799100000000 implements MigrationInterface {
  name = "EndsOfConnections1799100000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table, and dropping the old one would delete the rows that reference it.
    await runner.query("ALTER TABLE connections ADD COLUMN endsAt datetime(3) NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
