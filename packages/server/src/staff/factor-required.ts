import type { EntityManager } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { readSetting, saveSetting } from "../settings/store.ts";
import { settingEntity } from "../settings/table.ts";
import { codeAppEntity, passkeyEntity, staffEntity } from "./table.ts";

/** A passkey, or an app that shows codes. */
const setting = "factorRequired";

/** Whether everybody needs a second factor. */
export const readsFactorRequired = async (database: Database): Promise<boolean> =>
  (await readSetting(database, setting)) !== null;

export const saveFactorRequired = (database: Database, on: boolean): Promise<void> =>
  saveSetting(database, setting, on ? "on" : null);

/** In SQL: whether the account `member` still has to add one before it may do anything else. */
export const factorMissing = `CASE WHEN EXISTS (SELECT 1 FROM settings WHERE name = '${setting}')
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE staffId = member.id)
  AND NOT EXISTS (SELECT 1 FROM code_apps WHERE staffId = member.id) THEN 1 ELSE 0 END`;

/**
 * Lets somebody remove one of their second factors.
 * @throws Refusal last_factor where everybody needs one, and they have no other
 */
export async function requireOtherFactor(
  transaction: EntityManager,
  kind: Database["kind"],
  staffId: string,
): Promise<void> {
  if (!(await transaction.existsBy(settingEntity, { name: setting }))) return;
  // Locked, so that two factors cannot be removed at the same time. SQLite has one writer anyway.
  const lock = kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {};
  await transaction.findOne(staffEntity, { where: { id: staffId }, ...lock });
  const passkeys = await transaction.countBy(passkeyEntity, { staffId });
  const apps = await transaction.countBy(codeAppEntity, { staffId });
  if (passkeys + apps < 2) throw new Refusal("last_factor");
}
