import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, moment, text } from "./columns.ts";

/**
 * Shared limits, links that verify an address, times that are held until they are confirmed, and who asked for a speed
 * test. The previous version leaves the new columns empty: its bookings count as confirmed.
 */
export class Abuse1796400000000 implements MigrationInterface {
  name = "Abuse1796400000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);
    await createTable(runner, {
      name: "throttles",
      columns: { id: key(64), count: whole, openAt: moment, forgetAt: moment },
      indices: [{ name: "throttles_forget_at", columnNames: ["forgetAt"] }],
    });
    await createTable(runner, {
      name: "verifications",
      columns: { tokenHash: key(64), enquiryId: text(36) },
      indices: [{ name: "verifications_enquiry_id", columnNames: ["enquiryId"] }],
      belongsTo: { column: "enquiryId", table: "enquiries", name: "verifications_enquiry" },
    });
    // In plain SQL, as in 6-request-ids.
    await runner.query("ALTER TABLE bookings ADD COLUMN heldUntil datetime(3) NULL");
    await runner.query("ALTER TABLE speed_tests ADD COLUMN asker varchar(64) NULL");
    await runner.query("ALTER TABLE speed_tests ADD COLUMN network varchar(64) NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
