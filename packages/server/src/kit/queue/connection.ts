import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";

type Options = Pick<RedisOptions, "enableOfflineQueue" | "maxRetriesPerRequest" | "commandTimeout" | "retryStrategy">;

/** How long an unresponsive Redis may delay a process's exit, in ms. */
const disconnectTimeout = 500;

/** Opens a connection to Redis that logs once when Redis becomes unreachable and once when it is back. */
export function openRedis(url: string, log: Logger, options: Options): Redis {
  const connection = new Redis(url, { disconnectTimeout, ...options });
  let away = false;
  connection.on("error", (error: NodeJS.ErrnoException) => {
    if (!away)
      log.warn(
        { error: error.message || error.code },
        "Redis is out of reach; workers find new work by polling, with a delay",
      );
    away = true;
  });
  connection.on("ready", () => {
    if (away) log.info("Redis is back");
    away = false;
  });
  return connection;
}

/** Logs BullMQ's errors, except while Redis is unreachable, which is already logged. */
export function warnUnlessAway(connection: Redis, log: Logger): (error: Error) => void {
  return (error) => {
    if (connection.status === "ready") log.warn({ error: error.message }, "The queue reports an error");
  };
}
