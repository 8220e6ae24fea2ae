import type { QueryRunner } from "typeorm";
import { createTable, key, longText } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function mailWordsTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "client_mail_words",
    columns: {
      clientId: key(36),
      words: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "client_mail_words_client" },
  });
}
