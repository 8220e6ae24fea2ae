import { Queue } from "bullmq";
import type { Logger } from "pino";
import type { Doorbell } from "@agency/core/doorbell";
import { openRedis, warnUnlessAway } from "./connection.ts";

export const queueName = "work";

export type WorkKind = Parameters<Doorbell>[0];

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };

/** Timeout for one Redis command, in ms, so that a ring never delays its caller. */
const commandTimeout = 2000;

/** The doorbell without Redis: does nothing, because the worker polls. */
export const silentBell: Bell = {
  ring: async () => undefined,
  working: async () => true,
  close: async () => undefined,
};

/**
 * A doorbell through BullMQ. A job has only the row's id. Finished jobs are removed, because BullMQ ignores a ring for an
 * existing job. A ring that fails is logged and dropped: the worker finds the row by polling.
 */
export function redisBell(url: string, log: Logger): Bell {
  const connection = openRedis(url, log, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout });
  const queue = new Queue(queueName, { connection });
  queue.on("error", warnUnlessAway(connection, log));
  return {
    ring: async (kind, id) => {
      try {
        // BullMQ would wait indefinitely for a first connection.
        if (connection.status !== "ready") throw new Error("Redis is out of reach");
        await queue.add(kind, { id }, { jobId: `${kind}-${id}`, removeOnComplete: true, removeOnFail: true });
      } catch (error) {
        log.warn(
          { kind, id, error: String(error) },
          "The worker could not be notified; it will find the row by polling",
        );
      }
    },
    working: async () => connection.status === "ready" && (await connection.ping().catch(() => "")) === "PONG",
    close: async () => {
      await queue.close().catch(() => undefined);
      connection.disconnect();
    },
  };
}
