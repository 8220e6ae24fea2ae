import type { EntitySchema } from "typeorm";
import { type Database, openDatabase } from "../db/database.ts";
import type { WorkRow } from "../db/repositories/work.ts";
import { makeScratch } from "./scratch.ts";

/**
 * One migrated database for two workers. On MariaDB each has connections of its own. On SQLite they share the one: a second
 * connection waits for the first without giving the process a chance to go on, so that it takes a second process to try that.
 */
export async function twoWorkers(): Promise<{ one: Database; other: Database; remove: () => Promise<void> }> {
  const scratch = await makeScratch();
  const open = () => openDatabase({ url: scratch.databaseUrl, folder: scratch.folder });
  const one = await open();
  await one.migrate();
  const other = one.kind === "sqlite" ? one : await open();
  return {
    one,
    other,
    remove: async () => {
      await one.close();
      if (other !== one) await other.close();
      await scratch.remove();
    },
  };
}

/** Lets the lease on a row run out, as it does when its worker is silent for longer. */
export async function expireLease(database: Database, entity: EntitySchema<WorkRow>, id: string): Promise<void> {
  await change(database, entity, id, { leaseUntil: () => database.sqlNow(-1) });
}

/** Lets the moment come at which a row may be tried again. */
export async function makeDue(database: Database, entity: EntitySchema<WorkRow>, id: string): Promise<void> {
  await change(database, entity, id, { dueAt: () => database.sqlNow(-1) });
}

async function change(database: Database, entity: EntitySchema<WorkRow>, id: string, set: object): Promise<void> {
  await database.write((transaction) =>
    transaction.createQueryBuilder().update(entity).set(set).where("id = :id", { id }).execute(),
  );
}
