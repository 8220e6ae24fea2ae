import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function answersTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "report_answers",
    columns: {
      id: key(36),
      reportId: text(36),
      revision: whole,
      via: text(36),
      name: optional(text(120)),
      rating: optional(text(16)),
      question: optional(text(500)),
      customers: optional(whole),
      worth: optional(whole),
      answeredAt: moment,
      settledAt: optional(moment),
      settledBy: optional(text(120)),
    },
    indices: [
      { name: "report_answers_place", columnNames: ["reportId", "revision", "via"], isUnique: true },
      { name: "report_answers_waiting", columnNames: ["settledAt", "answeredAt"] },
    ],
    belongsTo: { column: "reportId", table: "reports", name: "report_answers_report" },
  });
}
