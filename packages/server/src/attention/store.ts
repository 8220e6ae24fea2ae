import type { Database } from "../kit/db/database.ts";
import { insertNotification } from "../notifications/store.ts";
import { readOrSaveSetting, readSetting } from "../settings/store.ts";
import { settingEntity } from "../settings/table.ts";
import type { AttentionRepository } from "./attention.ts";
import { findAttention } from "./find-items.ts";
import { findMailOutage } from "./find-mail-outage.ts";

const name = "attentionDay";

export function attentionRepository(database: Database): AttentionRepository {
  const { write } = database;
  return {
    find: findAttention(database),
    mailOutage: findMailOutage(database),
    settledDay: () => readSetting(database, name),
    settleDay: async (day, summary) => {
      // An empty day comes before every other one.
      await readOrSaveSetting(database, name, () => "");
      return write(async (transaction) => {
        const { affected } = await transaction
          .createQueryBuilder()
          .update(settingEntity)
          .set({ value: day })
          .where("name = :name AND value < :day", { name, day })
          .execute();
        if (affected !== 1) return false;
        if (summary) await insertNotification(database, transaction, summary);
        return true;
      });
    },
  };
}
