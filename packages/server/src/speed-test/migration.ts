import type { QueryRunner } from "typeorm";
import {
  branching,
  createTable,
  key,
  longText,
  moment,
  optional,
  text,
  workColumns,
} from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function speedTestTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  const work = workColumns(runner);
  await createTable(runner, {
    name: "speed_tests",
    columns: {
      id: key(36),
      kind: text(16),
      ticket: text(36),
      url: longText,
      urlHash: text(64),
      state: text(16),
      stage: text(16),
      requestedAt: moment,
      asker: optional(text(64)),
      network: optional(text(64)),
      begunAt: optional(moment),
      usedMs: whole,
      measuredAt: optional(moment),
      figures: optional(longText),
      audit: optional(longText),
      problem: optional(text(500)),
      ...work,
    },
    indices: [
      { name: "speed_tests_ticket", columnNames: ["ticket"], isUnique: true },
      { name: "speed_tests_due", columnNames: ["state", "dueAt"] },
      { name: "speed_tests_measured", columnNames: ["urlHash", "measuredAt"] },
      { name: "speed_tests_requested_at", columnNames: ["requestedAt"] },
    ],
  });
}
