import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DataSource, type EntityManager, type EntitySchema, type QueryRunner } from "typeorm";
import type { Write } from "./change.ts";
import { migrations } from "./migrations.ts";

export function sqlite(folder: string, entities: EntitySchema[]): DataSource {
  const file = join(folder, "agency.sqlite");
  mkdirSync(folder, { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  for (const log of ["", "-wal", "-shm"]) if (existsSync(file + log)) chmodSync(file + log, 0o600);
  chmodSync(folder, 0o700);
  return new DataSource({
    type: "better-sqlite3",
    database: file,
    // Deleted text is overwritten with zeros.
    prepareDatabase: (database: { pragma: (text: string) => unknown }) => void database.pragma("secure_delete = ON"),
    enableWAL: true,
    timeout: 10_000,
    entities,
    migrations,
  });
}

/** Writes SQLite's log into the database and empties it. Other processes that read just then postpone it. */
export async function emptyLog(reader: DataSource): Promise<void> {
  await reader.query("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** SQL for the time on its clock, plus `plusSeconds`. */
export function sqliteNow(plusSeconds = 0): string {
  return `strftime('%Y-%m-%d %H:%M:%f', 'now', '${plusSeconds} seconds')`;
}

/**
 * Runs SQLite's transactions one at a time, because they share a connection. Each begins with a write that changes
 * nothing: a transaction that reads before it writes fails at once when another process wrote in between.
 */
export function oneAfterAnother(source: DataSource): Write {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => onTheOneConnection(source, work));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function onTheOneConnection<T>(source: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query("DELETE FROM throttles WHERE 0");
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await undo(runner);
    throw error;
  }
}

/**
 * Rolls back a transaction. On a full disk SQLite rolls back by itself, and a second rollback fails. TypeORM would then
 * count one open transaction too many, never commit the later ones, and lose their writes.
 */
async function undo(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    await runner.query("BEGIN");
    await runner.rollbackTransaction();
  }
}
