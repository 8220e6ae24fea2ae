import type { Context } from "../kit/context.ts";
import { newClientId } from "./client-id.ts";
import {
  type Client,
  type ClientDetails,
  type Contact,
  requireEndInPast,
  type StoredContact,
  storedContacts,
} from "./client.ts";
import { insertClient } from "./store.ts";

type Opening = Pick<Context, "clock" | "newId" | "random">;

/**
 * Adds a client with a new client ID.
 * @throws Refusal email_taken, or invalid_input when the contract ends in the future or an address occurs twice
 */
export async function createClient(
  { database, ...opening }: Opening & Pick<Context, "database">,
  details: ClientDetails,
  contacts: Contact[] = [],
): Promise<{ client: Client; contacts: StoredContact[] }> {
  requireEndInPast(details, await opening.clock());
  const client = await openClient(opening, details);
  const stored = storedContacts(client, contacts, opening.newId);
  await insertClient(database, client, stored);
  return { client, contacts: stored };
}

/** A client ready to store, for callers with a transaction of their own. */
export async function openClient({ clock, newId, random }: Opening, details: ClientDetails): Promise<Client> {
  const now = await clock();
  return {
    ...details,
    id: newId(),
    accessId: newClientId(random),
    logo: null,
    recording: "on",
    recordedSince: null,
    deletionWarnedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
