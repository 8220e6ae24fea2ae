import type { FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import * as contracts from "@agency/contracts/auth";
import type { Session } from "@agency/contracts/auth";
import { sessionLifetime } from "@agency/model/session";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { cookieName, isSecure, type SignedIn, staffOf } from "../kit/http/signed-in.ts";
import { makeThrottle } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { tokenHash } from "./authenticate.ts";
import { knownBrowser } from "./known-browser.ts";
import { namesKnownHere } from "./names-known-here.ts";
import { isGuessedFirst } from "./password/common-passwords.ts";
import { checkPassword, hashPassword } from "./password/password.ts";
import { signInDoor } from "./sign-in-door.ts";

export function authRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { staff, clock } = dependencies;
  const passwords = makeThrottle(dependencies, "sign-in", { free: 5, memory: 3600, longestWait: 900 });
  const browsers = knownBrowser(dependencies);
  const door = signInDoor(dependencies, browsers);
  const cookie = cookieName(dependencies);
  const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(dependencies) } as const;

  handle(app, contracts.login, async ({ body, request, reply }) => {
    const member = await staff.findByUsername(body.username);
    const settle = await door.enter(request, body, member);
    const right = await checkPassword(body.password, member?.passwordHash ?? null);
    await settle(right);
    if (!member || !right) throw new Refusal("wrong_credentials");
    const token = randomBytes(32).toString("base64url");
    const now = await clock();
    const session = {
      tokenHash: tokenHash(token),
      staffId: member.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetime),
    };
    await staff.deleteEndedSessions(now);
    // Signing in again ends the current session (OWASP ASVS 5.0, 7.2.4).
    const former = request.cookies[cookie];
    if (former) await staff.deleteSession(tokenHash(former));
    await staff.insertSession(session);
    reply.setCookie(cookie, token, { ...cookieOptions, expires: session.expiresAt });
    await browsers.remember(reply, member.id);
    return present({ session, staff: member });
  });

  handle(app, contracts.logout, async ({ request, reply }) => {
    const token = request.cookies[cookie];
    if (token) await staff.deleteSession(tokenHash(token));
    reply.clearCookie(cookie, cookieOptions);
    return null;
  });

  handle(app, contracts.readSession, async ({ request }) => present(await staffOf(request)));

  handle(app, contracts.changePassword, async ({ body, request }) => {
    const signedIn = await staffOf(request);
    const key = `password ${signedIn.staff.id}`;
    await passwords.attempt(key);
    if (!(await checkPassword(body.currentPassword, signedIn.staff.passwordHash))) {
      throw new Refusal("invalid_input", { fields: [{ field: "currentPassword", problem: "wrong_password" }] });
    }
    await passwords.forget(key);
    if (isGuessedFirst(body.newPassword, [signedIn.staff.username, ...namesKnownHere])) {
      throw new Refusal("invalid_input", { fields: [{ field: "newPassword", problem: "common_password" }] });
    }
    const hash = await hashPassword(body.newPassword);
    await staff.changePassword(signedIn.staff.id, hash, await clock(), signedIn.session.tokenHash);
    return null;
  });
}

function present({ session, staff }: SignedIn): Session {
  return {
    username: staff.username,
    loggedInAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
