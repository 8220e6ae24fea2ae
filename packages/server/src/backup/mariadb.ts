import type { Connection as StreamingConnection } from "mysql2";
import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { chmod } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { DataSource } from "typeorm";
import { BackupError, type Manifest } from "./manifest.ts";
import { quoted } from "./sqlite-copy.ts";

/** A statement holds about so many bytes of rows at most; servers refuse those above 16 MB. */
const statementBytes = 1_000_000;
const statementRows = 500;

type Value = string | number | Buffer | null;

/** The part of SQLite's own connection that we use, since it reads and writes row by row. */
type SqliteFile = {
  pragma: (text: string) => unknown;
  exec: (sql: string) => unknown;
  prepare: (sql: string) => {
    run: (...values: Value[]) => unknown;
    raw: () => { iterate: () => IterableIterator<Value[]>; all: () => Value[][] };
  };
};

/**
 * Copies every row of a MariaDB database into a new SQLite file while the product runs, as it is at one moment. The file's tables have the
 * names of the database's tables and columns, and no rules of their own, so that a database of a newer version fits, too.
 * @throws BackupError without a database of this product
 */
export async function copyFromMariadb(url: string, path: string): Promise<void> {
  await withMariadb(url, async (connection) => {
    await connection.query("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    await connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY");
    await connection.query("SELECT name FROM migrations LIMIT 1").catch((error) => {
      throw new BackupError("There is no database of this product at DATABASE_URL.", { cause: error });
    });
    const target = await new DataSource({ type: "better-sqlite3", database: path }).initialize();
    try {
      const file = sqliteFile(target);
      for (const { name, columns } of await columnsOfMariadb(connection, nameIn(url))) {
        file.exec(`CREATE TABLE ${quoted(name)} (${listed(columns)})`);
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

/** The stored columns of each table. */
async function columnsOfMariadb(connection: Connection, schema: string): Promise<TableColumns[]> {
  const tables = await tablesOfMariadb(connection, schema);
  const [found] = await connection.query<RowDataPacket[]>(
    `SELECT table_name AS name, column_name AS \`column\` FROM information_schema.columns
     WHERE table_schema = ? AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`,
    [schema],
  );
  return tables.map((name) => ({
    name,
    columns: found.filter((one) => one["name"] === name).map(({ column }) => String(column)),
  }));
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
      const file = sqliteFile(source);
      for (const { name, columns } of listTables(file)) {
        await connection.beginTransaction();
        for (const rows of splitPortions(file.prepare(selectFrom(name, columns)).raw().iterate())) {
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
    for (const name of await tablesOfMariadb(connection, nameIn(url))) {
      const [found] = await connection.query<RowDataPacket[]>("SELECT COUNT(*) AS count FROM ??", [name]);
      rows[name] = Number(found[0]?.["count"]);
    }
    return rows;
  });
}

/** The names of a database's tables. */
async function tablesOfMariadb(connection: Connection, schema: string): Promise<string[]> {
  const [found] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [schema],
  );
  return found.map(({ name }) => String(name));
}

async function withMariadb<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({
    uri: url.replace(/^mariadb:/, "mysql:"),
    charset: "utf8mb4_unicode_ci",
    // As SQLite keeps moments.
    dateStrings: true,
    // As they are, also in columns of a newer version.
    supportBigNumbers: true,
    jsonStrings: true,
  });
  try {
    return await work(connection);
  } finally {
    // Ends what still runs, too, such as a read that was given up.
    connection.destroy();
  }
}

function sqliteFile(source: DataSource): SqliteFile {
  return (source.driver as unknown as { databaseConnection: SqliteFile }).databaseConnection;
}

type TableColumns = { name: string; columns: string[] };

/** Every table but the list of migrations, which each database keeps itself. */
function listTables(file: SqliteFile): TableColumns[] {
  const names = file.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'",
  );
  return names
    .raw()
    .all()
    .map(([name]) => ({ name: String(name), columns: tableColumns(file, String(name)) }));
}

function tableColumns(file: SqliteFile, table: string): string[] {
  const found = file.pragma(`table_info(${quoted(table)})`) as { name: string }[];
  return found.map(({ name }) => name);
}

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

function* splitPortions(rows: Iterable<Value[]>): Generator<Value[][]> {
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

/**
 * Fills a second database beside the one at `url`, and puts its tables in place of those at `url` in one statement, once `fill` has
 * ended. Both that database and the former tables are gone afterwards; when anything fails, the former tables stay as they are.
 * @param fill gets the second database's URL
 * @throws BackupError when the account may not make databases, when the product runs, or when an earlier restore was killed
 */
export async function replaceMariadb(url: string, fill: (beside: string) => Promise<void>): Promise<void> {
  await withMariadb(withName(url, "information_schema"), async (connection) => {
    const name = nameIn(url);
    const [beside, former] = [`${name}_restore`, `${name}_before`];
    const made: string[] = [];
    const given: string[] = [];
    try {
      for (const schema of [beside, former]) {
        ((await makeUnlessThere(connection, name, schema)) ? made : given).push(schema);
      }
      await fill(withName(url, beside));
      await requireUnusedMariadb(url);
      await swap(connection, { name, beside, former });
    } finally {
      for (const schema of made) await connection.query("DROP DATABASE ??", [schema]);
      await connection.query("SET foreign_key_checks = 0");
      for (const schema of given) {
        for (const table of await tablesOfMariadb(connection, schema)) {
          await connection.query("DROP TABLE ??.??", [schema, table]);
        }
      }
    }
  });
}

/**
 * Asks for two seconds: a connection that was closed a moment ago may still be listed.
 * @throws BackupError when another account or process uses the database
 */
export async function requireUnusedMariadb(url: string): Promise<void> {
  const others = "SELECT id FROM information_schema.processlist WHERE db = ? AND id <> CONNECTION_ID()";
  await withMariadb(withName(url, "information_schema"), async (connection) => {
    for (let asked = 0; asked < 20; asked += 1) {
      const [found] = await connection.query<RowDataPacket[]>(others, [nameIn(url)]);
      if (found.length === 0) return;
      await sleep(100);
    }
    throw new BackupError("The database is in use. Stop API and workers first, then restore.");
  });
}

/** @returns whether it made the database; otherwise an empty one was there */
async function makeUnlessThere(connection: Connection, name: string, schema: string): Promise<boolean> {
  const [found] = await connection.query<RowDataPacket[]>(
    "SELECT schema_name FROM information_schema.schemata WHERE schema_name = ?",
    [schema],
  );
  if (found.length === 0) {
    await makeAlike(connection, name, schema);
    return true;
  }
  if ((await tablesOfMariadb(connection, schema)).length === 0) return false;
  throw new BackupError(
    `A restore works beside the database, in ${schema}, and that is there already, with tables. An earlier restore that was killed may ` +
      `have left it. Look at it and delete it, then restore: DROP DATABASE \`${schema}\`;`,
  );
}

/** With the character set and the order of letters of the database in use. */
async function makeAlike(connection: Connection, name: string, schema: string): Promise<void> {
  const [[own]] = await connection.query<RowDataPacket[]>(
    "SELECT default_character_set_name AS letters, default_collation_name AS sorted FROM information_schema.schemata WHERE schema_name = ?",
    [name],
  );
  const alike = `CREATE DATABASE ?? CHARACTER SET ${String(own?.["letters"])} COLLATE ${String(own?.["sorted"])}`;
  await connection.query(alike, [schema]).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ER_DBACCESS_DENIED_ERROR") throw error;
    throw new BackupError(await grantWanted(connection, name), { cause: error });
  });
}

async function grantWanted(connection: Connection, name: string): Promise<string> {
  const [[found]] = await connection.query<RowDataPacket[]>("SELECT CURRENT_USER() AS account");
  const [user = "", host = ""] = String(found?.["account"]).split("@");
  // In the name of a database, GRANT takes _ for any letter.
  const names = [`${name}_restore`, `${name}_before`].map((schema) => schema.replaceAll("_", "\\_"));
  const grants = names.map((pattern) => `  GRANT ALL PRIVILEGES ON \`${pattern}\`.* TO '${user}'@'${host}';`);
  return [
    "A restore fills a second database and then puts it in place, and this account may not make one. Nothing was changed. Let it, as an " +
      "administrator of MariaDB:",
    ...grants,
  ].join("\n");
}

/** One statement, which MariaDB carries out whole or not at all. Foreign keys follow their tables. */
async function swap(
  connection: Connection,
  { name, beside, former }: { name: string; beside: string; former: string },
): Promise<void> {
  const [old, fresh] = [await tablesOfMariadb(connection, name), await tablesOfMariadb(connection, beside)];
  const moves = [
    ...old.map((table) => [name, table, former, table]),
    ...fresh.map((table) => [beside, table, name, table]),
  ];
  await connection.query(`RENAME TABLE ${moves.map(() => "??.?? TO ??.??").join(", ")}`, moves.flat());
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}
