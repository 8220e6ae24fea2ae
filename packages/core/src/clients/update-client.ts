import type { Clock } from "../clock.ts";
import type { ClientRepository } from "./client-repository.ts";
import type { Client, ClientDetails } from "./client.ts";
import { requireEndInPast } from "./ended-client.ts";

type Dependencies = { clients: Pick<ClientRepository, "update">; clock: Clock };

/**
 * Changes a client; its ID and reports stay.
 * @throws Refusal email_taken, or invalid_input when the contract ends in the future
 */
export async function updateClient(
  { clients, clock }: Dependencies,
  client: Client,
  details: ClientDetails,
): Promise<Client> {
  const wanted = { ...details, email: details.email.toLowerCase() };
  const updatedAt = await clock();
  requireEndInPast(wanted, updatedAt);
  // Unchanged values are not written: the row may have a language or package that the settings no longer list.
  const changed = Object.entries(wanted).filter(([name, value]) => client[name as keyof ClientDetails] !== value);
  await clients.update(client.id, { ...Object.fromEntries(changed), updatedAt });
  return { ...client, ...wanted, updatedAt };
}
