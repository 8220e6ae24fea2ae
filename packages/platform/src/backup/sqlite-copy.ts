import { existsSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { BackupError } from "./backup-error.ts";
import type { Manifest } from "./manifest.ts";

export const sqliteFile = "agency.sqlite";

/** How long another process may lock the file, in ms. */
const timeout = 10_000;

/**
 * Copies the database of a data folder while the product runs: a consistent snapshot, in one read that blocks no writer.
 * SQLite's page-by-page copy restarts at each write of another process, and under a steady load never ends.
 * @throws BackupError when there is no database
 */
export async function copySqlite(folder: string, target: string): Promise<void> {
  const path = join(folder, sqliteFile);
  if (!existsSync(path)) throw new BackupError(`There is no database in ${folder}.`);
  await withSqlite(path, (source) => source.query("VACUUM INTO ?", [target]));
  await chmod(target, 0o600);
}

/**
 * Counts the rows of each table of a file; null when there is no file.
 * @throws BackupError when the file is damaged
 */
export async function countSqlite(path: string): Promise<Manifest["rows"] | null> {
  if (!existsSync(path)) return null;
  return withSqlite(path, async (source) => {
    const [checked] = await source.query<{ integrity_check: string }[]>("PRAGMA integrity_check");
    if (checked?.integrity_check !== "ok") throw new BackupError(`${path} is damaged.`);
    const tables = await source.query<{ name: string }[]>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const rows: Manifest["rows"] = {};
    for (const { name } of tables) {
      const [counted] = await source.query<{ count: number }[]>(`SELECT COUNT(*) AS count FROM "${name}"`);
      rows[name] = counted?.count ?? 0;
    }
    return rows;
  });
}

/**
 * Replaces the database with a copy.
 * @throws BackupError when another process has the database open
 */
export async function replaceSqlite(folder: string, copy: string): Promise<void> {
  const path = join(folder, sqliteFile);
  if (existsSync(path)) await requireUnused(path);
  for (const rest of ["-wal", "-shm"]) await rm(path + rest, { force: true });
  await rename(copy, path);
}

/** SQLite lets a connection leave write-ahead logging only when no other has the database open. */
async function requireUnused(path: string): Promise<void> {
  const source = new DataSource({ type: "better-sqlite3", database: path, timeout: 1000 });
  await source.initialize();
  try {
    await source.query("PRAGMA journal_mode = DELETE");
  } catch {
    throw new BackupError("The database is in use. Stop the product first, then restore.");
  } finally {
    await source.destroy();
  }
}

async function withSqlite<T>(path: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = new DataSource({ type: "better-sqlite3", database: path, timeout });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
