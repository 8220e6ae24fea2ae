import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMariadbDatabase } from "@agency/testing/mariadb-database";
import { takeRedisDatabase } from "@agency/testing/redis-database";
import { type Database, openDatabase } from "../db/database.ts";

/** A test's own storage: a data folder and, on MariaDB, an empty database. */
export type Scratch = {
  folder: string;
  /** Set when the test runs on MariaDB. */
  databaseUrl: string | undefined;
  /** Set when the test runs with Redis. */
  redisUrl: string | undefined;
  remove: () => Promise<void>;
};

/** Creates storage for the database and queue of the test's project (TEST_DATABASE, TEST_QUEUE). */
export async function makeScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), "agency-test-"));
  const queue = process.env["TEST_QUEUE"] === "redis" ? await takeRedisDatabase() : undefined;
  const mariadb = process.env["TEST_DATABASE"] === "mariadb" ? await makeMariadbDatabase() : undefined;
  return {
    folder,
    databaseUrl: mariadb?.url,
    redisUrl: queue?.url,
    remove: async () => {
      await queue?.release();
      await mariadb?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A migrated database for one test. */
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
