import type { Logger } from "pino";
import type { Bell } from "./bell.ts";

/** The doorbell without Redis: does nothing, because the worker polls. */
const silentBell: Bell = {
  ring: async () => undefined,
  working: async () => true,
  close: async () => undefined,
};

/** A doorbell through the Redis at `url`, or a silent one. BullMQ takes a fifth of a start, so it is loaded only with Redis. */
export async function openBell(url: string | undefined, log: Logger): Promise<Bell> {
  return url ? (await import("./redis-bell.ts")).redisBell(url, log) : silentBell;
}
