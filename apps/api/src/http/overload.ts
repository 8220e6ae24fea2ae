import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "./errors.ts";

export type Limits = {
  /** How far the event loop may fall behind, in ms; 0 for as far as it will. */
  maxEventLoopDelay?: number;
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
 */
export async function shedLoad(
  app: FastifyInstance,
  { maxEventLoopDelay = 1000, most = 500 }: Limits = {},
): Promise<void> {
  let atWork = 0;
  let told = 0;

  const refuse = (reason: string): never => {
    if (Date.now() - told > silence) {
      told = Date.now();
      app.log.warn({ reason, atWork }, "More requests than can be answered: some are sent away");
    }
    throw new HttpError("unavailable", { seconds: retryAfter });
  };

  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 250,
    pressureHandler: (request, _reply, type) => {
      if (!isPulse(request)) refuse(type);
    },
  });

  const working = new WeakSet<FastifyReply>();
  const done = (reply: FastifyReply) => {
    if (working.delete(reply)) atWork -= 1;
  };
  app.addHook("preHandler", async (request, reply) => {
    if (isPulse(request)) return;
    if (atWork >= most) refuse("requests");
    working.add(reply);
    atWork += 1;
    // Also where the other side hangs up before the answer.
    reply.raw.once("close", () => done(reply));
  });
  app.addHook("onResponse", async (_request, reply) => done(reply));
}

function isPulse({ url }: Pick<FastifyRequest, "url">): boolean {
  return url.startsWith("/api/health");
}
