import { makeMariadbDatabase } from "@agency/testing/mariadb-database";

/** An empty database on the MariaDB, and the Redis, that `npm run bench` starts for these benchmarks. */
export async function openServices(): Promise<{ databaseUrl: string; redisUrl: string; drop: () => Promise<void> }> {
  const redisUrl = process.env["TEST_REDIS_URL"];
  if (!redisUrl) throw new Error("TEST_REDIS_URL is missing: `npm run bench` gives it");
  const { url, drop } = await makeMariadbDatabase();
  return { databaseUrl: url, redisUrl, drop };
}
