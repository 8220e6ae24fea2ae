import { type ClientPackage, clientPackages, usualMonthlyFee } from "@agency/content/settings";
import type { Client } from "../clients/client.ts";
import { openClient } from "../clients/create-client.ts";
import type { Context } from "../kit/context.ts";
import { findEnquiry, storeClient } from "./store.ts";

/** Maximum length of a client's name. */
const longestName = 120;

/**
 * Creates a client from an enquiry with the package that the person chose, or else a new client's defaults (specification, section 9),
 * links the two and marks the enquiry as handled.
 * @param chosen what the staff decided instead; the fee in the agency's currency
 * @throws Refusal enquiry_not_found or email_taken
 */
export async function turnIntoClient(
  { database, ...opening }: Pick<Context, "database" | "clock" | "newId" | "random">,
  id: string,
  chosen: { package?: ClientPackage | undefined; monthlyFee?: number | undefined },
): Promise<Client> {
  const { enquiry } = await findEnquiry(database, id);
  const { offer } = enquiry.details;
  const client = await openClient(opening, {
    name: enquiry.name.slice(0, longestName).trim() || enquiry.email.slice(0, longestName),
    email: enquiry.email,
    contactName: enquiry.name.slice(0, longestName).trim() || null,
    contactReportTypes: null,
    website: enquiry.website,
    businessType: null,
    package: chosen.package ?? offer?.package ?? clientPackages[0],
    monthlyFee: chosen.monthlyFee ?? offer?.monthlyFee ?? usualMonthlyFee,
    language: enquiry.language,
    status: "active",
    endedOn: null,
  });
  await storeClient(database, client, { id, handledAt: enquiry.handledAt ?? client.createdAt });
  return client;
}
