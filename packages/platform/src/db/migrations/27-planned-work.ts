import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching } from "./columns.ts";

/** Whether a line of work is still to be done. What was noted before was done. */
export class PlannedWork1799200000000 implements MigrationInterface {
  name = "PlannedWork1799200000000";

  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    const { type } = branching(runner).yesNo;
    await runner.query(`ALTER TABLE work_items ADD COLUMN planned ${type} NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
