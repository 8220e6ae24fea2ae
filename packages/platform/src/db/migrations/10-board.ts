import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "./columns.ts";

/** What the staff asked for many reports at once, and indices for the reports of one period. */
export class Board1797100000000 implements MigrationInterface {
  name = "Board1797100000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);
    await createTable(runner, {
      name: "report_runs",
      columns: {
        id: key(36),
        action: text(24),
        reportType: text(16),
        periodStart: text(10),
        periodEnd: text(10),
        requestedBy: text(120),
        requestedAt: moment,
        endedAt: optional(moment),
        runningKey: optional(text(64)),
      },
      indices: [
        { name: "report_runs_running", columnNames: ["runningKey"], isUnique: true },
        { name: "report_runs_period", columnNames: ["reportType", "periodStart", "requestedAt"] },
      ],
    });
    await createTable(runner, {
      name: "report_run_items",
      columns: {
        runId: key(36),
        clientId: key(36),
        reportId: optional(text(36)),
        number: optional(whole),
        outcome: text(24),
        problem: optional(text(500)),
      },
      indices: [
        { name: "report_run_items_client", columnNames: ["clientId"] },
        { name: "report_run_items_report", columnNames: ["reportId"] },
      ],
      belongsTo: [
        { column: "runId", table: "report_runs", name: "report_run_items_run" },
        { column: "clientId", table: "clients", name: "report_run_items_client_id" },
      ],
    });
    // The board reads these columns of every client from the indices alone: the rows have snapshots beside them.
    await runner.query(
      "CREATE INDEX reports_of_period ON reports (type, periodStart, clientId, state, version, revision, unapproved, sample, generatedAt)",
    );
    await runner.query("CREATE INDEX dispatches_of_report ON dispatches (reportId, number, revision, state, sentAt)");
    await runner.query("CREATE INDEX figures_of_period ON figures (reportType, periodStart, clientId, source)");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
