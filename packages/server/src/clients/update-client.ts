import type { Context } from "../kit/context.ts";
import { passOver, schedulesOf } from "../schedules/store.ts";
import type { Client, ClientDetails } from "./client.ts";
import { type Contact, type StoredContact, storedContacts } from "./contact.ts";
import { requireEndInPast } from "./ended-client.ts";
import { contactsOf, storeChange } from "./store.ts";

/**
 * Changes a client; its ID and approved reports stay. One that is activated gets no reports that became due before.
 * @param contacts replace those besides the first one; undefined keeps them
 * @throws Refusal email_taken, or invalid_input when the contract ends in the future or an address occurs twice
 */
export async function updateClient(
  { database, bell, clock, newId }: Pick<Context, "database" | "bell" | "clock" | "newId">,
  client: Client,
  details: ClientDetails,
  contacts?: Contact[],
): Promise<{ client: Client; contacts: StoredContact[] }> {
  const updatedAt = await clock();
  requireEndInPast(details, updatedAt);
  // Unchanged values are not written: the row may have a language or package that the settings no longer list.
  const changed = Object.entries(details).filter(([name, value]) => client[name as keyof ClientDetails] !== value);
  const after = { ...client, ...details, updatedAt };
  const kept = contacts ?? (await contactsOf(database, [client.id])).get(client.id) ?? [];
  // Also checks the contacts that stay against a changed address of the client.
  const stored = storedContacts(after, kept, newId);
  if (client.status !== "active" && details.status === "active") {
    // Before the client is active, so that no worker runs them in between.
    await passOver(database, await schedulesOf(database, client.id), updatedAt);
  }
  const refreshed = await storeChange(
    database,
    client.id,
    { ...Object.fromEntries(changed), updatedAt },
    contacts && stored,
  );
  for (const id of refreshed) await bell.ring("report", id);
  return { client: after, contacts: stored };
}
