import { Queue } from "bullmq";
import type { Logger } from "pino";
import type { Doorbell } from "@agency/core/doorbell";
import { openRedis, warnUnlessAway } from "./connection.ts";

export const queueName = "work";

export type WorkKind = Parameters<Doorbell>[0];

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };

/** How long Redis may take over one command, in ms: a ring must never keep the one who asks waiting. */
const commandTimeout = 2000;

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
  const connection = openRedis(url, log, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout });
  const queue = new Queue(queueName, { connection });
  queue.on("error", warnUnlessAway(connection, log));
  return {
    ring: async (kind, id) => {
      try {
        // BullMQ would wait for a connection that was never there, however long that takes.
        if (connection.status !== "ready") throw new Error("Redis is out of reach");
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
