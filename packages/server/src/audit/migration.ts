import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function auditTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "audits",
    columns: {
      id: key(26),
      url: longText,
      finalUrl: longText,
      score: whole,
      ruleSet: text(16),
      result: longText,
      previousId: optional(text(26)),
      createdAt: moment,
    },
    indices: [{ name: "audits_created_at", columnNames: ["createdAt"] }],
  });
}
