import type { QueryRunner } from "typeorm";
import { createTable, key, moment, text } from "../kit/db/migration-columns.ts";

/** The table of this room as 0.3.0 has it. */
export async function clientHistoryTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "client_notes",
    columns: {
      id: key(36),
      clientId: text(36),
      text: text(2000),
      author: text(120),
      createdAt: moment,
    },
    indices: [{ name: "client_notes_newest", columnNames: ["clientId", "createdAt"] }],
    belongsTo: { column: "clientId", table: "clients", name: "client_notes_client" },
  });
}
