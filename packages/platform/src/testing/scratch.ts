import { Redis } from "ioredis";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMariadbDatabase, withPath } from "@agency/testing/mariadb-database";
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
  const redis = process.env["TEST_QUEUE"] === "redis" ? process.env["TEST_REDIS_URL"] : undefined;
  const queue = redis ? await ownRedis(redis) : undefined;
  const mariadb = process.env["TEST_DATABASE"] === "mariadb" ? await makeMariadbDatabase() : undefined;
  return {
    folder,
    databaseUrl: mariadb?.url,
    redisUrl: queue?.url,
    remove: async () => {
      await queue?.remove();
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

/** In a taken database of Redis; lapses after so many seconds, should a test end without giving it back. */
const taken = { key: "taken-by-a-test", seconds: 300 };

/** Test files run at once and must not hear each other's doorbell, so each takes its own numbered Redis database. */
async function ownRedis(url: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const admin = new Redis(url);
  try {
    const [, databases] = (await admin.config("GET", "databases")) as [string, string];
    for (let number = 0; number < Number(databases); number += 1) {
      await admin.select(number);
      if (!(await admin.set(taken.key, "", "EX", taken.seconds, "NX"))) continue;
      const left = (await admin.keys("*")).filter((key) => key !== taken.key);
      if (left.length > 0) await admin.del(left);
      return { url: withPath(url, String(number)), remove: () => emptyRedis(url, number) };
    }
    throw new Error("Every database of the test Redis is taken. They are released within five minutes");
  } finally {
    admin.disconnect();
  }
}

async function emptyRedis(url: string, number: number): Promise<void> {
  const admin = new Redis(withPath(url, String(number)));
  try {
    await admin.flushdb();
  } finally {
    admin.disconnect();
  }
}
