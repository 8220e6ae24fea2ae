import type { Connection as StreamingConnection } from "mysql2";
import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { chmod } from "node:fs/promises";
import { DataSource } from "typeorm";
import { migrations } from "../kit/db/migrations.ts";
import { BackupError } from "./backup-error.ts";
import type { Manifest } from "./manifest.ts";

/** A statement holds about so many bytes of rows at most; servers refuse those above 16 MB. */
const statementBytes = 1_000_000;
const statementRows = 500;

type Value = string | number | Buffer | null;

/** What we use of SQLite's own connection, which reads and writes row by row. */
type SqliteFile = {
  pragma: (text: string) => unknown;
  exec: (sql: string) => unknown;
  prepare: (sql: string) => {
    run: (...values: Value[]) => unknown;
    raw: () => { iterate: () => IterableIterator<Value[]>; all: () => Value[][] };
  };
};

/**
 * Copies a MariaDB database into a new SQLite file while the product runs, as it is at one moment. The file's tables are made by the
 * migrations that the database has.
 * @throws BackupError when there is no database of this product, or one of a newer version
 */
export async function copyFromMariadb(url: string, path: string): Promise<void> {
  await withMariadb(url, async (connection) => {
    await connection.query("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    await connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY");
    const applied = await appliedMigrations(connection);
    const target = await makeSqlite(path, applied);
    try {
      const file = fileOf(target);
      file.pragma("foreign_keys = OFF");
      for (const { name, columns } of tablesOf(file)) {
        file.exec("BEGIN");
        const insert = file.prepare(insertInto(name, columns));
        for await (const row of rowsOfTable(connection, name, columns)) insert.run(...row);
        file.exec("COMMIT");
      }
    } finally {
      await target.destroy();
    }
  });
  await chmod(path, 0o600);
}

/**
 * Copies the rows of a SQLite file into a MariaDB database whose tables are made and empty. Values arrive as they are, or not at all.
 * @throws BackupError when MariaDB refuses a row
 */
export async function copyToMariadb(path: string, url: string, signal: AbortSignal | undefined): Promise<void> {
  const source = new DataSource({ type: "better-sqlite3", database: path });
  await source.initialize();
  try {
    await withMariadb(url, async (connection) => {
      await connection.query("SET sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO', foreign_key_checks = 0");
      const file = fileOf(source);
      for (const { name, columns } of tablesOf(file)) {
        await connection.beginTransaction();
        for (const rows of portionsOf(file.prepare(selectFrom(name, columns)).raw().iterate())) {
          signal?.throwIfAborted();
          await connection.query("INSERT INTO ?? (??) VALUES ?", [name, columns, rows]).catch((error: Error) => {
            throw new BackupError(`MariaDB refuses rows of ${name}: ${error.message}`, { cause: error });
          });
        }
        await connection.commit();
      }
    });
  } finally {
    await source.destroy();
  }
}

/** Counts the rows of each table of the database. */
export function countMariadb(url: string): Promise<Manifest["rows"]> {
  return withMariadb(url, async (connection) => {
    const rows: Manifest["rows"] = {};
    const schema = decodeURIComponent(new URL(url).pathname.slice(1));
    for (const name of await tablesOfMariadb(connection, schema)) {
      const [found] = await connection.query<RowDataPacket[]>("SELECT COUNT(*) AS count FROM ??", [name]);
      rows[name] = Number(found[0]?.["count"]);
    }
    return rows;
  });
}

/** The names of a database's tables. */
export async function tablesOfMariadb(connection: Connection, schema: string): Promise<string[]> {
  const [found] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [schema],
  );
  return found.map(({ name }) => String(name));
}

export async function withMariadb<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({
    uri: url.replace(/^mariadb:/, "mysql:"),
    charset: "utf8mb4_unicode_ci",
    // As SQLite keeps moments.
    dateStrings: true,
  });
  try {
    return await work(connection);
  } finally {
    // Ends what still runs, too, such as a read that was given up.
    connection.destroy();
  }
}

async function appliedMigrations(connection: Connection): Promise<string[]> {
  const found = await connection.query<RowDataPacket[]>("SELECT name FROM migrations ORDER BY id").catch((error) => {
    throw new BackupError("There is no database of this product at DATABASE_URL.", { cause: error });
  });
  return found[0].map(({ name }) => String(name));
}

async function makeSqlite(path: string, applied: string[]): Promise<DataSource> {
  const known = migrations.filter(({ name }) => applied.includes(name));
  if (known.length < applied.length) {
    throw new BackupError("The database is of a newer version. Back it up with that version.");
  }
  const source = new DataSource({ type: "better-sqlite3", database: path, migrations: known });
  await source.initialize();
  await source.runMigrations({ transaction: "all" });
  return source;
}

function fileOf(source: DataSource): SqliteFile {
  return (source.driver as unknown as { databaseConnection: SqliteFile }).databaseConnection;
}

type TableColumns = { name: string; columns: string[] };

/** Every table but the list of migrations, which each database keeps itself. */
function tablesOf(file: SqliteFile): TableColumns[] {
  const names = file.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'",
  );
  return names
    .raw()
    .all()
    .map(([name]) => ({ name: String(name), columns: columnsOf(file, String(name)) }));
}

function columnsOf(file: SqliteFile, table: string): string[] {
  const found = file.pragma(`table_info("${table}")`) as { name: string }[];
  return found.map(({ name }) => name);
}

const quoted = (name: string) => `\`${name}\``;
const listed = (columns: string[]) => columns.map(quoted).join(", ");
const selectFrom = (table: string, columns: string[]) => `SELECT ${listed(columns)} FROM ${quoted(table)}`;
const insertInto = (table: string, columns: string[]) =>
  `INSERT INTO ${quoted(table)} (${listed(columns)}) VALUES (${columns.map(() => "?").join(", ")})`;

/** Reads a table row by row: the server waits while we write. */
async function* rowsOfTable(connection: Connection, name: string, columns: string[]): AsyncGenerator<Value[]> {
  const { connection: streaming } = connection as Connection & { connection: StreamingConnection };
  const query = streaming.query({ sql: selectFrom(name, columns), rowsAsArray: true });
  for await (const row of query.stream()) yield row as Value[];
}

function* portionsOf(rows: Iterable<Value[]>): Generator<Value[][]> {
  let portion: Value[][] = [];
  let bytes = 0;
  for (const row of rows) {
    portion.push(row);
    for (const value of row) bytes += typeof value === "number" || value === null ? 8 : value.length;
    if (portion.length < statementRows && bytes < statementBytes) continue;
    yield portion;
    [portion, bytes] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}
