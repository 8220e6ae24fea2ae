import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["reports", "dispatches", "letters", "speed_tests", "sign_ups"];

/** The id of the request that queued a work row, so that a job can be traced to it. The previous version leaves it empty. */
export class RequestIds1795900000000 implements MigrationInterface {
  name = "RequestIds1795900000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table, and dropping the old one would delete the rows that reference it.
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN requestId varchar(64) NULL`);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
