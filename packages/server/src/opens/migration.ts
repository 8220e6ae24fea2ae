import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function opensTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "report_opens",
    columns: {
      reportId: key(36),
      revision: { ...whole, isPrimary: true },
      kind: key(16),
      times: whole,
      firstAt: moment,
      lastAt: moment,
    },
    belongsTo: { column: "reportId", table: "reports", name: "report_opens_report" },
  });
}
