import type { QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The table of this room as 0.3.0 has it. */
export async function proposalsTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "proposals",
    columns: {
      id: key(36),
      reportId: text(36),
      tokenId: text(36),
      kind: text(16),
      language: optional(text(8)),
      text: longText,
      createdAt: moment,
    },
    indices: [
      { name: "proposals_report_id", columnNames: ["reportId", "createdAt"] },
      { name: "proposals_token_id", columnNames: ["tokenId"] },
    ],
    belongsTo: [
      { column: "reportId", table: "reports", name: "proposals_report" },
      { column: "tokenId", table: "tokens", name: "proposals_token" },
    ],
  });
}
