import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import type { Context } from "../kit/context.ts";
import { cookieName, type SignedIn } from "../kit/http/signed-in.ts";
import type { StaffRepository } from "./staff-repository.ts";

/** The database stores only this hash of a session's token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Lets each request look up the signed-in staff member. */
export function authenticate(
  app: FastifyInstance,
  context: Pick<Context, "environment"> & { staff: StaffRepository },
): void {
  const name = cookieName(context);
  app.decorateRequest("signedIn");
  app.addHook("onRequest", async (request) => {
    const token = request.cookies[name];
    let found: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (found ??= token ? context.staff.findSession(tokenHash(token)) : Promise.resolve(null));
  });
}
