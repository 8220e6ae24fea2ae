import type { FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether this process is on its way out. */
export type Draining = { begun: boolean };

/** Once it has begun, every answer ends its connection, so that none is left on which a next request could be cut off. */
export function closeConnectionsWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook("onSend", async (_request, reply) => {
    if (draining.begun) reply.header("connection", "close");
  });
}

/**
 * Ends the HTTP side without failing a request: for so many seconds it goes on answering while the readiness says no, so
 * that a proxy sends the next ones elsewhere; then it stops listening and answers what is under way.
 * @param hurry ends the waiting early
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
