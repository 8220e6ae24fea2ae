import type { MigrationInterface, QueryRunner } from "typeorm";

/** The day on which a client's contract ended. The previous version reads such a client as paused. */
export class EndedClients1796100000000 implements MigrationInterface {
  name = "EndedClients1796100000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table, and dropping the old one would delete the rows that reference it.
    await runner.query("ALTER TABLE clients ADD COLUMN endedOn varchar(10) NULL");
    await runner.query("ALTER TABLE clients ADD COLUMN deletionWarnedAt datetime(3) NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
