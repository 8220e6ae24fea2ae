import type { z } from "zod";
import type { contactInputSchema, Enquiry, enquiryFilterSchema } from "@agency/contracts/enquiries/schemas";
import { formatClientId } from "@agency/core/clients/client-id";
import type { EnquiryFilter, EnquiryWithClient } from "@agency/core/enquiries/enquiry-repository";
import type { EnquiryInput } from "@agency/core/enquiries/keep-enquiry";
import type { Visit } from "@agency/core/enquiries/visit";
import { dayStart } from "@agency/model/time-zone";

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

/** The contact form as stored. */
export function readContact(input: z.output<typeof contactInputSchema>, visit: Visit): EnquiryInput {
  const { firstName, lastName, email, website, noWebsite, service, projectDetails } = input;
  return {
    kind: "contact",
    name: `${firstName} ${lastName}`,
    email,
    website: noWebsite ? null : (website ?? null),
    service: service ?? null,
    message: projectDetails ?? null,
    visit,
  };
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
