import type { QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function wrongRecipientsTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "wrong_recipients",
    columns: {
      id: key(36),
      dispatchId: text(36),
      noticedAt: moment,
      noticedBy: text(120),
      contact: text(16),
      former: optional(longText),
      knownId: optional(text(26)),
      settledAt: optional(moment),
      settledBy: optional(text(120)),
    },
    indices: [
      { name: "wrong_recipients_once", columnNames: ["dispatchId"], isUnique: true },
      { name: "wrong_recipients_open", columnNames: ["settledAt", "noticedAt"] },
    ],
    belongsTo: { column: "dispatchId", table: "dispatches", name: "wrong_recipients_dispatch" },
  });
}
