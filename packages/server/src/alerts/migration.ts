import type { QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function alertsTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "alerts",
    columns: {
      id: key(36),
      clientId: text(36),
      sourceId: optional(text(36)),
      kind: text(24),
      subject: text(140),
      begunOn: text(10),
      seen: longText,
      foundAt: moment,
      toldAt: optional(moment),
      endedAt: optional(moment),
      dismissedAt: optional(moment),
      dismissedBy: optional(text(120)),
    },
    indices: [
      { name: "alerts_once", columnNames: ["clientId", "kind", "subject", "begunOn"], isUnique: true },
      { name: "alerts_source_id", columnNames: ["sourceId"] },
      { name: "alerts_open", columnNames: ["kind", "endedAt"] },
    ],
    belongsTo: [
      { column: "clientId", table: "clients", name: "alerts_client" },
      { column: "sourceId", table: "sources", name: "alerts_source" },
    ],
  });
}
