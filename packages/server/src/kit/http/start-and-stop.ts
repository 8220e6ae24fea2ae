import type { FastifyInstance } from "fastify";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { readReadiness } from "@agency/contracts/health";

/** Whether this process is shutting down. */
export type Draining = { begun: boolean };

/** Closes each connection with its answer while draining, so that no later request is cut off. */
export function closeConnectionsWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook("onSend", async (_request, reply) => {
    if (draining.begun) reply.header("connection", "close");
  });
}

/**
 * Shuts the HTTP server down without failing a request. Fails the readiness check and keeps serving for `seconds`, so that
 * a proxy switches to another server. Then stops listening and finishes the requests in progress.
 * @param hurry ends the wait early
 */
export async function drainAndClose(
  app: FastifyInstance,
  draining: Draining,
  { seconds, hurry }: { seconds: number; hurry: AbortSignal },
): Promise<void> {
  draining.begun = true;
  await sleep(seconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
  await app.close();
}

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

/** How many visitors may wait in the socket, as `Backlog` of agency-api.socket says. Node would cut it to 511, also for the next restart. */
const backlog = 1024;

/** Accepts connections from a passed socket, beside other processes that have it. */
export async function listenOn(app: FastifyInstance, descriptor: number): Promise<void> {
  await app.ready();
  app.server.listen({ fd: descriptor }, backlog);
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

/**
 * Tells systemd that this process is ready (Type=notify), so that `systemctl restart` waits for it, and from then on that it is not
 * stuck (WatchdogSec), so that systemd starts one again that is. Elsewhere it does nothing.
 */
export async function tellReady(environment: Record<string, string | undefined>): Promise<void> {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (!NOTIFY_SOCKET) return;
  const tell = (what: string) => promisify(execFile)("systemd-notify", [what]);
  await tell("--ready");
  if (!WATCHDOG_USEC) return;
  // Twice within its time, in microseconds. A lost word is followed by another.
  setInterval(() => void tell("WATCHDOG=1").catch(() => undefined), Number(WATCHDOG_USEC) / 2000).unref();
}
