import type { Clock, NewId } from "../clock.ts";
import { newClientId } from "./client-id.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client, ClientDetails } from "./client.ts";

type Dependencies = {
  clients: Pick<ClientRepository, "insert">;
  clock: Clock;
  newId: NewId;
  random: (bytes: number) => Uint8Array;
};

/**
 * Adds a client with a client ID of its own.
 * @throws Refusal email_taken
 */
export async function createClient(
  { clients, clock, newId, random }: Dependencies,
  details: ClientDetails,
): Promise<Client> {
  const now = await clock();
  const client = {
    ...details,
    email: details.email.toLowerCase(),
    id: newId(),
    accessId: newClientId(random),
    createdAt: now,
    updatedAt: now,
  };
  await clients.insert(client);
  return client;
}
