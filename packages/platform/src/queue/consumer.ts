import { Worker } from "bullmq";
import type { Logger } from "pino";
import { openRedis, warnUnlessAway } from "./connection.ts";
import { queueName, type WorkKind } from "./doorbell.ts";

/** Hears the doorbell: calls `answer` for every ring. `close` waits for the answers under way. */
export function redisConsumer(
  url: string,
  { log, answer }: { log: Logger; answer: (kind: WorkKind, id: string) => Promise<void> },
): { close: () => Promise<void> } {
  const connection = openRedis(url, log, { maxRetriesPerRequest: null });
  const worker = new Worker<{ id: string }, void, WorkKind>(queueName, (job) => answer(job.name, job.data.id), {
    connection,
    concurrency: 4,
  });
  worker.on("error", warnUnlessAway(connection, log));
  worker.on("failed", (job, error) =>
    log.error({ err: error, kind: job?.name, id: job?.data.id }, "A ring was answered with an error; the row is tried again"),
  );
  return {
    close: async () => {
      await worker.close();
      connection.disconnect();
    },
  };
}
