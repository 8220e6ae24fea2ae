import type { QueryRunner } from "typeorm";
import { createTable, key } from "../kit/db/migration-columns.ts";

/** The table of this room as 0.3.0 has it. */
export async function ownClientsTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "staff_clients",
    columns: { staffId: key(36), clientId: key(36) },
    indices: [{ name: "staff_clients_client_id", columnNames: ["clientId"] }],
    belongsTo: [
      { column: "staffId", table: "staff", name: "staff_clients_staff" },
      { column: "clientId", table: "clients", name: "staff_clients_client" },
    ],
  });
}
