import type { MigrationInterface, QueryRunner } from "typeorm";
import { clientTables } from "./initial/clients.ts";
import { enquiryTables } from "./initial/enquiries.ts";
import { reportTables } from "./initial/reports.ts";
import { staffTables } from "./initial/staff.ts";

/** Every table of 0.3.0. Until that is tagged, a change of the schema changes this migration. */
export class Initial1800000000000 implements MigrationInterface {
  name = "Initial1800000000000";

  async up(runner: QueryRunner): Promise<void> {
    await staffTables(runner);
    await clientTables(runner);
    await reportTables(runner);
    await enquiryTables(runner);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
