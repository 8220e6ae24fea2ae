import type { FastifyRequest } from "fastify";
import type { Client } from "../clients/client.ts";
import { clientById } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { type Throttling, addressKey, makeThrottle } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { findApproved } from "../reports/store.ts";
import { type Share, isOpen } from "./shares.ts";
import { shareByToken } from "./store.ts";

type Shared = { share: Share; client: Client; report: NonNullable<Awaited<ReturnType<typeof findApproved>>> };

export type SharedAccess = {
  /**
   * The open link with a token, with its report and that one's client. Wrong guesses are throttled per address.
   * @throws Refusal share_not_found, share_ended
   * @throws HttpError too_many_attempts
   */
  requireShare: (request: FastifyRequest, token: string) => Promise<Shared>;
};

export function sharedAccess(context: Throttling): SharedAccess {
  const { database } = context;
  const guesses = makeThrottle(context, "shared reports", { free: 30, memory: 3600, longestWait: 900 });
  return {
    requireShare: async (request, token) => {
      const key = addressKey(request.ip);
      await guesses.check(key);
      try {
        const { share, clientId } = await findShared(context, token);
        const [client, report] = await Promise.all([
          clientById(database, clientId),
          findApproved(database, clientId, share.reportId),
        ]);
        if (!client || !report) throw new Refusal("share_not_found");
        return { share, client, report };
      } catch (error) {
        if (error instanceof Refusal && error.code === "share_not_found") await guesses.attempt(key);
        throw error;
      }
    },
  };
}

/** The open link with a token, and the client of its report. */
async function findShared({ database, clock }: Context, token: string): Promise<{ share: Share; clientId: string }> {
  const found = await shareByToken(database, secretTokenHash(token));
  if (!found) throw new Refusal("share_not_found");
  if (!isOpen(found.share, await clock())) throw new Refusal("share_ended");
  return found;
}
