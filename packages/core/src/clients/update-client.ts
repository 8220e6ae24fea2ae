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
  const wanted = { ...details, email: details.email.toLowerCase() };
  const updatedAt = await clock();
  // What is as it was read is not written: the row may hold a language or package that the settings do not have any more.
  const changed = Object.entries(wanted).filter(([name, value]) => client[name as keyof ClientDetails] !== value);
  await clients.update(client.id, { ...Object.fromEntries(changed), updatedAt });
  return { ...client, ...wanted, updatedAt };
}
