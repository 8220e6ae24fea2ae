import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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

  const isAlwaysAnswered = ({ url }: FastifyRequest) => url.startsWith("/api/health");

  const sendAwayIfFull = () => {
    if (atWork.size < most) return;
    if (Date.now() - told > silence) {
      told = Date.now();
      app.log.warn({ atWork: atWork.size }, "More requests than can be answered: some are sent away");
    }
    throw new HttpError("unavailable", { seconds: retryAfter });
  };

  const take = (reply: FastifyReply) => {
    // A page that is not there passes here a second time, on its way to the page that says so.
    if (atWork.has(reply)) return;
    sendAwayIfFull();
    atWork.add(reply);
    // Also where the other side hangs up before the answer.
    reply.raw.once("close", () => atWork.delete(reply));
  };

  // Before anything is asked of the database, such as who it is.
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

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
