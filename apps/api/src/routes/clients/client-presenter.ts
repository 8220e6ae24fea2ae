import type { Client, ClientInput, PortalClient } from "@agency/contracts/clients/schemas";
import { clientInputSchema } from "@agency/contracts/clients/schemas";
import { formatClientId } from "@agency/core/clients/client-id";
import type { ClientDetails, Client as StoredClient } from "@agency/core/clients/client";

/** What a portal may see of a client. */
export function presentPortalClient({ accessId, name, website, package: chosen, status, language }: StoredClient): PortalClient {
  return { id: formatClientId(accessId), name, website, package: chosen, status, language };
}

/** The whole record, for the staff. */
export function presentClient(client: StoredClient): Client {
  const { email, businessType, monthlyFee, createdAt } = client;
  return { ...presentPortalClient(client), email, businessType, monthlyFee, createdAt: createdAt.toISOString() };
}

/** A client's details as they are kept: an empty text is no text. */
export function readDetails(input: ReturnType<typeof clientInputSchema.parse> & ClientInput): ClientDetails {
  return { ...input, website: input.website || null, businessType: input.businessType || null };
}
