import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { sessionLifetime } from "@agency/model/limits";
import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import { cookieName, isSecure, type SignedIn } from "../kit/http/signed-in.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import type { KnownBrowser } from "./known-browser.ts";
import type { Staff } from "./staff.ts";
import { insertSession } from "./store.ts";

export type SessionCookie = {
  /** Of the request; undefined without one. */
  read: (request: FastifyRequest) => string | undefined;
  write: (reply: FastifyReply, token: string, expires: Date) => void;
  clear: (reply: FastifyReply) => void;
};

/** The cookie that carries the token of a session. */
export function sessionCookie(context: Context): SessionCookie {
  const name = cookieName(context);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(context) } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token, expires) => void reply.setCookie(name, token, { ...options, expires }),
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
  const { database, clock, random } = context;
  const cookie = sessionCookie(context);
  const now = await clock();
  const token = newSecretToken(random);
  const session = {
    tokenHash: secretTokenHash(token),
    staffId: member.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  };
  const former = cookie.read(request);
  tellActivity({ actor: "person", staffId: member.id });
  await insertSession(database, session, {
    former: former === undefined ? null : secretTokenHash(former),
    alongside: async (transaction) => alongside?.(transaction, now),
  });
  cookie.write(reply, token, session.expiresAt);
  await browsers.remember(reply, member);
  return { session, staff: member, token: null };
}
