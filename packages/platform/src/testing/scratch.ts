import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { createConnection } from "mysql2/promise";
import { type Database, openDatabase } from "../db/database.ts";

/** A place of a test's own: a data folder and, where the test runs on MariaDB, an empty database. */
export type Scratch = {
  folder: string;
  /** Set where the test runs on MariaDB. */
  databaseUrl: string | undefined;
  /** Set where the test runs with Redis. */
  redisUrl: string | undefined;
  remove: () => Promise<void>;
};

/** Makes a place for the database and queue that the test's project names (TEST_DATABASE, TEST_QUEUE). */
export async function makeScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), "agency-test-"));
  const server = process.env["TEST_DATABASE"] === "mariadb" ? process.env["TEST_DATABASE_URL"] : undefined;
  const redis = process.env["TEST_QUEUE"] === "redis" ? process.env["TEST_REDIS_URL"] : undefined;
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  if (server) await runSql(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    folder,
    databaseUrl: server && withPath(server, name),
    redisUrl: redis && (await emptyRedis(redis)),
    remove: async () => {
      if (server) await runSql(server, `DROP DATABASE IF EXISTS ${name}`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A migrated database of a test's own. */
export async function scratchDatabase(): Promise<{ database: Database; remove: () => Promise<void> }> {
  const scratch = await makeScratch();
  const database = await openDatabase({ url: scratch.databaseUrl, folder: scratch.folder });
  await database.migrate();
  return {
    database,
    remove: async () => {
      await database.close();
      await scratch.remove();
    },
  };
}

async function runSql(url: string, sql: string): Promise<void> {
  const connection = await createConnection(withPath(url.replace(/^mariadb:/, "mysql:"), ""));
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** Test files run at once, so that each takes one of the server's numbered databases at random. */
async function emptyRedis(url: string): Promise<string> {
  const admin = new Redis(url);
  try {
    const [, databases] = (await admin.config("GET", "databases")) as [string, string];
    const number = randomBytes(2).readUInt16BE() % Number(databases);
    return withPath(url, String(number));
  } finally {
    admin.disconnect();
  }
}

function withPath(url: string, path: string): string {
  const changed = new URL(url);
  changed.pathname = `/${path}`;
  return changed.href;
}
