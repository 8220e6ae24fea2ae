import type { FastifyInstance, FastifyReply } from "fastify";
import { HttpError } from "./errors.ts";

export type Limits = {
  /** How many requests may be at work at once. Those whose body is still on its way do not count: they cost little. */
  most?: number;
};

/** Seconds after which to come back. */
const retryAfter = 5;

/** Between two lines in the log, in ms. */
const silence = 10_000;

/**
 * Sends requests away at once, with 503 and Retry-After, that could only be answered late: so those that are under way
 * are answered, and the server is itself again in seconds. Whether it lives is answered all the same.
 *
 * The number at work is what counts, not how far the event loop is behind: on a small machine that does something else for
 * a second, visitors would be sent away who could be answered.
 */
export function shedLoad(app: FastifyInstance, { most = 300 }: Limits = {}): void {
  let told = 0;
  const atWork = new Set<FastifyReply>();

  app.addHook("preHandler", async ({ url }, reply) => {
    // A page that is not there passes here a second time, on its way to the page that says so.
    if (url.startsWith("/api/health") || atWork.has(reply)) return;
    if (atWork.size >= most) {
      if (Date.now() - told > silence) {
        told = Date.now();
        app.log.warn({ atWork: atWork.size }, "More requests than can be answered: some are sent away");
      }
      throw new HttpError("unavailable", { seconds: retryAfter });
    }
    atWork.add(reply);
    // Also where the other side hangs up before the answer.
    reply.raw.once("close", () => atWork.delete(reply));
  });
  app.addHook("onResponse", async (_request, reply) => void atWork.delete(reply));
}
