import { type ClientPackage, clientPackages, usualMonthlyFee } from "@agency/content/settings";
import { eachClientText } from "@agency/model/limits";
import type { EnquiryKind, EnquiryState } from "@agency/model/states";
import { tellActivity } from "../activity/record.ts";
import type { Client, ClientDetails } from "../clients/client.ts";
import { askBeforeAnother, openClient } from "../clients/create-client.ts";
import type { Context } from "../kit/context.ts";
import { activeColleagues, notOffered } from "../responsible/store.ts";
import { businessName } from "./business-name.ts";
import type { Enquiry, EnquiryInFull } from "./enquiry.ts";
import { findEnquiry, updateEnquiry, storeClient } from "./store.ts";

type Change = {
  state?: EnquiryState | undefined;
  /** Who takes care of it; null for nobody. */
  responsibleId?: string | null | undefined;
  note?: string | null | undefined;
  spam?: boolean | undefined;
};

/** Follows, by kind, once the staff say that an enquiry is not spam. */
export type OnceNoSpam = { [Kind in EnquiryKind]?: (enquiry: Enquiry) => Promise<void> };

/**
 * Says how far an enquiry is and who takes care of it, or saves a note; missing values stay unchanged. One that is in the same state already
 * keeps its time.
 * @param by the account's name
 * @throws Refusal enquiry_not_found, or invalid_input for somebody who has left or does not see enquiries
 */
export async function changeEnquiry(
  { database, clock }: Context,
  id: string,
  { state, responsibleId, note, spam }: Change,
  { by, onceNoSpam }: { by: string; onceNoSpam: OnceNoSpam },
): Promise<EnquiryInFull> {
  const { enquiry } = await findEnquiry(database, id);
  if (responsibleId !== undefined && responsibleId !== enquiry.responsibleId) {
    const chosen = (await activeColleagues(database)).find(({ id: staffId }) => staffId === responsibleId);
    if (responsibleId !== null && !chosen?.seesAll) throw notOffered("responsibleId");
    tellActivity({ details: { changed: ["responsible"], ...(chosen && { to: chosen.name }) } });
  }
  const change = {
    ...(state === undefined || state === enquiry.state ? {} : settledAs(state, await clock(), by)),
    ...(responsibleId === undefined ? {} : { responsibleId }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(spam === undefined ? {} : { spam }),
  };
  if (Object.keys(change).length > 0) await updateEnquiry(database, id, change);
  if (spam === false && enquiry.spam) await onceNoSpam[enquiry.kind]?.(enquiry);
  return findEnquiry(database, id);
}

function settledAs(state: EnquiryState, now: Date, by: string) {
  const settled = state === "waiting" ? { settledAt: null, settledBy: null } : { settledAt: now, settledBy: by };
  return { state, ...settled };
}

/** Maximum length of a contact's name. */
const longestName = 120;

/**
 * Creates a client from an enquiry with the package that the person chose, or else a new client's defaults (specification, section 9),
 * and links the two. An enquiry that waited counts as answered then.
 * @param chosen what the staff decided instead; the fee in the agency's currency
 * @param chosen.name the business's; a guess when missing
 * @param chosen.by the account's name
 * @param chosen.confirmed whether it is not the client it looks like
 * @param chosen.scheduled whether its monthly reports are prepared for review by themselves
 * @throws Refusal enquiry_not_found, email_taken, or client_exists while nobody confirmed one that looks like another
 */
export async function turnIntoClient(
  context: Context,
  id: string,
  chosen: {
    name?: string | undefined;
    package?: ClientPackage | undefined;
    monthlyFee?: number | undefined;
    confirmed: boolean;
    by: string;
    scheduled: boolean;
  },
): Promise<Client> {
  const { database } = context;
  const { enquiry } = await findEnquiry(database, id);
  const { offer } = enquiry.details;
  const details: ClientDetails = {
    name: chosen.name ?? businessName(enquiry),
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
  // Whoever took care of the enquiry takes care of the client.
  const client = { ...(await openClient(context, details)), responsibleId: enquiry.responsibleId };
  const { state, settledAt, settledBy } = enquiry;
  const answered = { state: "answered", settledAt: client.createdAt, settledBy: chosen.by } as const;
  const settled = state === "waiting" ? answered : { state, settledAt, settledBy };
  await storeClient(database, client, { id, scheduled: chosen.scheduled, ...settled });
  return client;
}
