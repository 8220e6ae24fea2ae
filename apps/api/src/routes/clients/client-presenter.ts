import type { z } from "zod";
import type { Client, clientChangeSchema, clientInputSchema, PortalClient } from "@agency/contracts/clients/schemas";
import type { ClientDetails, Client as StoredClient } from "@agency/core/clients/client";
import { formatClientId } from "@agency/core/clients/client-id";
import { localDate } from "@agency/model/time-zone";

/** The fields of a client that a portal may see. */
export function presentPortalClient({
  accessId,
  name,
  website,
  package: chosen,
  status,
  language,
}: StoredClient): PortalClient {
  return { id: formatClientId(accessId), name, website, package: chosen, status, language };
}

/** The whole record, for the staff. */
export function presentClient(client: StoredClient): Client {
  const { email, businessType, monthlyFee, endedOn, createdAt } = client;
  return {
    ...presentPortalClient(client),
    email,
    businessType,
    monthlyFee,
    endedOn,
    createdAt: createdAt.toISOString(),
  };
}

/** A new client's details as stored: an empty text becomes null. */
export function readDetails(input: z.output<typeof clientInputSchema>, now: Date): ClientDetails {
  const { website, businessType } = input;
  return { ...input, website: website || null, businessType: businessType || null, endedOn: endOf(input, now) };
}

function endOf(
  { status, endedOn }: { status: ClientDetails["status"]; endedOn?: string | null | undefined },
  now: Date,
): string | null {
  return status === "ended" ? (endedOn ?? localDate(now).toString()) : null;
}

/** A client's details after a change: omitted fields keep their value. */
export function readChange(
  client: StoredClient,
  change: z.output<typeof clientChangeSchema>,
  now: Date,
): ClientDetails {
  const { website = client.website, businessType = client.businessType, status = client.status } = change;
  return {
    name: change.name,
    email: change.email,
    website: website || null,
    businessType: businessType || null,
    package: change.package ?? client.package,
    monthlyFee: change.monthlyFee ?? client.monthlyFee,
    language: change.language ?? client.language,
    status,
    endedOn: endOf({ status, endedOn: change.endedOn ?? client.endedOn }, now),
  };
}
