import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { newClientId } from "./client-id.ts";
import {
  type Client,
  type ClientDetails,
  type Contact,
  requireEndInPast,
  type StoredContact,
  storedContacts,
} from "./client.ts";
import { requireNewClient } from "./same-client.ts";
import { clientNames, emailTaken, insertClient, type StoreAlong } from "./store.ts";

/** What comes with a client's details: further contacts, and whether somebody said that it is not the client it looks like. */
type Further = { contacts?: Contact[] | undefined; confirmed?: boolean; along?: StoreAlong | undefined };

/**
 * Adds a client with a new client ID.
 * @throws Refusal client_exists while nobody confirmed one that looks like another, email_taken, or invalid_input when the contract ends
 * in the future or an address occurs twice
 */
export async function createClient(
  context: Context,
  details: ClientDetails,
  { contacts = [], confirmed = false, along }: Further = {},
): Promise<{ client: Client; contacts: StoredContact[] }> {
  const { database, clock, newId } = context;
  requireEndInPast(details, await clock());
  await askBeforeAnother(database, details, confirmed);
  const client = await openClient(context, details);
  tellActivity({ clientId: client.id });
  const stored = storedContacts(client, contacts, newId);
  await insertClient(database, client, { contacts: stored, along });
  return { client, contacts: stored };
}

/**
 * Asks before a client is added that looks like another one (`requireNewClient`).
 * @throws Refusal client_exists, or email_taken for the name and address of a client, which no other can have
 */
export async function askBeforeAnother(database: Database, details: ClientDetails, confirmed: boolean): Promise<void> {
  const others = await clientNames(database);
  if (others.some(({ name, email }) => name === details.name && email === details.email)) throw emailTaken();
  requireNewClient(details, others, confirmed);
}

/** A client ready to store, for callers with a transaction of their own. */
export async function openClient({ clock, newId, random }: Context, details: ClientDetails): Promise<Client> {
  const now = await clock();
  return {
    ...details,
    id: newId(),
    accessId: newClientId(random),
    logo: null,
    recording: "on",
    recordedSince: null,
    deletionWarnedAt: null,
    responsibleId: null,
    createdAt: now,
    updatedAt: now,
  };
}
