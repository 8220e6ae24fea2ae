import { createConnection, type RowDataPacket } from "mysql2/promise";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards } from "@agency/testing/afterwards";
import { makeMariadbDatabase } from "@agency/testing/mariadb-database";
import type { Database } from "../kit/db/database.ts";
import { openDatabase } from "../tables.ts";
import { makeScratch, type Scratch } from "./scratch.ts";

/** Made once in each process of the tests: the migrations take longer than most tests. */
let file: Promise<Buffer> | undefined;
let statements: Promise<string> | undefined;

/** Storage whose database is a copy of a migrated one, deleted afterwards. */
export async function migratedScratch(): Promise<Scratch> {
  const scratch = await makeScratch();
  if (scratch.databaseUrl) {
    const sql = await (statements ??= migratedStatements());
    await onServer(scratch.databaseUrl, (connection) => connection.query(sql));
  } else {
    await writeFile(join(scratch.folder, "agency.sqlite"), await (file ??= migratedFile()), { mode: 0o600 });
  }
  return scratch;
}

/** A migrated database, deleted afterwards. */
export async function scratchDatabase(): Promise<Database> {
  const { databaseUrl, folder } = await migratedScratch();
  const database = await openDatabase({ url: databaseUrl, folder });
  afterwards(() => database.source.isInitialized && database.close());
  return database;
}

async function migratedFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "agency-test-"));
  try {
    await migrate({ folder });
    return await readFile(join(folder, "agency.sqlite"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns SQL that makes the tables of a migrated database, with the rows in them */
async function migratedStatements(): Promise<string> {
  const { url, drop } = await makeMariadbDatabase();
  try {
    await migrate({ url, folder: tmpdir() });
    return await onServer(url, async (connection) => {
      const made = ["SET foreign_key_checks = 0"];
      for (const [table] of await rowsOf(connection, "SHOW TABLES")) {
        const [[, created] = []] = await rowsOf(connection, "SHOW CREATE TABLE ??", table);
        made.push(created ?? "");
        const rows = await rowsOf(connection, "SELECT * FROM ??", table);
        if (rows.length > 0) made.push(connection.format("INSERT INTO ?? VALUES ?", [table, rows]));
      }
      return made.join(";\n");
    });
  } finally {
    await drop();
  }
}

async function migrate(place: { url?: string; folder: string }): Promise<void> {
  const database = await openDatabase(place);
  await database.migrate();
  await database.close();
}

type Connection = Awaited<ReturnType<typeof createConnection>>;

async function onServer<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

async function rowsOf(connection: Connection, sql: string, name?: string): Promise<string[][]> {
  const [rows] = await connection.query<RowDataPacket[][]>({ sql, values: [name], rowsAsArray: true });
  return rows.map(Object.values);
}
