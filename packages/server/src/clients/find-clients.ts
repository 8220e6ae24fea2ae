import { formatClientId, readClientId } from "./client-id.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client } from "./client.ts";

/**
 * Finds clients by their client IDs as typed, each once; without IDs, every active client.
 * @returns one entry for each ID, in their order; null where it matches no client
 */
export async function findClients(
  clients: Pick<ClientRepository, "findAllByAccessId" | "active">,
  typed: string[] | undefined,
): Promise<{ clientId: string; client: Client | null }[]> {
  if (typed === undefined) {
    const active = await clients.active();
    return active.map((client) => ({ clientId: formatClientId(client.accessId), client }));
  }
  const read = new Map(typed.map((clientId) => [clientId, readClientId(clientId)]));
  const accessIds = [...new Set(read.values())].filter((accessId) => accessId !== null);
  const found = new Map((await clients.findAllByAccessId(accessIds)).map((client) => [client.accessId, client]));
  const first = new Set<string | null>();
  return [...read].flatMap(([clientId, accessId]) => {
    const client = accessId === null ? null : (found.get(accessId) ?? null);
    if (client && first.has(accessId)) return [];
    first.add(accessId);
    return [{ clientId, client }];
  });
}
