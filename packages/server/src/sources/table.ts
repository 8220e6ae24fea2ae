import { EntitySchema } from "typeorm";
import {
  belongsTo,
  json,
  key,
  moment,
  optionalJson,
  optionalLongText,
  optionalMoment,
  optionalText,
  text,
  work,
  yesNo,
} from "../kit/db/columns.ts";
import { languageColumn } from "../kit/db/listed.ts";
import type { Connection, PendingConsent } from "./connection.ts";
import type { Source, SourceRead } from "./source.ts";

export const connectionEntity = new EntitySchema<Connection>({
  name: "connection",
  tableName: "connections",
  columns: {
    id: key(36),
    provider: text(16),
    kind: text(16),
    email: text(254),
    scopes: json,
    secret: optionalLongText,
    state: text(16),
    connectedBy: text(120),
    connectedAt: moment,
    checkedAt: moment,
    endsAt: optionalMoment,
  },
  indices: [{ name: "connections_account", columns: ["provider", "email"], unique: true }],
});

export const pendingConsentEntity = new EntitySchema<PendingConsent>({
  name: "pending_consent",
  tableName: "pending_consents",
  columns: {
    stateHash: key(64),
    staffId: belongsTo("staff", "pending_consents_staff"),
    sessionId: text(36),
    verifier: text(500),
    connectionId: optionalText(36),
    language: languageColumn,
    expiresAt: moment,
  },
  indices: [
    { name: "pending_consents_staff_id", columns: ["staffId"] },
    { name: "pending_consents_expires_at", columns: ["expiresAt"] },
  ],
});

export const sourceEntity = new EntitySchema<Source>({
  name: "source",
  tableName: "sources",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "sources_client"),
    connectionId: belongsTo("connection", "sources_connection"),
    kind: text(24),
    accountId: text(500),
    name: text(500),
    sites: json,
    accepted: json,
    timeZone: text(64),
    chosenBy: text(120),
    chosenAt: moment,
    tracking: optionalJson,
    fills: optionalJson,
    problem: optionalText(32),
    problemSince: optionalMoment,
    readAt: optionalMoment,
    watchedOn: optionalText(10),
  },
  indices: [
    { name: "sources_once", columns: ["clientId", "kind"], unique: true },
    { name: "sources_connection_id", columns: ["connectionId"] },
    { name: "sources_account", columns: ["kind", "accountId"] },
  ],
});

export const sourceReadEntity = new EntitySchema<SourceRead>({
  name: "source_read",
  tableName: "source_reads",
  columns: {
    id: key(36),
    sourceId: belongsTo("source", "source_reads_source"),
    reportType: text(16),
    periodStart: text(10),
    state: text(16),
    problem: optionalText(32),
    readAt: optionalMoment,
    final: yesNo,
    backfill: yesNo,
    requestedAt: moment,
    ...work,
  },
  indices: [
    { name: "source_reads_once", columns: ["sourceId", "reportType", "periodStart"], unique: true },
    { name: "source_reads_due", columns: ["state", "dueAt"] },
    { name: "source_reads_period", columns: ["reportType", "periodStart", "sourceId", "readAt", "problem"] },
    { name: "source_reads_owner", columns: ["leaseOwner"] },
  ],
});
