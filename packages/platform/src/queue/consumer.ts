import { Worker } from "bullmq";
import type { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { openRedis, warnUnlessAway } from "./connection.ts";
import { queueName, type WorkKind } from "./doorbell.ts";

/** How long Redis may take over saying goodbye, in ms. */
const patience = 1000;

/** Hears the doorbell: calls `answer` for every ring. `close` waits for the answers under way, but not for Redis. */
export function redisConsumer(
  url: string,
  { log, answer }: { log: Logger; answer: (kind: WorkKind, id: string) => Promise<void> },
): { close: () => Promise<void> } {
  const answering = new Set<Promise<void>>();
  let closing = false;
  const connection = openRedis(url, log, {
    maxRetriesPerRequest: null,
    // BullMQ waits for a connection that is being made, also when it closes: then no more are made.
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
    { connection, concurrency: 4 },
  );
  worker.on("error", warnUnlessAway(connection, log));
  worker.on("failed", (job, error) =>
    log.error(
      { err: error, kind: job?.name, id: job?.data.id },
      "A ring was answered with an error; the row is tried again",
    ),
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

/** BullMQ makes a connection of its own to wait on, and gives it back only where Redis answers. */
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
