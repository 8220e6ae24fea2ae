import type { FastifyInstance } from "fastify";
import type { Context } from "../kit/context.ts";
import { cookieName, type SignedIn } from "../kit/http/signed-in.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { findSession } from "./store.ts";

/** Lets each request look up the signed-in staff member. */
export function authenticate(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;
  const name = cookieName(context);
  const find = async (token: string) => findSession(database, secretTokenHash(token), await clock());
  app.decorateRequest("signedIn");
  app.addHook("onRequest", async (request) => {
    const token = request.cookies[name];
    let found: Promise<SignedIn | null> | undefined;
    request.signedIn = () => (found ??= token ? find(token) : Promise.resolve(null));
  });
}
