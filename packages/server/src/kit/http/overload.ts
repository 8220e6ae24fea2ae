import type { FastifyInstance, FastifyReply } from "fastify";
import { hasBody } from "./bodies.ts";
import { HttpError } from "./errors.ts";
import { isCall, isHealthCheck } from "./request-target.ts";
import { addressKey, networkKey } from "./throttle.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Counts the request as in progress, once it has arrived whole. Further calls change nothing.
     * @throws HttpError too_many_at_once or unavailable when too many are in progress
     */
    enter: () => void;
  }
}

export type Limits = {
  /** The largest number of requests in progress. Those still sending their body do not count: they cost little. */
  most?: number;
  /** The same for calls of the API, of one address and of one network; null without limits. */
  ofVisitor?: { address: number; network: number } | null;
};

/**
 * Calls of the API in progress. A browser opens 6 connections to a site over HTTP/1.1; no page of ours has more calls than this at
 * once over HTTP/2. Pages and their files do not count: they are served from the disk and cached.
 */
const usualOfVisitor = { address: 16, network: 64 };

/**
 * Requests in progress of one connection, whatever they ask for. Browsers and proxies send one after another; who sends many without reading
 * the answers would keep them all in progress.
 */
const usualOfConnection = 4;

/** Values of Retry-After, in seconds. */
const retryAfter = { all: 5, visitor: 1 };

/** Shortest time between two log lines, in ms. */
const silence = 10_000;

/**
 * Refuses requests that could only be answered late, with 503 and Retry-After. So the requests in progress are answered,
 * and the server recovers within seconds. An address or a network that takes more than its part gets a 429, so that others find
 * room. Health checks are always answered.
 *
 * Counts requests in progress instead of measuring event loop delay. On a small machine that is busy for a second, the
 * delay would turn away visitors who could be served.
 */
export function shedLoad(app: FastifyInstance, { most = 300, ofVisitor = usualOfVisitor }: Limits = {}): void {
  let told = 0;
  const atWork = new Map<FastifyReply, Part[]>();
  const ofKeys = new Map<unknown, number>();

  const sendAwayIfFull = (parts: Part[]) => {
    if (parts.some(({ key, room }) => (ofKeys.get(key) ?? 0) >= room)) {
      throw new HttpError("too_many_at_once", { seconds: retryAfter.visitor });
    }
    if (atWork.size < most) return;
    if (Date.now() - told > silence) {
      told = Date.now();
      app.log.warn({ atWork: atWork.size }, "Too many requests in progress: refusing some");
    }
    throw new HttpError("unavailable", { seconds: retryAfter.all });
  };

  const leave = (reply: FastifyReply) => {
    const parts = atWork.get(reply) ?? [];
    atWork.delete(reply);
    for (const { key } of parts) {
      const others = (ofKeys.get(key) ?? 1) - 1;
      if (others > 0) ofKeys.set(key, others);
      else ofKeys.delete(key);
    }
  };

  // Calls that arrive together are answered one by one, before anything else. They count as being at once.
  const leaveLater = (reply: FastifyReply) => void setImmediate(leave, reply);

  app.decorateRequest("enter");
  // Before any database query, such as the session lookup.
  app.addHook("onRequest", async (request, reply) => {
    if (isHealthCheck(request)) {
      request.enter = () => undefined;
      return;
    }
    const parts: Part[] = [{ key: request.raw.socket, room: usualOfConnection }];
    if (ofVisitor && isCall(request)) parts.push(...partsOf(request.ip, ofVisitor));
    request.enter = () => {
      // A missing page passes here a second time, on its way to the 404 page.
      if (atWork.has(reply)) return;
      sendAwayIfFull(parts);
      atWork.set(reply, parts);
      for (const { key } of parts) ofKeys.set(key, (ofKeys.get(key) ?? 0) + 1);
      // Also runs when the client hangs up before the answer.
      reply.raw.once("close", () => leaveLater(reply));
    };
    if (hasBody(request)) sendAwayIfFull(parts);
    else request.enter();
  });
  app.addHook("preHandler", async (request) => request.enter());
  app.addHook("onResponse", async (_request, reply) => leaveLater(reply));
}

/** A part of the whole that a request shares with others of the same connection, address or network. */
type Part = { key: unknown; room: number };

function partsOf(ip: string, { address, network }: { address: number; network: number }): Part[] {
  return [
    { key: `address ${addressKey(ip)}`, room: address },
    { key: `network ${networkKey(ip)}`, room: network },
  ];
}
