import type { MigrationInterface, QueryRunner } from "typeorm";

/** Indices for what the staff have to look after, and for the charts of the dashboard. */
export class Attention1797150000000 implements MigrationInterface {
  name = "Attention1797150000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX reports_unapproved ON reports (unapproved, generatedAt)");
    await runner.query("CREATE INDEX report_revisions_approved_at ON report_revisions (approvedAt)");
    await runner.query("CREATE INDEX dispatches_sent_at ON dispatches (sentAt)");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
