import type { QueryRunner } from "typeorm";
import {
  branching,
  createTable,
  key,
  longText,
  moment,
  optional,
  text,
  workColumns,
} from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function sourcesTables(runner: QueryRunner): Promise<void> {
  const { yesNo } = branching(runner);
  const work = workColumns(runner);
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
      endsAt: optional(moment),
    },
    indices: [{ name: "connections_account", columnNames: ["provider", "email"], isUnique: true }],
  });
  await createTable(runner, {
    name: "pending_consents",
    columns: {
      stateHash: key(64),
      staffId: text(36),
      sessionId: text(36),
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
      sites: longText,
      accepted: longText,
      timeZone: text(64),
      chosenBy: text(120),
      chosenAt: moment,
      tracking: optional(longText),
      fills: optional(longText),
      problem: optional(text(32)),
      problemSince: optional(moment),
      readAt: optional(moment),
      watchedOn: optional(text(10)),
    },
    indices: [
      { name: "sources_once", columnNames: ["clientId", "kind"], isUnique: true },
      { name: "sources_connection_id", columnNames: ["connectionId"] },
      { name: "sources_account", columnNames: ["kind", "accountId"] },
    ],
    belongsTo: [
      { column: "clientId", table: "clients", name: "sources_client" },
      { column: "connectionId", table: "connections", name: "sources_connection" },
    ],
  });
  await createTable(runner, {
    name: "source_reads",
    columns: {
      id: key(36),
      sourceId: text(36),
      reportType: text(16),
      periodStart: text(10),
      state: text(16),
      problem: optional(text(32)),
      readAt: optional(moment),
      final: yesNo,
      backfill: yesNo,
      requestedAt: moment,
      ...work,
    },
    indices: [
      { name: "source_reads_once", columnNames: ["sourceId", "reportType", "periodStart"], isUnique: true },
      { name: "source_reads_due", columnNames: ["state", "dueAt"] },
      { name: "source_reads_period", columnNames: ["reportType", "periodStart", "sourceId", "readAt", "problem"] },
      { name: "source_reads_owner", columnNames: ["leaseOwner"] },
    ],
    belongsTo: { column: "sourceId", table: "sources", name: "source_reads_source" },
  });
}
