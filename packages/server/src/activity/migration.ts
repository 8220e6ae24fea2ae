import type { QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The table of this room as 0.3.0 has it. */
export async function activityTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "activity",
    columns: {
      id: key(36),
      at: moment,
      kind: text(40),
      actor: text(20),
      staffId: optional(text(36)),
      clientId: optional(text(36)),
      objectId: optional(text(64)),
      details: optional(longText),
      requestId: optional(text(64)),
      address: optional(text(60)),
      browser: optional(text(200)),
    },
    indices: [
      { name: "activity_newest", columnNames: ["at", "id"] },
      { name: "activity_staff", columnNames: ["staffId", "at"] },
      { name: "activity_client", columnNames: ["clientId", "at"] },
    ],
  });
}
