import type { z } from "zod";
import { offerName } from "@agency/content/offer-name";
import { findOffer, monthlyFeeOf } from "@agency/content/offers";
import type { Language, ServiceKey } from "@agency/content/settings";
import type { contactInputSchema, Enquiry, enquiryFilterSchema } from "@agency/contracts/enquiries";
import { dayStart } from "@agency/model/time-zone";
import { formatClientId } from "../clients/client-id.ts";
import { Refusal } from "../kit/refusal.ts";
import type { EnquiryFilter, EnquiryWithClient } from "./enquiry-repository.ts";
import type { ChosenOffer } from "./enquiry.ts";
import type { EnquiryInput } from "./keep-enquiry.ts";
import type { Visit } from "./visit.ts";

/** An enquiry as shown to the staff. */
export function presentEnquiry({ enquiry, client }: EnquiryWithClient): Enquiry {
  const { noticeVersion, consentedAt, handledAt, clientId: _, createdAt, ...rest } = enquiry;
  return {
    ...rest,
    consent: noticeVersion && consentedAt ? { notice: noticeVersion, at: consentedAt.toISOString() } : null,
    handledAt: handledAt?.toISOString() ?? null,
    client: client && { id: formatClientId(client.accessId), name: client.name },
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The contact form as stored.
 * @throws Refusal invalid_input when there is no such package
 */
export function readContact(input: z.output<typeof contactInputSchema>, visit: Visit): EnquiryInput {
  const { firstName, lastName, email, phone, website, noWebsite, service, projectDetails } = input;
  const offer = input.package ? chosenOffer(service || null, input.package, visit.language) : null;
  return {
    kind: "contact",
    name: `${firstName} ${lastName}`,
    email,
    website: noWebsite ? null : (website ?? null),
    service: service ?? null,
    message: projectDetails ?? null,
    details: { ...(phone && { phone }), ...(offer && { offer }) },
    visit,
  };
}

function chosenOffer(service: ServiceKey | null, key: string, language: Language): ChosenOffer {
  const offer = findOffer(service, key);
  if (!offer) throw new Refusal("invalid_input", { fields: [{ field: "package", problem: "not_offered" }] });
  return { name: offerName(offer, language), monthlyFee: monthlyFeeOf(offer), package: offer.clientPackage };
}

/** The days of a filter as timestamps. The last day is included. */
export function readFilter(query: z.output<typeof enquiryFilterSchema>): EnquiryFilter {
  const { kind, search, handled, spam, from, to } = query;
  return {
    kind,
    search,
    handled: handled && handled === "yes",
    spam: spam === "yes",
    from: from ? dayStart(from) : undefined,
    until: to ? dayStart(to, 1) : undefined,
  };
}
