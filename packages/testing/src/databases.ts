import { Redis } from "ioredis";
import { createConnection } from "mysql2/promise";
import { randomBytes, randomUUID } from "node:crypto";

/**
 * Makes an empty MariaDB database of a test's own.
 * @param server the address of a server on which databases may be made: TEST_DATABASE_URL
 */
export async function makeMariadbDatabase(
  server = process.env["TEST_DATABASE_URL"],
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!server) throw new Error("TEST_DATABASE_URL is missing: `npm test` gives it");
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  await runSql(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: withPath(server, name), drop: () => runSql(server, `DROP DATABASE IF EXISTS ${name}`) };
}

async function runSql(server: string, sql: string): Promise<void> {
  const connection = await createConnection(withPath(server.replace(/^mariadb:/, "mysql:"), ""));
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** A server's address, with another path. */
export function withPath(url: string, path: string): string {
  const changed = new URL(url);
  changed.pathname = `/${path}`;
  return changed.href;
}

/** Marks a taken database of Redis with its owner. Expires in case a test ends without releasing it. */
const taken = { key: "taken-by-a-test", seconds: 3600 };

/**
 * Takes a numbered, empty Redis database of a test's own: tests run at once and must not hear each other's doorbell.
 * @param server the address of a Redis that tests may use: TEST_REDIS_URL
 */
export async function takeRedisDatabase(
  server = process.env["TEST_REDIS_URL"],
): Promise<{ url: string; release: () => Promise<void> }> {
  if (!server) throw new Error("TEST_REDIS_URL is missing: `npm test` gives it");
  const admin = new Redis(server);
  const owner = randomUUID();
  try {
    const [, databases] = (await admin.config("GET", "databases")) as [string, string];
    for (let number = 0; number < Number(databases); number += 1) {
      await admin.select(number);
      if (!(await admin.set(taken.key, owner, "EX", taken.seconds, "NX"))) continue;
      const left = (await admin.keys("*")).filter((key) => key !== taken.key);
      if (left.length > 0) await admin.del(left);
      const url = withPath(server, String(number));
      return { url, release: () => release(url, owner) };
    }
    throw new Error("Every database of the test Redis is taken. They are released within an hour");
  } finally {
    admin.disconnect();
  }
}

/** A MariaDB database and a Redis database, both empty: the services that the product runs on in production. */
export async function openServices(): Promise<{
  /** The product's environment variables for them. */
  settings: { DATABASE_URL: string; REDIS_URL: string };
  drop: () => Promise<void>;
}> {
  const database = await makeMariadbDatabase();
  const redis = await takeRedisDatabase();
  return {
    settings: { DATABASE_URL: database.url, REDIS_URL: redis.url },
    drop: async () => void (await Promise.all([database.drop(), redis.release()])),
  };
}

/** A test may release its database twice. By then it may belong to another test. */
async function release(url: string, owner: string): Promise<void> {
  const admin = new Redis(url);
  try {
    if ((await admin.get(taken.key)) === owner) await admin.flushdb();
  } finally {
    admin.disconnect();
  }
}
