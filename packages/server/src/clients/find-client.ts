import { Refusal } from "../kit/refusal.ts";
import { readClientId } from "./client-id.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client } from "./client.ts";

/**
 * Finds a client by its client ID as a person typed it.
 * @throws Refusal client_not_found, both for a malformed ID and for one that matches no client
 */
export async function findClient(
  { clients }: { clients: Pick<ClientRepository, "findByAccessId"> },
  typed: string,
): Promise<Client> {
  const accessId = readClientId(typed);
  const client = accessId && (await clients.findByAccessId(accessId));
  if (!client) throw new Refusal("client_not_found");
  return client;
}
