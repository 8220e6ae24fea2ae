import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnyContract } from "@agency/contracts/route";
import { type Action, hasRight, type Person } from "@agency/model/rights";
import type { Context } from "../context.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in staff member. Queries the database once per request. */
    signedIn: () => Promise<SignedIn | null>;
  }
}

export type SignedIn = {
  session: { id: string; tokenHash: string; createdAt: Date };
  /** Whether they signed in, or confirmed that it is them, a few minutes ago. */
  isConfirmed: boolean;
  /** Whether everybody needs a second factor, and they have none yet. */
  needsFactor: boolean;
  staff: Person & { id: string; username: string; displayName: string | null; passwordHash: string };
  /** With which a program reads for them; null for themselves. */
  token: { id: string; name: string; clientsOnly: boolean; mayPropose: boolean } | null;
};

/** Whether PUBLIC_URL is an https address. */
export function isSecure({ environment }: Context): boolean {
  return environment.PUBLIC_URL.startsWith("https:");
}

/** `__Host-` ties the cookie to this host and to https (OWASP ASVS 5.0, 3.3.1). */
export function cookieName(dependencies: Context): string {
  return isSecure(dependencies) ? "__Host-session" : "session";
}

/**
 * For what a call does only for some of its inputs.
 * @throws HttpError not_signed_in, not_allowed, factor_needed
 */
export async function requireRight(request: FastifyRequest, action: Action): Promise<void> {
  const { staff, needsFactor } = await requireSignedIn(request);
  if (!hasRight(staff, action)) throw new HttpError("not_allowed");
  if (needsFactor && action !== "account") throw new HttpError("factor_needed");
}

/**
 * For what a call does only for some of its inputs.
 * @throws HttpError not_signed_in, confirmation_needed
 */
export async function requireConfirmation(request: FastifyRequest): Promise<void> {
  if (!(await requireSignedIn(request)).isConfirmed) throw new HttpError("confirmation_needed");
}

/**
 * Refuses who has not signed in, where only the staff may call, whose role lacks the right that the call needs, and who has to add a second factor
 * or confirm first.
 * @throws Error at the start, when a call of the staff names no right
 */
export function guardRoute({
  access,
  right,
  asksAgain,
  summary,
}: AnyContract): (request: FastifyRequest) => Promise<void> {
  if (access === "staff" && !right) throw new Error(`A call of the staff names no right: ${summary}`);
  return async (request) => {
    if (access === "staff") await requireSignedIn(request);
    if (right && (await request.signedIn())) await requireRight(request, right);
    if (asksAgain) await requireConfirmation(request);
  };
}

/** @throws HttpError not_signed_in */
export async function requireSignedIn(request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await request.signedIn();
  if (!signedIn) throw new HttpError("not_signed_in");
  return signedIn;
}

/**
 * The name that others read of the signed-in member of staff.
 * @throws HttpError unauthorized when nobody is
 */
export async function requireAuthor(request: FastifyRequest): Promise<string> {
  return authorName((await requireSignedIn(request)).staff);
}

export function authorName({ displayName, username }: SignedIn["staff"]): string {
  return displayName ?? username;
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that another site makes a browser send (OWASP ASVS 5.0, 3.5.1). A request that changes something needs
 * `Sec-Fetch-Site: same-origin` or, without that header, our own `Origin`. A request with neither does not come from a
 * browser, so it is refused only when it carries a session. Routes for mail services are exempt: a token protects them.
 */
export function requireSameOrigin(app: FastifyInstance, context: Context): void {
  const { origin } = new URL(context.environment.PUBLIC_URL);
  const name = cookieName(context);
  app.addHook("onRequest", async (request) => {
    if (safe.has(request.method) || request.routeOptions.config.contractRoute?.contract.takesForms) return;
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined) {
      if (site !== "same-origin") throw new HttpError("wrong_origin");
    } else if (request.headers.origin !== undefined) {
      if (request.headers.origin !== origin) throw new HttpError("wrong_origin");
    } else if (request.cookies[name] !== undefined) {
      throw new HttpError("wrong_origin");
    }
  });
}
