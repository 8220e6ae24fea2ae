import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Environment } from "../environment.ts";
import { databaseThrottle } from "./database-throttle.ts";
import type { ThrottleStore } from "./throttle-store.ts";

/** Counts tries in Redis where there is one, else in the database. */
export async function openThrottles(
  { REDIS_URL }: Pick<Environment, "REDIS_URL">,
  database: Database,
  log: Logger,
): Promise<ThrottleStore & { close: () => Promise<void> }> {
  const inDatabase = databaseThrottle(database);
  if (REDIS_URL) return (await import("./redis-throttle.ts")).redisThrottle(REDIS_URL, { log, fallback: inDatabase });
  return { ...inDatabase, close: async () => undefined };
}
