import { EntitySchema } from "typeorm";
import {
  belongsTo,
  json,
  key,
  longText,
  moment,
  optionalMoment,
  optionalText,
  text,
  whole,
  yesNo,
} from "../kit/db/columns.ts";
import type { CodeApp, RecoveryCode } from "./code-app.ts";
import type { Passkey, UsedChallenge } from "./passkey.ts";
import type { BrowserLink, Session, Staff } from "./staff.ts";

export const staffEntity = new EntitySchema<Staff>({
  name: "staff",
  tableName: "staff",
  columns: {
    id: key(36),
    username: text(120),
    role: text(20),
    ownClientsOnly: yesNo,
    displayName: optionalText(120),
    email: optionalText(254),
    passwordHash: text(255),
    createdAt: moment,
    passwordChangedAt: moment,
    joinedAt: optionalMoment,
    endedAt: optionalMoment,
  },
  indices: [{ name: "staff_username", columns: ["username"], unique: true }],
});

export const sessionEntity = new EntitySchema<Session>({
  name: "session",
  tableName: "sessions",
  columns: {
    tokenHash: key(64),
    id: text(36),
    staffId: belongsTo("staff", "sessions_staff"),
    createdAt: moment,
    lastUsedAt: moment,
    confirmedAt: moment,
    expiresAt: moment,
    browser: optionalText(80),
    network: optionalText(60),
  },
  indices: [
    { name: "sessions_id", columns: ["id"], unique: true },
    { name: "sessions_staff_id", columns: ["staffId"] },
    { name: "sessions_expires_at", columns: ["expiresAt"] },
  ],
});

export const passkeyEntity = new EntitySchema<Passkey>({
  name: "passkey",
  tableName: "passkeys",
  columns: {
    id: key(36),
    staffId: belongsTo("staff", "passkeys_staff"),
    credentialHash: text(64),
    credentialId: longText,
    publicKey: longText,
    counter: whole,
    transports: json,
    name: text(60),
    createdAt: moment,
    lastUsedAt: optionalMoment,
  },
  indices: [
    { name: "passkeys_credential", columns: ["credentialHash"], unique: true },
    { name: "passkeys_staff_id", columns: ["staffId"] },
  ],
});

export const codeAppEntity = new EntitySchema<CodeApp>({
  name: "codeApp",
  tableName: "code_apps",
  columns: {
    staffId: { ...belongsTo("staff", "code_apps_staff"), primary: true },
    secret: longText,
    addedAt: moment,
    lastStep: whole,
  },
});

export const recoveryCodeEntity = new EntitySchema<RecoveryCode>({
  name: "recoveryCode",
  tableName: "recovery_codes",
  columns: {
    codeHash: key(64),
    staffId: belongsTo("staff", "recovery_codes_staff"),
  },
  indices: [{ name: "recovery_codes_staff_id", columns: ["staffId"] }],
});

export const usedChallengeEntity = new EntitySchema<UsedChallenge>({
  name: "usedChallenge",
  tableName: "used_challenges",
  columns: {
    challengeHash: key(64),
    expiresAt: moment,
  },
  indices: [{ name: "used_challenges_expires_at", columns: ["expiresAt"] }],
});

export const browserLinkEntity = new EntitySchema<BrowserLink>({
  name: "browserLink",
  tableName: "browser_links",
  columns: {
    tokenHash: key(64),
    staffId: belongsTo("staff", "browser_links_staff"),
    createdAt: moment,
    expiresAt: moment,
  },
  indices: [
    { name: "browser_links_staff_id", columns: ["staffId"] },
    { name: "browser_links_expires_at", columns: ["expiresAt"] },
  ],
});
