import { Queue, Worker } from "bullmq";
import { Redis, type RedisOptions } from "ioredis";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { WorkKind } from "@agency/model/states";
import { type Bell, queueName } from "./bell.ts";

/** Timeout for one Redis command, in ms, so that closing does not wait for long. */
const commandTimeout = 2000;

/**
 * A doorbell through BullMQ. A job has only the row's id. Finished jobs are removed, because BullMQ ignores a ring for an
 * existing job. A ring waits for nothing: those of one turn of the event loop go to Redis together, and rings that fail are
 * logged and dropped, because the worker finds the rows by polling.
 */
export function redisBell(url: string, log: Logger): Bell {
  const connection = openRedis(url, log, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout });
  const queue = new Queue(queueName, { connection });
  queue.on("error", warnUnlessAway(connection, log));
  let rings: Ring[] = [];
  let ringing: Promise<void> = Promise.resolve();

  async function ringAll(): Promise<void> {
    const together = rings;
    rings = [];
    try {
      // BullMQ would wait indefinitely for a first connection.
      if (connection.status !== "ready") throw new Error("Redis is out of reach");
      const added = queue.addBulk(together.map(toJob));
      added.catch(() => undefined);
      // The connection's timeout does not hold for several commands together.
      const late = sleep(commandTimeout, "late", { ref: false });
      if ((await Promise.race([added, late])) === "late") throw new Error("Redis does not answer");
    } catch (error) {
      const [{ kind, id } = {}] = together;
      log.warn(
        { kind, id, rings: together.length, error: String(error) },
        "The worker could not be notified; it will find the row by polling",
      );
    }
  }

  return {
    ring: async (kind, id) => {
      rings.push({ kind, id });
      if (rings.length > 1) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      ringing = Promise.all([ringing, promise]).then(() => undefined);
      setImmediate(() => resolve(ringAll()));
    },
    working: async () => (await isReady(connection)) && (await connection.ping().catch(() => "")) === "PONG",
    close: async () => {
      await ringing;
      await queue.close().catch(() => undefined);
      connection.disconnect();
    },
  };
}

/** Waits for a connection that is on its way, so that a server which has just started does not say that Redis is away. */
async function isReady(connection: Redis): Promise<boolean> {
  if (connection.status === "connecting" || connection.status === "connect") {
    const settled = once(connection, "ready").catch(() => undefined);
    await Promise.race([settled, sleep(commandTimeout, undefined, { ref: false })]);
  }
  return connection.status === "ready";
}

type Ring = { kind: WorkKind; id: string };

function toJob({ kind, id }: Ring) {
  return { name: kind, data: { id }, opts: { jobId: `${kind}-${id}`, removeOnComplete: true, removeOnFail: true } };
}

/** More than one kind of work has in hand, so that none keeps the others from being answered. */
const answersAtOnce = 16;

/** How long closing may wait for Redis, in ms. */
const patience = 1000;

/** Listens to the doorbell and calls `answer` for each ring. `close` waits for running answers, but not for Redis. */
export function redisConsumer(
  url: string,
  { log, answer }: { log: Logger; answer: (kind: WorkKind, id: string) => Promise<void> },
): { close: () => Promise<void> } {
  const answering = new Set<Promise<void>>();
  let closing = false;
  const connection = openRedis(url, log, {
    maxRetriesPerRequest: null,
    // BullMQ waits for a pending connection even when it closes, so reconnecting stops then.
    retryStrategy: (times) => (closing ? null : Math.min(times * 50, 2000)),
  });
  const copies = rememberCopies(connection);
  const worker = new Worker<{ id: string }, void, WorkKind>(
    queueName,
    async (job) => {
      const answered = answer(job.name, job.data.id);
      answering.add(answered);
      await answered.finally(() => answering.delete(answered));
    },
    // A ring whose worker died rings again. How often a row is tried is counted in the row.
    { connection, concurrency: answersAtOnce, maxStalledCount: Number.MAX_SAFE_INTEGER },
  );
  worker.on("error", warnUnlessAway(connection, log));
  worker.on("failed", (job, error) =>
    log.error({ err: error, kind: job?.name, id: job?.data.id }, "Processing a queued row failed; it is retried"),
  );
  return {
    close: async () => {
      closing = true;
      const closed = worker.close();
      await Promise.allSettled(answering);
      await Promise.race([closed, sleep(patience)]);
      for (const open of [connection, ...copies]) open.disconnect();
      await Promise.race([closed, sleep(patience)]);
    },
  };
}

/** Collects the connections that BullMQ duplicates, because it closes them only when Redis responds. */
function rememberCopies(connection: Redis): Redis[] {
  const copies: Redis[] = [];
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (...options) => {
    const copy = duplicate(...options);
    copies.push(copy);
    return copy;
  };
  return copies;
}

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
