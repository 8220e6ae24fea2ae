import type { QueryRunner } from "typeorm";
import { createTable, key, moment, text } from "../kit/db/migration-columns.ts";

/** The table of this room as 0.3.0 has it. */
export async function teamTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "team_links",
    columns: {
      tokenHash: key(64),
      staffId: text(36),
      kind: text(20),
      createdAt: moment,
      expiresAt: moment,
    },
    indices: [{ name: "team_links_staff_id", columnNames: ["staffId"] }],
    belongsTo: { column: "staffId", table: "staff", name: "team_links_staff" },
  });
}
