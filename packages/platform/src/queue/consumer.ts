import { Worker } from "bullmq";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { queueName, type WorkKind } from "./doorbell.ts";

/** Hears the doorbell: calls `answer` for every ring. */
export function redisConsumer(
  url: string,
  { log, answer }: { log: Logger; answer: (kind: WorkKind, id: string) => Promise<void> },
): { close: () => Promise<void> } {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  connection.on("error", (error) => log.warn({ error: error.message }, "Redis is out of reach"));
  const worker = new Worker<{ id: string }, void, WorkKind>(queueName, (job) => answer(job.name, job.data.id), {
    connection,
    concurrency: 4,
  });
  worker.on("error", (error) => log.warn({ error: error.message }, "The queue is out of reach"));
  return {
    close: async () => {
      await worker.close();
      connection.disconnect();
    },
  };
}
