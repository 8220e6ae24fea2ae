import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function schedulesTables(runner: QueryRunner): Promise<void> {
  const { whole, yesNo } = branching(runner);
  await createTable(runner, {
    name: "schedules",
    columns: {
      clientId: key(36),
      reportType: key(16),
      enabled: yesNo,
      day: whole,
      hour: whole,
      mode: text(16),
      lastPeriodStart: optional(text(10)),
      triedPeriodStart: optional(text(10)),
      lastOutcome: optional(text(32)),
      lastOutcomeAt: optional(moment),
    },
    belongsTo: { column: "clientId", table: "clients", name: "schedules_client" },
  });
}
