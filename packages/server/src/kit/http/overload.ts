import type { FastifyInstance, FastifyReply } from "fastify";
import { Socket } from "node:net";
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

/** How many of one address and of one network. */
type Shares = { address: number; network: number };

export type Limits = {
  /** The largest number of requests in progress. Those still sending their body do not count: they cost no work. */
  most?: number;
  /** Parts of one visitor, by what a request is; null without limits. */
  ofVisitor?: Record<"arriving" | "calls" | "all" | "unread", Shares> | null;
  /** How long an answer may wait for a reader that takes nothing, in ms. */
  unreadFor?: number;
};

/**
 * No counter that refuses strangers may be filled by one stranger.
 * - calls of the API, until their answers are read: a browser opens 6 connections to a site over HTTP/1.1; no page of ours has more calls at once over HTTP/2.
 * - all requests in progress, pages and their files too, which are served from the disk and cached.
 * - bodies on their way, and answers that are written and not yet read: they cost no work, only memory. nginx takes both at once.
 */
const usualOfVisitor = {
  arriving: { address: 24, network: 96 },
  calls: { address: 16, network: 64 },
  all: { address: 64, network: 150 },
  unread: { address: 24, network: 96 },
};
const usualUnreadFor = 20_000;

/**
 * Requests of one connection whose answers are not read, whatever they ask for. Browsers and proxies send one after another; who sends many
 * without reading would fill the memory.
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
 * A request is in progress until its answer is written. Then it waits for its reader, and is cut where that takes nothing. Only the parts
 * of calls, whose answers may be large and made for one person, count until that is over.
 *
 * Counts requests in progress instead of measuring event loop delay. On a small machine that is busy for a second, the
 * delay would turn away visitors who could be served.
 */
export function shedLoad(
  app: FastifyInstance,
  { most = 300, ofVisitor = usualOfVisitor, unreadFor = usualUnreadFor }: Limits = {},
): void {
  let told = 0;
  const counts = countParts();
  const entered = new Map<FastifyReply, Entered>();

  const sendAwayIfFull = ({ whole, work, unread }: Parts, arriving: Part[] = []) => {
    if ([...whole, ...work, ...unread, ...arriving].some(counts.isFull)) {
      throw new HttpError("too_many_at_once", { seconds: retryAfter.visitor });
    }
    if (!counts.isFull({ key: everybody, room: most })) return;
    if (Date.now() - told > silence) {
      told = Date.now();
      app.log.warn({ atWork: most }, "Too many requests in progress: refusing some");
    }
    throw new HttpError("unavailable", { seconds: retryAfter.all });
  };

  const written = (reply: FastifyReply) => {
    const one = entered.get(reply);
    if (!one?.atWork) return;
    one.atWork = false;
    counts.less(one.parts.work);
    counts.more(one.parts.unread);
  };

  const leave = (reply: FastifyReply) => {
    const one = entered.get(reply);
    if (!one) return;
    entered.delete(reply);
    counts.less(one.atWork ? one.parts.work : one.parts.unread);
    counts.less(one.parts.whole);
  };

  app.decorateRequest("enter");
  // Before any database query, such as the session lookup.
  app.addHook("onRequest", async (request, reply) => {
    if (isHealthCheck(request)) {
      request.enter = () => undefined;
      return;
    }
    const of = (name: keyof NonNullable<Limits["ofVisitor"]>) =>
      ofVisitor ? shareParts(name, request.ip, ofVisitor[name]) : [];
    const parts: Parts = {
      whole: [{ key: request.raw.socket, room: usualOfConnection }, ...(isCall(request) ? of("calls") : [])],
      work: [{ key: everybody, room: Infinity }, ...of("all")],
      unread: of("unread"),
    };
    request.enter = () => {
      // A missing page passes here a second time, on its way to the 404 page.
      if (entered.has(reply)) return;
      sendAwayIfFull(parts);
      entered.set(reply, { parts, atWork: true });
      counts.more(parts.work);
      counts.more(parts.whole);
      // Also runs when the client hangs up before the answer.
      reply.raw.once("close", () => void setImmediate(leave, reply));
    };
    if (!hasBody(request)) return request.enter();
    const arriving = of("arriving");
    sendAwayIfFull(parts, arriving);
    counts.more(arriving);
    let arrives = true;
    const arrived = () => {
      if (arrives) counts.less(arriving);
      arrives = false;
    };
    // Nothing is kept of what arrives after the answer.
    request.raw.once("end", arrived);
    reply.raw.once("close", arrived);
  });
  app.addHook("preHandler", async (request) => request.enter());
  app.addHook("onSend", async (request, reply) => {
    // The engine looks whether the system has taken any bytes since; with the next request, the usual time holds again.
    // A request that a test injects has no connection.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(unreadFor);
    // Calls that arrive together are answered one by one, before anything else. They count as being at once.
    setImmediate(written, reply);
  });
}

/** A part of the whole that a request shares with others of the same connection, address or network. */
type Part = { key: unknown; room: number };

/** `work`: until the answer is written. `unread`: from then on. `whole`: until it is read. */
type Parts = Record<"whole" | "work" | "unread", Part[]>;

type Entered = { parts: Parts; atWork: boolean };

const everybody = Symbol("everybody");

function shareParts(name: string, ip: string, { address, network }: Shares): Part[] {
  return [
    { key: `${name} of address ${addressKey(ip)}`, room: address },
    { key: `${name} of network ${networkKey(ip)}`, room: network },
  ];
}

function countParts() {
  const counts = new Map<unknown, number>();
  const add = (key: unknown, more: number) => {
    const sum = (counts.get(key) ?? 0) + more;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
  };
  return {
    isFull: ({ key, room }: Part) => (counts.get(key) ?? 0) >= room,
    more: (parts: Part[]) => parts.forEach(({ key }) => add(key, 1)),
    less: (parts: Part[]) => parts.forEach(({ key }) => add(key, -1)),
  };
}
