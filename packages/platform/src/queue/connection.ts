import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";

type Options = Pick<RedisOptions, "enableOfflineQueue" | "maxRetriesPerRequest" | "commandTimeout" | "retryStrategy">;

/** How long a Redis that does not answer may keep a process from ending, in ms. */
const disconnectTimeout = 500;

/** Opens a connection to Redis that says once when it is out of reach and once when it is back, however long that takes. */
export function openRedis(url: string, log: Logger, options: Options): Redis {
  const connection = new Redis(url, { disconnectTimeout, ...options });
  let away = false;
  connection.on("error", (error: NodeJS.ErrnoException) => {
    if (!away)
      log.warn({ error: error.message || error.code }, "Redis is out of reach; work is found without it, only later");
    away = true;
  });
  connection.on("ready", () => {
    if (away) log.info("Redis is back");
    away = false;
  });
  return connection;
}

/** For the errors that BullMQ passes on: those of a connection that is away were told already. */
export function warnUnlessAway(connection: Redis, log: Logger): (error: Error) => void {
  return (error) => {
    if (connection.status === "ready") log.warn({ error: error.message }, "The queue reports an error");
  };
}
