import type { Logger } from "pino";
import type { WorkKind } from "@agency/model/states";

export const queueName = "work";

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };

/** Wakes the worker for one row. A lost call only delays: the worker also polls for due rows. */
export type Doorbell = (kind: WorkKind, id: string) => Promise<void>;

/** The doorbell without Redis: does nothing, because the worker polls. */
const silentBell: Bell = {
  ring: async () => undefined,
  working: async () => true,
  close: async () => undefined,
};

/** A doorbell through the Redis at `url`, or a silent one. BullMQ takes a fifth of a start, so it is loaded only with Redis. */
export async function openBell(url: string | undefined, log: Logger): Promise<Bell> {
  return url ? (await import("./redis.ts")).redisBell(url, log) : silentBell;
}
