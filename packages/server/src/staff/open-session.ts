import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import { cookieName, isSecure, type SignedIn } from "../kit/http/signed-in.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { browserWords } from "./browser-words.ts";
import type { KnownBrowser } from "./known-browser.ts";
import { networkAddress } from "./network.ts";
import { lastEnd, sessionEnd } from "./session-life.ts";
import type { Staff } from "./staff.ts";
import { findSession, insertSession, type TokenRenewal } from "./store.ts";

export type SessionCookie = {
  /** Of the request; undefined without one. */
  read: (request: FastifyRequest) => string | undefined;
  /** Kept until the session that began at `createdAt` ends at the latest. */
  write: (reply: FastifyReply, token: string, createdAt: Date) => void;
  clear: (reply: FastifyReply) => void;
};

/** The cookie that carries the token of a session. */
export function sessionCookie(context: Context): SessionCookie {
  const name = cookieName(context);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(context) } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token, createdAt) =>
      void reply.setCookie(name, token, { ...options, expires: lastEnd(context.environment, createdAt) }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/**
 * Signs somebody in and makes the browser known. Signing in again ends the current session (OWASP ASVS 5.0, 7.2.4).
 * @param alongside what has to happen in the same transaction
 */
export async function openSession(
  context: Context,
  browsers: KnownBrowser,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  member: Staff,
  alongside?: (transaction: EntityManager, now: Date) => Promise<void>,
): Promise<SignedIn> {
  const { database, environment, clock, newId, random } = context;
  const cookie = sessionCookie(context);
  const now = await clock();
  const token = newSecretToken(random);
  const session = {
    id: newId(),
    tokenHash: secretTokenHash(token),
    staffId: member.id,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt: sessionEnd(environment, now, now),
    browser: browserWords(request.headers["user-agent"])?.slice(0, 80) ?? null,
    network: networkAddress(request.ip),
  };
  const former = cookie.read(request);
  tellActivity({ actor: "person", staffId: member.id });
  await insertSession(database, session, {
    former: former === undefined ? null : secretTokenHash(former),
    alongside: async (transaction) => alongside?.(transaction, now),
  });
  cookie.write(reply, token, session.createdAt);
  await browsers.remember(reply, member);
  const needsFactor = (await findSession(database, session.tokenHash, now))?.needsFactor ?? false;
  return { session, staff: member, isConfirmed: true, needsFactor, token: null };
}

/**
 * Gives a session another token in the transaction of a change, so that a token which somebody may have seen is worth nothing after it (OWASP
 * ASVS 5.0, 7.2.4).
 * @param change is told both hashes
 */
export async function renewToken<T>(
  context: Context,
  reply: FastifyReply,
  { session }: Pick<SignedIn, "session">,
  change: (renewal: TokenRenewal) => Promise<T>,
): Promise<T> {
  const token = newSecretToken(context.random);
  const changed = await change({ former: session.tokenHash, renewed: secretTokenHash(token) });
  sessionCookie(context).write(reply, token, session.createdAt);
  return changed;
}
