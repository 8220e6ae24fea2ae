import type { FastifyInstance } from "fastify";
import type { Context } from "../kit/context.ts";
import { unrecorded } from "../kit/db/recorded.ts";
import { cookieName, type SignedIn } from "../kit/http/signed-in.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { isConfirmed, sessionEnd, useGranularity } from "./session-life.ts";
import { findSession, touchSession } from "./store.ts";

/** Sent by a page that looks for news while nobody is there. */
const unattended = "x-unattended";

/** Lets each request look up the signed-in staff member. */
export function authenticate(app: FastifyInstance, context: Context): void {
  const { database, environment, clock, log } = context;
  const name = cookieName(context);

  async function find(token: string, isUse: boolean): Promise<SignedIn | null> {
    const now = await clock();
    const found = await findSession(database, secretTokenHash(token), now);
    const { session } = found ?? {};
    if (session && isUse && now.getTime() - session.lastUsedAt.getTime() >= useGranularity) {
      const use = { lastUsedAt: now, expiresAt: sessionEnd(environment, session.createdAt, now) };
      // Reading goes on where nothing can be written.
      await unrecorded(() => touchSession(database, session.tokenHash, use)).catch((error: unknown) =>
        log.warn({ error: String(error) }, "The use of a session could not be noted"),
      );
    }
    return found && { ...found, isConfirmed: isConfirmed(environment, found.session.confirmedAt, now), token: null };
  }

  app.decorateRequest("signedIn");
  app.addHook("onRequest", async (request) => {
    const token = request.cookies[name];
    const isUse = request.headers[unattended] === undefined;
    let found: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (found ??= token ? find(token, isUse) : Promise.resolve(null));
  });
}
