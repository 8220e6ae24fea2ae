import { MoreThanOrEqual } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { settingEntity, workerEntity } from "./table.ts";

/** `browserKey` signs the cookie of known browsers. `attentionDay` is the last day whose summary was queued, or was not needed. */
export type SettingName = "replyTo" | "browserKey" | "attentionDay";

/** The settings of the whole agency. */
export type SettingRepository = {
  read: (name: SettingName) => Promise<string | null>;
  save: (name: SettingName, value: string | null) => Promise<void>;
  /** The stored value, or else a new one that every process then reads. */
  readOrSave: (name: SettingName, make: () => string) => Promise<string>;
};

export function settingRepository({ select, write }: Database): SettingRepository {
  const read = async (name: SettingName) => {
    const [row] = await select("SELECT value FROM settings WHERE name = ?", [name]);
    return row ? String(row["value"]) : null;
  };
  return {
    read,
    readOrSave: async (name, make) => {
      const known = await read(name);
      if (known !== null) return known;
      return write(async (transaction) => {
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
    },
    save: (name, value) =>
      write(async (transaction) => {
        await transaction.delete(settingEntity, { name });
        if (value !== null) await transaction.insert(settingEntity, { name, value });
      }),
  };
}

/** The running workers. */
export type WorkerRepository = {
  lastSeenAt: () => Promise<Date | null>;
  /** Whether a worker that was seen since a moment can draw pages in a browser. */
  haveBrowser: (since: Date) => Promise<boolean>;
  /** Records that the worker is running, and deletes workers not seen for a day. */
  seen: (id: string, at: Date, worker?: { hasBrowser: boolean }) => Promise<void>;
};

export function workerRepository({ manager, write }: Database): WorkerRepository {
  return {
    lastSeenAt: async () => {
      const [worker] = await manager.find(workerEntity, { order: { lastSeenAt: "DESC" }, take: 1 });
      return worker?.lastSeenAt ?? null;
    },
    haveBrowser: (since) => manager.existsBy(workerEntity, { hasBrowser: true, lastSeenAt: MoreThanOrEqual(since) }),
    seen: (id, lastSeenAt, { hasBrowser } = { hasBrowser: false }) =>
      write(async (transaction) => {
        await transaction.upsert(workerEntity, { id, lastSeenAt, hasBrowser }, ["id"]);
        await transaction
          .createQueryBuilder()
          .delete()
          .from(workerEntity)
          .where("lastSeenAt < :long", { long: new Date(lastSeenAt.getTime() - 86_400_000) })
          .execute();
      }),
  };
}
