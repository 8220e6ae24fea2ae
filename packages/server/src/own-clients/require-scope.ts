import type { FastifyRequest } from "fastify";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import type { Scope } from "./own-clients.ts";

/**
 * What the caller of a route of the staff may see.
 * @throws HttpError not_signed_in
 */
export async function requireScope(request: FastifyRequest): Promise<Scope> {
  const { staff } = await requireSignedIn(request);
  return staff.ownClientsOnly ? { staffId: staff.id } : "all";
}
