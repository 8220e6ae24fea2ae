import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text, workColumns } from "../columns.ts";

/** Clients with their contacts, figures, plans and sources. */
export async function clientTables(runner: QueryRunner): Promise<void> {
  const { whole, yesNo } = branching(runner);
  const work = workColumns(runner);
  await createTable(runner, {
    name: "clients",
    columns: {
      id: key(36),
      accessId: text(26),
      name: text(120),
      email: text(254),
      contactName: optional(text(120)),
      contactReportTypes: optional(text(64)),
      website: optional(text(500)),
      businessType: optional(text(120)),
      package: text(16),
      monthlyFee: whole,
      language: text(8),
      status: text(16),
      endedOn: optional(text(10)),
      logo: optional(longText),
      recording: text(16),
      recordedSince: optional(moment),
      deletionWarnedAt: optional(moment),
      createdAt: moment,
      updatedAt: moment,
    },
    indices: [
      { name: "clients_access_id", columnNames: ["accessId"], isUnique: true },
      { name: "clients_email", columnNames: ["email", "name"], isUnique: true },
      { name: "clients_created_at", columnNames: ["createdAt"] },
    ],
  });
  await createTable(runner, {
    name: "contacts",
    columns: {
      id: key(36),
      clientId: text(36),
      name: optional(text(120)),
      email: text(254),
      language: optional(text(8)),
      reportTypes: text(64),
      createdAt: moment,
    },
    indices: [
      { name: "contacts_once", columnNames: ["clientId", "email"], isUnique: true },
      { name: "contacts_email", columnNames: ["email"] },
    ],
    belongsTo: { column: "clientId", table: "clients", name: "contacts_client" },
  });
  await createTable(runner, {
    name: "client_welcomes",
    columns: {
      clientId: key(36),
      email: key(254),
      accessId: text(26),
    },
    indices: [{ name: "client_welcomes_email", columnNames: ["email"] }],
    belongsTo: { column: "clientId", table: "clients", name: "client_welcomes_client" },
  });
  await createTable(runner, {
    name: "client_logos",
    columns: {
      clientId: key(36),
      picture: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "client_logos_client" },
  });
  await createTable(runner, {
    name: "figures",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      figures: longText,
      originGroups: optional(text(24)),
      origins: longText,
      overridden: longText,
      confirmed: longText,
      searches: optional(longText),
      leads: optional(longText),
      profileSearches: optional(longText),
      updatedAt: moment,
    },
    indices: [
      { name: "figures_period", columnNames: ["clientId", "reportType", "periodStart"], isUnique: true },
      { name: "figures_origin", columnNames: ["reportType", "periodStart", "clientId", "originGroups"] },
    ],
    belongsTo: { column: "clientId", table: "clients", name: "figures_client" },
  });
  await createTable(runner, {
    name: "readings",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      kind: text(24),
      readAt: moment,
      detail: optional(text(500)),
      author: optional(text(120)),
      account: optional(text(500)),
      final: optional(yesNo),
      figures: longText,
    },
    indices: [{ name: "readings_period", columnNames: ["clientId", "reportType", "periodStart", "readAt"] }],
    belongsTo: { column: "clientId", table: "clients", name: "readings_client" },
  });
  await createTable(runner, {
    name: "import_mappings",
    columns: {
      clientId: key(36),
      mapping: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "import_mappings_client" },
  });
  await createTable(runner, {
    name: "import_files",
    columns: {
      id: key(36),
      session: text(64),
      name: text(200),
      expiresAt: moment,
    },
    indices: [
      { name: "import_files_session", columnNames: ["session", "expiresAt"] },
      { name: "import_files_expires_at", columnNames: ["expiresAt"] },
    ],
  });
  await createTable(runner, {
    name: "import_file_parts",
    columns: {
      fileId: key(36),
      number: { ...whole, isPrimary: true },
      content: longText,
    },
    belongsTo: { column: "fileId", table: "import_files", name: "import_file_parts_file" },
  });
  await createTable(runner, {
    name: "targets",
    columns: {
      clientId: key(36),
      targets: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "targets_client" },
  });
  await createTable(runner, {
    name: "client_sections",
    columns: {
      clientId: key(36),
      sections: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "client_sections_client" },
  });
  await createTable(runner, {
    name: "work_items",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      periodEnd: text(10),
      text: text(200),
      link: optional(text(500)),
      planned: yesNo,
      author: text(120),
      createdAt: moment,
    },
    indices: [{ name: "work_items_period", columnNames: ["clientId", "periodEnd"] }],
    belongsTo: { column: "clientId", table: "clients", name: "work_items_client" },
  });
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
