import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasRight } from "@agency/model/rights";
import type { Context } from "../kit/context.ts";
import { HttpError } from "../kit/http/errors.ts";
import type { SignedIn } from "../kit/http/signed-in.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { findToken, noteTokenUse, readsTokens } from "./store.ts";

/**
 * `Authorization: Bearer agt_...`; schemes are named in any case (RFC 9110, 11.1). What does not look like a token of ours is somebody else's,
 * such as that of a proxy in front.
 */
const bearer = /^bearer +(agt_\S+) *$/i;

/**
 * Lets programs read with a token. It reads what viewers read, of the clients that its person and itself may see, and takes precedence over a
 * session.
 */
export function authenticateTokens(app: FastifyInstance, context: Context): void {
  app.addHook("onRequest", async (request) => {
    const { access = "public", right } = request.routeOptions.config.contractRoute?.contract ?? {};
    if (!bearer.test(request.headers.authorization ?? "") || access === "public") return;
    const signedIn = await findBearer(request, context);
    if (!signedIn) throw new HttpError("token_unknown");
    request.signedIn = () => Promise.resolve(signedIn);
    if (request.method !== "GET" && request.method !== "HEAD") throw new HttpError("token_reads_only");
    // Where its person is signed in is not a program's business.
    if (right === "account") throw new HttpError("not_allowed");
  });
}

/** Whose token a request brings; null for none, for one that has ended, and while tokens are switched off. */
export async function findBearer(
  { headers }: Pick<FastifyRequest, "headers">,
  { database, clock }: Context,
): Promise<SignedIn | null> {
  const secret = bearer.exec(headers.authorization ?? "")?.[1];
  if (secret === undefined || !(await readsTokens(database))) return null;
  const now = await clock();
  const found = await findToken(database, secretTokenHash(secret), now);
  if (!found) return null;
  const { token, staff } = found;
  await noteTokenUse(database, token.id, now);
  return {
    session: { id: token.id, tokenHash: token.tokenHash, createdAt: token.createdAt },
    staff: { ...staff, role: "viewer" },
    isConfirmed: false,
    needsFactor: false,
    token: {
      id: token.id,
      name: token.name,
      clientsOnly: token.clientsOnly,
      mayPropose: token.mayPropose && hasRight(staff, "reports"),
    },
  };
}
