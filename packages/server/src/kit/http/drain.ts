import type { FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";

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
