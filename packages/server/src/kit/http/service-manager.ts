import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { readReadiness } from "@agency/contracts/health";

/** The first descriptor that systemd passes (sd_listen_fds(3)). */
const firstPassed = 3;

/**
 * The socket that systemd opened for this process. It stays open while APIs restart: visitors wait in it, and are not refused.
 * @returns its descriptor; null where none was passed
 */
export function passedSocket(environment: Record<string, string | undefined>, pid: number): number | null {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  return LISTEN_PID === String(pid) && LISTEN_FDS === "1" ? firstPassed : null;
}

/** Accepts connections from a passed socket, beside other processes that have it. */
export async function listenOn(app: FastifyInstance, descriptor: number): Promise<void> {
  await app.ready();
  app.server.listen({ fd: descriptor });
  await once(app.server, "listening");
}

/** Waits until the API passes its own readiness check. @returns false when `stopping` comes first */
export async function untilReady(app: FastifyInstance, stopping: AbortSignal): Promise<boolean> {
  while (!stopping.aborted) {
    const { statusCode } = await app.inject({ method: "GET", url: readReadiness.path });
    if (statusCode === 200) return true;
    await sleep(500, undefined, { signal: stopping }).catch(() => undefined);
  }
  return false;
}
