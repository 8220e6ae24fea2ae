import { afterwards, testFolder } from "@agency/testing/afterwards";
import { makeMariadbDatabase } from "@agency/testing/mariadb-database";
import { takeRedisDatabase } from "@agency/testing/redis-database";

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
