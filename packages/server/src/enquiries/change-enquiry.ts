import { type ClientPackage, clientPackages, usualMonthlyFee } from "@agency/content/settings";
import { eachClientText } from "@agency/model/limits";
import type { EnquiryKind } from "@agency/model/states";
import type { Client, ClientDetails } from "../clients/client.ts";
import { askBeforeAnother, openClient } from "../clients/create-client.ts";
import type { Context } from "../kit/context.ts";
import type { Enquiry, EnquiryWithClient } from "./enquiry.ts";
import { findEnquiry, updateEnquiry, storeClient } from "./store.ts";

type Change = { handled?: boolean | undefined; note?: string | null | undefined; spam?: boolean | undefined };

/** Follows, by kind, once the staff say that an enquiry is not spam. */
export type OnceNoSpam = { [Kind in EnquiryKind]?: (enquiry: Enquiry) => Promise<void> };

/**
 * Marks an enquiry or saves a note; missing values stay unchanged. An enquiry that is already handled keeps its time.
 * @throws Refusal enquiry_not_found
 */
export async function changeEnquiry(
  { database, clock }: Context,
  id: string,
  { handled, note, spam }: Change,
  onceNoSpam: OnceNoSpam,
): Promise<EnquiryWithClient> {
  const { enquiry } = await findEnquiry(database, id);
  const change = {
    ...(handled === undefined || handled === (enquiry.handledAt !== null)
      ? {}
      : { handledAt: handled ? await clock() : null }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(spam === undefined ? {} : { spam }),
  };
  if (Object.keys(change).length > 0) await updateEnquiry(database, id, change);
  if (spam === false && enquiry.spam) await onceNoSpam[enquiry.kind]?.(enquiry);
  return findEnquiry(database, id);
}

/** Maximum length of a client's name. */
const longestName = 120;

/**
 * Creates a client from an enquiry with the package that the person chose, or else a new client's defaults (specification, section 9),
 * links the two and marks the enquiry as handled.
 * @param chosen what the staff decided instead; the fee in the agency's currency
 * @param chosen.confirmed whether it is not the client it looks like
 * @throws Refusal enquiry_not_found, email_taken, or client_exists while nobody confirmed one that looks like another
 */
export async function turnIntoClient(
  context: Context,
  id: string,
  chosen: { package?: ClientPackage | undefined; monthlyFee?: number | undefined; confirmed: boolean },
): Promise<Client> {
  const { database } = context;
  const { enquiry } = await findEnquiry(database, id);
  const { offer } = enquiry.details;
  const details: ClientDetails = {
    name: enquiry.name.slice(0, longestName).trim() || enquiry.email.slice(0, longestName),
    email: enquiry.email,
    ...eachClientText(() => null),
    contactName: enquiry.name.slice(0, longestName).trim() || null,
    phone: enquiry.details.phone ?? null,
    contactReportTypes: null,
    website: enquiry.website,
    package: chosen.package ?? offer?.package ?? clientPackages[0],
    monthlyFee: chosen.monthlyFee ?? offer?.monthlyFee ?? usualMonthlyFee,
    language: enquiry.language,
    status: "active",
    endedOn: null,
  };
  await askBeforeAnother(database, details, chosen.confirmed);
  const client = await openClient(context, details);
  await storeClient(database, client, { id, handledAt: enquiry.handledAt ?? client.createdAt });
  return client;
}
