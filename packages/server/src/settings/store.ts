import { type EntityManager, MoreThanOrEqual } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { settingEntity, workerEntity } from "./table.ts";

/**
 * `browserKey` signs the cookie of known browsers and the challenges of passkeys. `attentionDay` is the last day whose summary was queued, or was not needed; `alertsDay`, the last one on which ads were looked at. `promisesWork`
 * has a row only while it is on. `lifeRules` are the rules by which the states of reports were written down. `reportMail` is JSON
 * (../mail-words).
 */
type SettingName =
  | "replyTo"
  | "browserKey"
  | "attentionDay"
  | "alertsDay"
  | "promisesWork"
  | "lifeRules"
  | "reportMail"
  | "tokens"
  | "factorRequired";

/** A setting of the whole agency. */
export async function readSetting({ select }: Database, name: SettingName): Promise<string | null> {
  const [row] = await select("SELECT value FROM settings WHERE name = ?", [name]);
  return row ? String(row["value"]) : null;
}

/** The stored value, or else a new one that every process then reads. */
export async function readOrSaveSetting(database: Database, name: SettingName, make: () => string): Promise<string> {
  const known = await readSetting(database, name);
  if (known !== null) return known;
  return database.write(async (transaction) => {
    // Keeps the value of a process that was faster.
    await transaction
      .createQueryBuilder()
      .insert()
      .into(settingEntity)
      .values({ name, value: make() })
      .orUpdate(["name"], ["name"])
      .execute();
    return (await transaction.findOneByOrFail(settingEntity, { name })).value;
  });
}

/** The settings that name the last day on which something was done. */
type DaySetting = Extract<SettingName, "attentionDay" | "alertsDay">;

/**
 * Takes a day (`2026-11-23`) for something that is done once a day.
 * @param within what is done in the same transaction
 * @returns false when another worker took that day
 */
export async function takeDay(
  database: Database,
  name: DaySetting,
  day: string,
  within?: (transaction: EntityManager) => Promise<void>,
): Promise<boolean> {
  // An empty day comes before every other one.
  await readOrSaveSetting(database, name, () => "");
  return database.write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(settingEntity)
      .set({ value: day })
      .where("name = :name AND value < :day", { name, day })
      .execute();
    if (affected !== 1) return false;
    await within?.(transaction);
    return true;
  });
}

export const saveSetting = ({ write }: Database, name: SettingName, value: string | null): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(settingEntity, { name });
    if (value !== null) await transaction.insert(settingEntity, { name, value });
  });

/** Whether the sentences of reports promise work of the agency. */
export const readsPromises = async (database: Database): Promise<boolean> =>
  (await readSetting(database, "promisesWork")) !== null;

export const savePromises = (database: Database, on: boolean): Promise<void> =>
  saveSetting(database, "promisesWork", on ? "on" : null);

/** When a worker was last seen; null when none ever was. */
export async function workerLastSeenAt({ manager }: Database): Promise<Date | null> {
  const [worker] = await manager.find(workerEntity, { order: { lastSeenAt: "DESC" }, take: 1 });
  return worker?.lastSeenAt ?? null;
}

/** Whether a worker that was seen since a moment can draw pages in a browser. */
export const workersHaveBrowser = ({ manager }: Database, since: Date): Promise<boolean> =>
  manager.existsBy(workerEntity, { hasBrowser: true, lastSeenAt: MoreThanOrEqual(since) });

/** Records that the worker is running, and deletes workers not seen for a day. */
export const noteWorker = (
  { write }: Database,
  id: string,
  lastSeenAt: Date,
  { hasBrowser } = { hasBrowser: false },
): Promise<void> =>
  write(async (transaction) => {
    await transaction.upsert(workerEntity, { id, lastSeenAt, hasBrowser }, ["id"]);
    await transaction
      .createQueryBuilder()
      .delete()
      .from(workerEntity)
      .where("lastSeenAt < :long", { long: new Date(lastSeenAt.getTime() - 86_400_000) })
      .execute();
  });
