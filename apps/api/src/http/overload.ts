import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasBody } from "./arrival.ts";
import { HttpError } from "./errors.ts";

export type Limits = {
  /** The largest number of requests in progress. Those still sending their body do not count: they cost little. */
  most?: number;
};

/** Value of Retry-After, in seconds. */
const retryAfter = 5;

/** Shortest time between two log lines, in ms. */
const silence = 10_000;

/**
 * Refuses requests that could only be answered late, with 503 and Retry-After. So the requests in progress are answered,
 * and the server recovers within seconds. Health checks are always answered.
 *
 * Counts requests in progress instead of measuring event loop delay. On a small machine that is busy for a second, the
 * delay would turn away visitors who could be served.
 */
export function shedLoad(app: FastifyInstance, { most = 300 }: Limits = {}): void {
  let told = 0;
  const atWork = new Set<FastifyReply>();

  const isAlwaysAnswered = ({ url }: FastifyRequest) => url.startsWith("/api/health");

  const sendAwayIfFull = () => {
    if (atWork.size < most) return;
    if (Date.now() - told > silence) {
      told = Date.now();
      app.log.warn({ atWork: atWork.size }, "Too many requests in progress: refusing some");
    }
    throw new HttpError("unavailable", { seconds: retryAfter });
  };

  const take = (reply: FastifyReply) => {
    // A missing page passes here a second time, on its way to the 404 page.
    if (atWork.has(reply)) return;
    sendAwayIfFull();
    atWork.add(reply);
    // Also runs when the client hangs up before the answer.
    reply.raw.once("close", () => atWork.delete(reply));
  };

  // Before any database query, such as the session lookup.
  app.addHook("onRequest", async (request, reply) => {
    if (isAlwaysAnswered(request)) return;
    if (hasBody(request)) sendAwayIfFull();
    else take(reply);
  });
  app.addHook("preHandler", async (request, reply) => {
    if (!isAlwaysAnswered(request)) take(reply);
  });
  app.addHook("onResponse", async (_request, reply) => void atWork.delete(reply));
}
