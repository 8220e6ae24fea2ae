import type { MigrationInterface, QueryRunner } from "typeorm";

/** Indices with all that a page of a client's reports is chosen by, so that no report is read for it. */
export class Growth1799000000000 implements MigrationInterface {
  name = "Growth1799000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX reports_of_client ON reports (clientId, revision, type, periodStart)");
    await runner.query("CREATE INDEX report_revisions_newest ON report_revisions (reportId, number, generatedAt)");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
