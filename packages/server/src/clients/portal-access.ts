import type { FastifyRequest } from "fastify";
import { addressKey, makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client } from "./client.ts";
import { findClient } from "./find-client.ts";

export type PortalAccess = {
  /**
   * The client with this client ID. Wrong guesses are throttled per address, except for the staff.
   * @throws Refusal client_not_found
   * @throws HttpError too_many_attempts
   */
  findClient: (request: FastifyRequest, clientId: string) => Promise<Client>;
};

/** How many addresses with a wrong guess are remembered. */
const mostGuessers = 10_000;

export function portalAccess(context: Throttling): PortalAccess {
  const throttle = makeThrottle(context, "client IDs", { free: 10, memory: 3600, longestWait: 900 });
  // Only addresses that guessed wrong here are looked up in the shared limit, so that others read at full speed.
  const guessers = new Set<string>();
  return {
    findClient: async (request, clientId) => {
      if (await request.signedIn()) return findClient(context.database, clientId);
      const key = addressKey(request.ip);
      if (guessers.has(key)) await throttle.check(key);
      try {
        return await findClient(context.database, clientId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (guessers.size >= mostGuessers) guessers.clear();
        guessers.add(key);
        await throttle.attempt(key);
        throw error;
      }
    },
  };
}
