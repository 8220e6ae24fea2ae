import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Client, PortalClient, clientChangeSchema, clientInputSchema } from "@agency/contracts/clients";
import * as contracts from "@agency/contracts/clients";
import { eachClientText } from "@agency/model/limits";
import { inUsualOrder } from "@agency/model/report/report-type";
import { localDate } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { handle } from "../kit/http/handle.ts";
import { formatClientId } from "./client-id.ts";
import type { Client as StoredClient, ClientDetails, Contact } from "./client.ts";
import type { PortalAccess } from "./portal-access.ts";
import { findContacts } from "./store.ts";

/** A client by itself. What happens when one is added, changes or goes: ../board/client-routes.ts. */
export function clientRoutes(app: FastifyInstance, context: Context, portal: PortalAccess): void {
  const { database } = context;

  handle(app, contracts.readClient, async ({ params, request }) => {
    const client = await portal.findClient(request, params.clientId);
    return (await request.signedIn()) ? presentWithContacts(database, client) : presentPortalClient(client);
  });
}

export async function presentWithContacts(database: Database, client: StoredClient): Promise<Client> {
  return presentClient(client, (await findContacts(database, [client.id])).get(client.id) ?? []);
}

/** The fields of a client that a portal may see. */
export function presentPortalClient({
  accessId,
  name,
  website,
  package: chosen,
  status,
  language,
  logo,
  recording,
}: StoredClient): PortalClient {
  return { id: formatClientId(accessId), name, website, package: chosen, status, language, logo, recording };
}

/** The whole record, for the staff. */
export function presentClient(client: StoredClient, contacts: Contact[]): Client {
  const { email, contactReportTypes, monthlyFee, endedOn, createdAt } = client;
  return {
    ...presentPortalClient(client),
    ...eachClientText((name) => client[name]),
    email,
    contactReportTypes,
    contacts: contacts.map(({ name, email: address, phone, language, reportTypes }) => ({
      name,
      email: address,
      phone,
      language,
      reportTypes,
    })),
    monthlyFee,
    endedOn,
    createdAt: createdAt.toISOString(),
  };
}

/** A new client's details as stored: an empty text becomes null. */
export function readDetails(
  input: Omit<z.output<typeof clientInputSchema>, "contacts" | "confirmed" | "scheduled">,
  now: Date,
): ClientDetails {
  const { contactReportTypes = null, ...rest } = input;
  return {
    ...rest,
    ...eachClientText((name) => input[name] || null),
    contactReportTypes: contactReportTypes && inUsualOrder(contactReportTypes),
    endedOn: clientEnd(input, now),
  };
}

function clientEnd(
  { status, endedOn }: { status: ClientDetails["status"]; endedOn?: string | null | undefined },
  now: Date,
): string | null {
  return status === "ended" ? (endedOn ?? localDate(now).toString()) : null;
}

/** A client's details after a change: omitted fields keep their value, and an empty last day is today. */
export function readChange(
  client: StoredClient,
  change: z.output<typeof clientChangeSchema>,
  now: Date,
): ClientDetails {
  const { status = client.status, endedOn = client.endedOn } = change;
  const { contactReportTypes = client.contactReportTypes } = change;
  return {
    name: change.name,
    email: change.email,
    ...eachClientText((name) => (change[name] === undefined ? client[name] : change[name] || null)),
    contactReportTypes: contactReportTypes && inUsualOrder(contactReportTypes),
    package: change.package ?? client.package,
    monthlyFee: change.monthlyFee ?? client.monthlyFee,
    language: change.language ?? client.language,
    status,
    endedOn: clientEnd({ status, endedOn }, now),
  };
}
