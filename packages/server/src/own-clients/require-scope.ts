import type { FastifyRequest } from "fastify";
import { requireSignedIn, type SignedIn } from "../kit/http/signed-in.ts";
import type { Scope } from "./own-clients.ts";

/**
 * What the caller of a route of the staff may see.
 * @throws HttpError not_signed_in
 */
export async function requireScope(request: FastifyRequest): Promise<Scope> {
  return callerScope(await requireSignedIn(request));
}

/**
 * Of what the caller may see, what a filter asks for.
 * @param filter `mine` for the clients that the caller is responsible for
 * @throws HttpError not_signed_in
 */
export async function requireFilteredScope(
  request: FastifyRequest,
  { mine }: { mine?: "yes" | undefined } = {},
): Promise<Scope> {
  const scope = await requireScope(request);
  if (!mine) return scope;
  const { staff } = await requireSignedIn(request);
  return { ...(scope !== "all" && scope), responsibleId: staff.id };
}

/** What somebody may see, or a token of theirs. */
export function callerScope({ staff, token }: SignedIn): Scope {
  const own = staff.ownClientsOnly ? { staffId: staff.id } : null;
  const given = token?.clientsOnly ? { tokenId: token.id } : null;
  return own || given ? { ...own, ...given } : "all";
}
