import { existsSync } from "node:fs";
import { chmod, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { BackupError, type Manifest } from "./manifest.ts";

export const sqliteFile = "agency.sqlite";

/** How long another process may lock the file, in ms. */
const timeout = 10_000;

/**
 * Copies the database of a data folder while the product runs: a consistent snapshot, in one read that blocks no writer.
 * SQLite's page-by-page copy restarts at each write of another process, and under a steady load never ends.
 * @throws BackupError without a database
 */
export async function copySqlite(folder: string, target: string): Promise<void> {
  const path = join(folder, sqliteFile);
  const nothing = `There is no database of this product in ${folder}. Does this command lack DATABASE_URL, DATA_DIR, or AGENCY_ENV, which names the file with them?`;
  if (!existsSync(path)) throw new BackupError(nothing);
  await withSqlite(path, async (source) => {
    const tables = await source.query<unknown[]>("SELECT name FROM sqlite_master WHERE name = 'migrations'");
    if (tables.length === 0) throw new BackupError(nothing);
    await source.query("VACUUM INTO ?", [target]);
  });
  await chmod(target, 0o600);
}

/**
 * Counts the rows of each table of a file; null without the file.
 * @throws BackupError when the file is damaged
 */
export async function countSqlite(path: string): Promise<Manifest["rows"] | null> {
  if (!existsSync(path)) return null;
  return withSqlite(path, async (source) => {
    await requireSound(source, path);
    const tables = await source.query<{ name: string }[]>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    return countTables(
      source,
      tables.map(({ name }) => name),
    );
  });
}

/** @throws BackupError when the file is damaged */
export async function requireSound(source: DataSource, name: string): Promise<void> {
  const [checked] = await source.query<{ integrity_check: string }[]>("PRAGMA integrity_check");
  if (checked?.integrity_check !== "ok") throw new BackupError(`${name} is damaged.`);
}

export async function countTables(source: DataSource, tables: string[]): Promise<Manifest["rows"]> {
  const rows: Manifest["rows"] = {};
  for (const table of tables) {
    const [counted] = await source.query<{ count: number }[]>(`SELECT COUNT(*) AS count FROM ${quoted(table)}`);
    rows[table] = counted?.count ?? 0;
  }
  return rows;
}

/** A name as SQLite and MariaDB take it, whatever it contains. */
export const quoted = (name: string): string => `\`${name.replaceAll("`", "``")}\``;

/**
 * Replaces the database with a copy, in one step.
 * @throws BackupError when another process has the database open
 */
export async function replaceSqlite(folder: string, copy: string): Promise<void> {
  const path = join(folder, sqliteFile);
  const file = await open(copy, "r+");
  await file.sync();
  await file.close();
  await requireUnusedSqlite(folder);
  for (const rest of ["-wal", "-shm"]) await rm(path + rest, { force: true });
  await rename(copy, path);
}

/**
 * SQLite lets a connection leave write-ahead logging only when no other has the database open.
 * @throws BackupError when another process has the database open
 */
export async function requireUnusedSqlite(folder: string): Promise<void> {
  const path = join(folder, sqliteFile);
  if (!existsSync(path)) return;
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
