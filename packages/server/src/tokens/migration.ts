import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function tokensTables(runner: QueryRunner): Promise<void> {
  const { yesNo } = branching(runner);
  await createTable(runner, {
    name: "tokens",
    columns: {
      id: key(36),
      staffId: text(36),
      name: text(120),
      tokenHash: text(64),
      clientsOnly: yesNo,
      mayPropose: yesNo,
      createdAt: moment,
      expiresAt: moment,
      lastUsedAt: optional(moment),
    },
    indices: [
      { name: "tokens_staff_id", columnNames: ["staffId"] },
      { name: "tokens_token_hash", columnNames: ["tokenHash"], isUnique: true },
    ],
    belongsTo: { column: "staffId", table: "staff", name: "tokens_staff" },
  });
  await createTable(runner, {
    name: "token_clients",
    columns: { tokenId: key(36), clientId: key(36) },
    indices: [{ name: "token_clients_client_id", columnNames: ["clientId"] }],
    belongsTo: [
      { column: "tokenId", table: "tokens", name: "token_clients_token" },
      { column: "clientId", table: "clients", name: "token_clients_client" },
    ],
  });
}
