import type { Clock } from "../clock.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client, ClientDetails } from "./client.ts";

type Dependencies = { clients: Pick<ClientRepository, "update">; clock: Clock };

/**
 * Changes a client; its ID and its reports stay.
 * @throws Refusal email_taken
 */
export async function updateClient(
  { clients, clock }: Dependencies,
  client: Client,
  details: ClientDetails,
): Promise<Client> {
  const changed = { ...details, email: details.email.toLowerCase(), updatedAt: await clock() };
  await clients.update(client.id, changed);
  return { ...client, ...changed };
}
