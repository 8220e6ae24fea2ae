import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function staffTables(runner: QueryRunner): Promise<void> {
  const { exactText, whole, yesNo } = branching(runner);
  await createTable(runner, {
    name: "staff",
    columns: {
      id: key(36),
      username: exactText(120),
      role: text(20),
      ownClientsOnly: yesNo,
      displayName: optional(text(120)),
      email: optional(text(254)),
      passwordHash: text(255),
      createdAt: moment,
      passwordChangedAt: moment,
      joinedAt: optional(moment),
      endedAt: optional(moment),
    },
    indices: [{ name: "staff_username", columnNames: ["username"], isUnique: true }],
  });
  await createTable(runner, {
    name: "sessions",
    columns: {
      tokenHash: key(64),
      id: text(36),
      staffId: text(36),
      createdAt: moment,
      lastUsedAt: moment,
      confirmedAt: moment,
      expiresAt: moment,
      browser: optional(text(80)),
      network: optional(text(60)),
    },
    indices: [
      { name: "sessions_id", columnNames: ["id"], isUnique: true },
      { name: "sessions_staff_id", columnNames: ["staffId"] },
      { name: "sessions_expires_at", columnNames: ["expiresAt"] },
    ],
    belongsTo: { column: "staffId", table: "staff", name: "sessions_staff" },
  });
  await createTable(runner, {
    name: "passkeys",
    columns: {
      id: key(36),
      staffId: text(36),
      credentialHash: text(64),
      credentialId: longText,
      publicKey: longText,
      counter: whole,
      transports: longText,
      name: text(60),
      createdAt: moment,
      lastUsedAt: optional(moment),
    },
    indices: [
      { name: "passkeys_credential", columnNames: ["credentialHash"], isUnique: true },
      { name: "passkeys_staff_id", columnNames: ["staffId"] },
    ],
    belongsTo: { column: "staffId", table: "staff", name: "passkeys_staff" },
  });
  await createTable(runner, {
    name: "code_apps",
    columns: {
      staffId: key(36),
      secret: longText,
      addedAt: moment,
      lastStep: whole,
    },
    indices: [],
    belongsTo: { column: "staffId", table: "staff", name: "code_apps_staff" },
  });
  await createTable(runner, {
    name: "recovery_codes",
    columns: {
      codeHash: key(64),
      staffId: text(36),
    },
    indices: [{ name: "recovery_codes_staff_id", columnNames: ["staffId"] }],
    belongsTo: { column: "staffId", table: "staff", name: "recovery_codes_staff" },
  });
  await createTable(runner, {
    name: "used_challenges",
    columns: {
      challengeHash: key(64),
      expiresAt: moment,
    },
    indices: [{ name: "used_challenges_expires_at", columnNames: ["expiresAt"] }],
  });
  await createTable(runner, {
    name: "browser_links",
    columns: {
      tokenHash: key(64),
      staffId: text(36),
      createdAt: moment,
      expiresAt: moment,
    },
    indices: [
      { name: "browser_links_staff_id", columnNames: ["staffId"] },
      { name: "browser_links_expires_at", columnNames: ["expiresAt"] },
    ],
    belongsTo: { column: "staffId", table: "staff", name: "browser_links_staff" },
  });
}
