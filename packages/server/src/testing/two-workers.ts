import type { EntitySchema } from "typeorm";
import { afterwards } from "@agency/testing/afterwards";
import type { Database } from "../kit/db/database.ts";
import type { WorkRow } from "../kit/work/lease.ts";
import { openDatabase } from "../tables.ts";
import { migratedScratch } from "./migrated-scratch.ts";

/**
 * One migrated database for two workers. On MariaDB each worker has its own connections. On SQLite they share one: a second
 * connection in the same process would block it while waiting, so testing that takes a second process. Deleted afterwards.
 */
export async function twoWorkers(): Promise<{ one: Database; other: Database }> {
  const { databaseUrl, folder } = await migratedScratch();
  const open = async () => {
    const database = await openDatabase({ url: databaseUrl, folder });
    afterwards(database.close);
    return database;
  };
  const one = await open();
  return { one, other: one.kind === "sqlite" ? one : await open() };
}

/** Expires the lease on a row, as when its worker is silent for too long. */
export async function expireLease(database: Database, entity: EntitySchema<WorkRow>, id: string): Promise<void> {
  await change(database, entity, id, { leaseUntil: () => database.sqlNow(-1) });
}

/** Makes a row due for its retry. */
export async function makeDue(database: Database, entity: EntitySchema<WorkRow>, id: string): Promise<void> {
  await change(database, entity, id, { dueAt: () => database.sqlNow(-1) });
}

async function change(database: Database, entity: EntitySchema<WorkRow>, id: string, set: object): Promise<void> {
  await database.write((transaction) =>
    transaction.createQueryBuilder().update(entity).set(set).where("id = :id", { id }).execute(),
  );
}
