import { createConnection, type RowDataPacket } from "mysql2/promise";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntitySchema } from "typeorm";
import { afterwards, testFolder } from "@agency/testing/afterwards";
import { makeMariadbDatabase, takeRedisDatabase } from "@agency/testing/databases";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import type { WorkRow } from "../kit/work/lease.ts";

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
      for (const [table] of await queryRows(connection, "SHOW TABLES")) {
        const [[, created] = []] = await queryRows(connection, "SHOW CREATE TABLE ??", table);
        made.push(created ?? "");
        const rows = await queryRows(connection, "SELECT * FROM ??", table);
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

async function queryRows(connection: Connection, sql: string, name?: string): Promise<string[][]> {
  const [rows] = await connection.query<RowDataPacket[][]>({ sql, values: [name], rowsAsArray: true });
  return rows.map(Object.values);
}

/** A test's own storage: a data folder and, on MariaDB, an empty database. */
export type Scratch = {
  folder: string;
  /** Set when the test runs on MariaDB. */
  databaseUrl: string | undefined;
  /** Set when the test runs with Redis. */
  redisUrl: string | undefined;
};

/** Creates storage for the database and queue of the test's project (TEST_DATABASE, TEST_QUEUE), deleted afterwards. */
export async function makeScratch(): Promise<Scratch> {
  const folder = await testFolder();
  const redis = process.env["TEST_QUEUE"] === "redis" ? await takeRedisDatabase() : undefined;
  if (redis) afterwards(redis.release);
  const mariadb = process.env["TEST_DATABASE"] === "mariadb" ? await makeMariadbDatabase() : undefined;
  if (mariadb) afterwards(mariadb.drop);
  return { folder, databaseUrl: mariadb?.url, redisUrl: redis?.url };
}

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
