import { Worker } from "bullmq";
import type { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { queueName, type WorkKind } from "./bell.ts";
import { openRedis, warnUnlessAway } from "./connection.ts";

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
