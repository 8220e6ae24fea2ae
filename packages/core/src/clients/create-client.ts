import type { Clock, NewId } from "../clock.ts";
import { newClientId } from "./client-id.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client, ClientDetails } from "./client.ts";

type Opening = {
  clock: Clock;
  newId: NewId;
  random: (bytes: number) => Uint8Array;
};

type Dependencies = Opening & { clients: Pick<ClientRepository, "insert"> };

/**
 * Adds a client with a new client ID.
 * @throws Refusal email_taken
 */
export async function createClient({ clients, ...opening }: Dependencies, details: ClientDetails): Promise<Client> {
  const client = await openClient(opening, details);
  await clients.insert(client);
  return client;
}

/** A client ready to store, for callers with a transaction of their own. */
export async function openClient({ clock, newId, random }: Opening, details: ClientDetails): Promise<Client> {
  const now = await clock();
  return {
    ...details,
    email: details.email.toLowerCase(),
    id: newId(),
    accessId: newClientId(random),
    createdAt: now,
    updatedAt: now,
  };
}
