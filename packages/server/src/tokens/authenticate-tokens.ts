import type { FastifyInstance } from "fastify";
import type { Context } from "../kit/context.ts";
import { HttpError } from "../kit/http/errors.ts";
import type { SignedIn } from "../kit/http/signed-in.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { findToken, noteTokenUse, readsTokens } from "./store.ts";

/** `Authorization: Bearer ...`; schemes are named in any case (RFC 9110, 11.1). */
const bearer = /^bearer +(\S+) *$/i;

/**
 * Lets programs read with a token. It reads what viewers read, of the clients that its person and itself may see, and takes precedence over a
 * session.
 */
export function authenticateTokens(app: FastifyInstance, { database, clock }: Context): void {
  app.addHook("onRequest", async (request) => {
    const secret = bearer.exec(request.headers.authorization ?? "")?.[1];
    const access = request.routeOptions.config.contractRoute?.contract.access ?? "public";
    if (secret === undefined || access === "public") return;
    const signedIn = await find(secret);
    if (!signedIn) throw new HttpError("token_unknown");
    request.signedIn = () => Promise.resolve(signedIn);
    if (request.method !== "GET" && request.method !== "HEAD") throw new HttpError("token_reads_only");
  });

  async function find(secret: string): Promise<SignedIn | null> {
    if (!(await readsTokens(database))) return null;
    const now = await clock();
    const found = await findToken(database, secretTokenHash(secret), now);
    if (!found) return null;
    const { token, staff } = found;
    await noteTokenUse(database, token.id, now);
    return {
      session: { tokenHash: token.tokenHash, createdAt: token.createdAt, expiresAt: token.expiresAt },
      staff: { ...staff, role: "viewer" },
      token: { id: token.id, clientsOnly: token.clientsOnly },
    };
  }
}
