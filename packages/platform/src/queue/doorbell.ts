import type { Doorbell } from "@agency/core/doorbell";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import type { Logger } from "pino";

export const queueName = "work";

export type WorkKind = Parameters<Doorbell>[0];

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };

/** Without Redis nobody is rung for: the worker looks for itself. */
export const silentBell: Bell = {
  ring: async () => undefined,
  working: async () => true,
  close: async () => undefined,
};

/**
 * Rings through BullMQ. The job carries the row's id only and is not kept, since the row is the truth and BullMQ ignores
 * a ring whose job still stands. A ring that cannot be delivered is logged and forgotten: the row is found all the same.
 */
export function redisBell(url: string, log: Logger): Bell {
  const connection = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  connection.on("error", (error) => log.warn({ error: error.message }, "Redis is out of reach"));
  const queue = new Queue(queueName, { connection });
  queue.on("error", (error) => log.warn({ error: error.message }, "The queue is out of reach"));
  return {
    ring: async (kind, id) => {
      try {
        await queue.add(kind, { id }, { jobId: `${kind}-${id}`, removeOnComplete: true, removeOnFail: true });
      } catch (error) {
        log.warn({ kind, id, error: String(error) }, "The worker could not be rung for; it will find the row itself");
      }
    },
    working: async () => connection.status === "ready" && (await connection.ping().catch(() => "")) === "PONG",
    close: async () => {
      await queue.close().catch(() => undefined);
      connection.disconnect();
    },
  };
}
