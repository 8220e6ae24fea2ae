import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "./throttle.ts";

/** How many connections of one address may wait for a request. A browser keeps six. */
export const mostIdle = 64;

/**
 * Closes the connection of an address that has been without a request for longest, when there are too many of them.
 * @param isExempt such as for proxies, which have the connections of all visitors
 */
export function limitIdle(app: FastifyInstance, isExempt: (address: string) => boolean): void {
  /** The idle connections of each address, the longest idle one first. */
  const idle = new Map<string, Set<Socket>>();
  /** The address of each limited connection, and how many of its requests are in progress. */
  const limited = new WeakMap<Socket, { key: string; requests: number }>();

  const rest = (socket: Socket, key: string) => {
    const resting = idle.get(key) ?? new Set();
    idle.set(key, resting.add(socket));
    if (resting.size <= mostIdle) return;
    const [longest = socket] = resting;
    leave(longest, key);
    longest.destroy();
  };
  const leave = (socket: Socket, key: string) => {
    const resting = idle.get(key);
    resting?.delete(socket);
    if (resting?.size === 0) idle.delete(key);
  };

  app.server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    limited.set(socket, { key, requests: 0 });
    socket.once("close", () => leave(socket, key));
    rest(socket, key);
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const one = limited.get(socket);
    if (one === undefined) return;
    one.requests += 1;
    leave(socket, one.key);
    response.once("close", () => {
      one.requests -= 1;
      if (one.requests === 0 && !socket.destroyed) rest(socket, one.key);
    });
  });
}
