import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMariadb, openRedis } from "./servers.ts";

/** Starts the servers of the tests that take none away. @returns what stops them */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "faults-shared-"));
  // MariaDB's account must be able to pass.
  await chmod(folder, 0o711);
  const [mariadb, redis] = await Promise.all([openMariadb(folder), openRedis(folder)]);
  process.env["TEST_DATABASE_URL"] = mariadb.url;
  process.env["TEST_REDIS_URL"] = redis.url;
  return async () => {
    await Promise.all([mariadb.kill(), redis.kill()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
