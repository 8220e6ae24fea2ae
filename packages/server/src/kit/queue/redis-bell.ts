import { Queue } from "bullmq";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Bell, queueName, type WorkKind } from "./bell.ts";
import { openRedis, warnUnlessAway } from "./connection.ts";

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
      const added = queue.addBulk(together.map(jobOf));
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
    working: async () => connection.status === "ready" && (await connection.ping().catch(() => "")) === "PONG",
    close: async () => {
      await ringing;
      await queue.close().catch(() => undefined);
      connection.disconnect();
    },
  };
}

type Ring = { kind: WorkKind; id: string };

function jobOf({ kind, id }: Ring) {
  return { name: kind, data: { id }, opts: { jobId: `${kind}-${id}`, removeOnComplete: true, removeOnFail: true } };
}
