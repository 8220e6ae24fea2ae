import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["reports", "dispatches", "letters", "speed_tests", "sign_ups"];

/** The request that asked for a row of work, so that a job can be traced to it. The version before leaves it empty. */
export class RequestIds1795900000000 implements MigrationInterface {
  name = "RequestIds1795900000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: TypeORM would make a new table of it on SQLite, and the old one's end would take along what belongs to it.
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN requestId varchar(64) NULL`);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
