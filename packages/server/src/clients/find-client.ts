import { tellActivity } from "../activity/record.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { clientsInScope } from "../own-clients/store.ts";
import { readClientId } from "./client-id.ts";
import type { Client } from "./client.ts";
import { clientByAccessId, clientsByAccessId } from "./store.ts";

/**
 * Finds a client by its client ID as a person typed it.
 * @throws Refusal client_not_found, both for a malformed ID and for one that matches no client
 */
export async function findClient(database: Database, typed: string): Promise<Client> {
  const accessId = readClientId(typed);
  const client = accessId && (await clientByAccessId(database, accessId));
  if (!client) throw new Refusal("client_not_found");
  tellActivity({ clientId: client.id });
  return client;
}

/**
 * Finds clients by their client IDs as typed, each once.
 * @returns one entry for each ID, in their order; null where it matches no client of the scope
 */
export async function findClients(
  database: Database,
  typed: string[],
  scope: Scope,
): Promise<{ clientId: string; client: Client | null }[]> {
  const read = new Map(typed.map((clientId) => [clientId, readClientId(clientId)]));
  const accessIds = [...new Set(read.values())].filter((accessId) => accessId !== null);
  const [all, inScope] = await Promise.all([clientsByAccessId(database, accessIds), clientsInScope(database, scope)]);
  const found = new Map(all.filter(({ id }) => inScope?.has(id) ?? true).map((client) => [client.accessId, client]));
  const first = new Set<string | null>();
  return [...read].flatMap(([clientId, accessId]) => {
    const client = accessId === null ? null : (found.get(accessId) ?? null);
    if (client && first.has(accessId)) return [];
    first.add(accessId);
    return [{ clientId, client }];
  });
}
