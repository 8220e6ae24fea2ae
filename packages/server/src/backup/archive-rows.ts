import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DataSource } from "typeorm";
import type { Migration } from "../kit/db/migrations.ts";
import { BackupError, type Manifest, requireSameRows } from "./manifest.ts";
import { countTables, quoted, requireSound, sqliteFile } from "./sqlite-copy.ts";

/** What a restore takes of an archive's database, and what it leaves there. */
export type ArchivedRows = {
  /** Whether the data are of a newer version, which has migrations that this one does not know. */
  newer: boolean;
  /** What this version has no place for: tables with their rows, such as `themes (rows: 3)`, and columns, such as `clients.theme`. */
  leftOut: string[];
};

/**
 * Makes a new database in an empty folder by the migrations of this version that the archive's database had, and copies the archive's
 * rows into it. Nothing else of that file arrives: neither tables, columns and indexes of its own nor views and triggers. Its names are
 * compared with ours and are in no statement.
 * @param archived the archive's SQLite file
 * @throws BackupError when the file is damaged, or lacks rows, tables or columns, or when rows break the rules of this version's tables
 */
export async function copyRows(
  archived: string,
  folder: string,
  manifest: Manifest,
  { migrations, signal }: { migrations: Migration[]; signal?: AbortSignal | undefined },
): Promise<ArchivedRows> {
  const known = migrations.map(({ name }) => name);
  const applied = await appliedIn(archived, known);
  const newer = applied.some((name) => !known.includes(name));
  await mkdir(folder, { mode: 0o700 });
  const target = await sqlite(
    join(folder, sqliteFile),
    migrations.filter(({ name }) => applied.includes(name)),
  ).initialize();
  try {
    await target.runMigrations({ transaction: "all" });
    await target.query("ATTACH ? AS archive", [archived]);
    const [ours, theirs] = [await tablesIn(target, "main"), await tablesIn(target, "archive")];
    requireEvery(ours, theirs, newer);
    await copyEach(target, ours, { newer, signal });
    await requireReferences(target);
    const counted = Object.entries(manifest.rows).filter(([table]) => ours.has(table));
    requireSameRows(Object.fromEntries(counted), await countTables(target, [...ours.keys()]));
    return { newer, leftOut: differences(ours, theirs, manifest) };
  } finally {
    await target.destroy();
  }
}

/** The names of the migrations that a file's database had. */
async function appliedIn(path: string, known: string[]): Promise<string[]> {
  const source = sqlite(path);
  try {
    await source.initialize();
    await requireSound(source, "The backup's database");
    const isOurs = (await tablesIn(source, "main", true)).get("migrations")?.includes("name");
    const rows = isOurs ? await source.query<{ name: unknown }[]>("SELECT name FROM migrations") : [];
    const applied = rows.map(({ name }) => String(name));
    if (applied.some((name) => known.includes(name))) return applied;
    throw new BackupError("The backup has no data that this version can read.");
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup's database cannot be read: ${(error as Error).message}.`, { cause: error });
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

/** Opens a file. What its schema says may call no function that could do more than compute. */
function sqlite(database: string, migrations: Migration[] = []): DataSource {
  return new DataSource({
    type: "better-sqlite3",
    database,
    prepareDatabase: (file: { pragma: (text: string) => unknown }) => void file.pragma("trusted_schema = OFF"),
    migrations,
  });
}

type Tables = Map<string, string[]>;

/** The columns of each real table: no view, no virtual table, and no column that is computed. The list of migrations is each database's own. */
async function tablesIn(source: DataSource, schema: "main" | "archive", withMigrations = false): Promise<Tables> {
  const found = await source.query<{ tableName: string; columnName: string }[]>(
    `SELECT tables.name AS tableName, columns.name AS columnName
     FROM pragma_table_list AS tables JOIN pragma_table_info(tables.name, tables.schema) AS columns
     WHERE tables.schema = ? AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    [schema],
  );
  const wanted = found.filter(({ tableName }) => withMigrations || tableName !== "migrations");
  const byTable = Map.groupBy(wanted, ({ tableName }) => tableName);
  return new Map(Array.from(byTable, ([name, columns]) => [name, columns.map(({ columnName }) => columnName)]));
}

/** @throws BackupError when a table or a column of ours is missing */
function requireEvery(ours: Tables, theirs: Tables, newer: boolean): void {
  const [missing] = beyond(ours, theirs);
  if (missing !== undefined) throw new BackupError(`The backup is not whole: it lacks ${missing}.${elsewhere(newer)}`);
}

/** The tables and columns of `some` that `others` lacks. */
function beyond(some: Tables, others: Tables): string[] {
  return Array.from(some).flatMap(([table, columns]) => {
    const known = others.get(table);
    if (known === undefined) return [table];
    return columns.filter((column) => !known.includes(column)).map((column) => `${table}.${column}`);
  });
}

/** What to do with data of a newer version that do not fit this one. */
function elsewhere(newer: boolean): string {
  return newer ? " It is of a newer version: install that one, then restore with it." : "";
}

type Copying = { newer: boolean; signal: AbortSignal | undefined };

/** @throws BackupError when the tables refuse a row */
async function copyEach(target: DataSource, ours: Tables, { newer, signal }: Copying): Promise<void> {
  await target.query("PRAGMA foreign_keys = OFF");
  await target.query("BEGIN");
  for (const [table, columns] of ours) {
    signal?.throwIfAborted();
    const listed = columns.map(quoted).join(", ");
    const copy = `INSERT INTO main.${quoted(table)} (${listed}) SELECT ${listed} FROM archive.${quoted(table)}`;
    await target.query(copy).catch((error: Error & { code?: string }) => {
      if (!error.code?.startsWith("SQLITE_CONSTRAINT")) throw error;
      const why = `Rows of ${table} break this version's rules: ${error.message}.`;
      throw new BackupError(`The backup is not whole. ${why}${elsewhere(newer)}`, { cause: error });
    });
  }
  await target.query("COMMIT");
}

async function requireReferences(target: DataSource): Promise<void> {
  const loose = await target.query<{ table: string }[]>("PRAGMA main.foreign_key_check");
  if (loose[0]) throw new BackupError(`The backup is not whole: rows of ${loose[0].table} refer to missing rows.`);
}

/** What only the archive has, in letters that do nothing to a terminal. */
function differences(ours: Tables, theirs: Tables, { rows }: Manifest): string[] {
  const found = beyond(theirs, ours).toSorted((one, other) => one.localeCompare(other));
  return found.map((name) => {
    const told = theirs.has(name) ? `${name} (rows: ${rows[name] ?? 0})` : name;
    return JSON.stringify(told).slice(1, -1);
  });
}
