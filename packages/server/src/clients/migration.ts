import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function clientsTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "clients",
    columns: {
      id: key(36),
      accessId: text(26),
      name: text(120),
      email: text(254),
      contactName: optional(text(120)),
      phone: optional(text(40)),
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
      responsibleId: optional(text(36)),
      createdAt: moment,
      updatedAt: moment,
    },
    indices: [
      { name: "clients_access_id", columnNames: ["accessId"], isUnique: true },
      { name: "clients_email", columnNames: ["email", "name"], isUnique: true },
      { name: "clients_created_at", columnNames: ["createdAt"] },
      { name: "clients_responsible_id", columnNames: ["responsibleId"] },
    ],
    refersTo: { column: "responsibleId", table: "staff", name: "clients_responsible" },
  });
  await createTable(runner, {
    name: "contacts",
    columns: {
      id: key(36),
      clientId: text(36),
      name: optional(text(120)),
      email: text(254),
      phone: optional(text(40)),
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
}
