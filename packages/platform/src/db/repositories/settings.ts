import type { Database } from "../database.ts";
import { settingEntity, workerEntity } from "../entities/schedules.ts";

export type SettingName = "replyTo";

/** The settings of the whole agency. */
export type SettingRepository = {
  read: (name: SettingName) => Promise<string | null>;
  save: (name: SettingName, value: string | null) => Promise<void>;
};

export function settingRepository({ manager, write }: Database): SettingRepository {
  return {
    read: async (name) => (await manager.findOneBy(settingEntity, { name }))?.value ?? null,
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
  /** Records that the worker is running, and deletes workers not seen for a day. */
  seen: (id: string, at: Date) => Promise<void>;
};

export function workerRepository({ manager, write }: Database): WorkerRepository {
  return {
    lastSeenAt: async () => {
      const [worker] = await manager.find(workerEntity, { order: { lastSeenAt: "DESC" }, take: 1 });
      return worker?.lastSeenAt ?? null;
    },
    seen: (id, lastSeenAt) =>
      write(async (transaction) => {
        await transaction.upsert(workerEntity, { id, lastSeenAt }, ["id"]);
        await transaction
          .createQueryBuilder()
          .delete()
          .from(workerEntity)
          .where("lastSeenAt < :long", { long: new Date(lastSeenAt.getTime() - 86_400_000) })
          .execute();
      }),
  };
}
