import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { Session, Staff } from "../../staff/staff.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in staff member. Queries the database once per request. */
    signedIn: () => Promise<SignedIn | null>;
  }
}

export type SignedIn = { session: Session; staff: Staff };

/** Whether PUBLIC_URL is an https address. */
export function isSecure({ environment }: Pick<Dependencies, "environment">): boolean {
  return environment.PUBLIC_URL.startsWith("https:");
}

/** `__Host-` ties the cookie to this host and to https (OWASP ASVS 5.0, 3.3.1). */
export function cookieName(dependencies: Pick<Dependencies, "environment">): string {
  return isSecure(dependencies) ? "__Host-session" : "session";
}

/** The database stores only this hash of a session's token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Lets each request look up the signed-in staff member. */
export function authenticate(app: FastifyInstance, dependencies: Dependencies): void {
  const name = cookieName(dependencies);
  app.decorateRequest("signedIn");
  app.addHook("onRequest", async (request) => {
    let found: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (found ??= findSignedIn(dependencies, request.cookies[name]));
  });
}

/** Refuses a request without a session. */
export async function requireStaff(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  await staffOf(request);
}

/** @throws HttpError not_signed_in */
export async function staffOf(request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await request.signedIn();
  if (!signedIn) throw new HttpError("not_signed_in");
  return signedIn;
}

async function findSignedIn({ staff }: Dependencies, token: string | undefined): Promise<SignedIn | null> {
  return token ? staff.findSession(tokenHash(token)) : null;
}

/**
 * The username of the signed-in member of staff.
 * @throws HttpError unauthorized when nobody is
 */
export async function usernameOf(request: FastifyRequest): Promise<string> {
  return (await staffOf(request)).staff.username;
}
