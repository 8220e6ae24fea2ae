import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "./columns.ts";

/** The agency's sign-ins at Google, and which of their accounts belongs to which client. */
export class Connections1797250000000 implements MigrationInterface {
  name = "Connections1797250000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "connections",
      columns: {
        id: key(36),
        provider: text(16),
        kind: text(16),
        email: text(254),
        scopes: longText,
        secret: optional(longText),
        state: text(16),
        connectedBy: text(120),
        connectedAt: moment,
        checkedAt: moment,
      },
      indices: [{ name: "connections_account", columnNames: ["provider", "email"], isUnique: true }],
    });
    await createTable(runner, {
      name: "pending_consents",
      columns: {
        stateHash: key(64),
        staffId: text(36),
        sessionHash: text(64),
        verifier: text(500),
        connectionId: optional(text(36)),
        language: text(8),
        expiresAt: moment,
      },
      indices: [
        { name: "pending_consents_staff_id", columnNames: ["staffId"] },
        { name: "pending_consents_expires_at", columnNames: ["expiresAt"] },
      ],
      belongsTo: { column: "staffId", table: "staff", name: "pending_consents_staff" },
    });
    await createTable(runner, {
      name: "sources",
      columns: {
        id: key(36),
        clientId: text(36),
        connectionId: text(36),
        kind: text(24),
        accountId: text(500),
        name: text(500),
        timeZone: text(64),
        chosenBy: text(120),
        chosenAt: moment,
      },
      indices: [
        { name: "sources_once", columnNames: ["clientId", "kind"], isUnique: true },
        { name: "sources_connection_id", columnNames: ["connectionId"] },
      ],
      belongsTo: [
        { column: "clientId", table: "clients", name: "sources_client" },
        { column: "connectionId", table: "connections", name: "sources_connection" },
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
