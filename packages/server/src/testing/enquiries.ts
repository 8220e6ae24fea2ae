import { v7 as newId } from "uuid";
import type { Enquiry } from "../enquiries/enquiry.ts";

/** An enquiry from a new person, ready to be stored. */
export function sampleEnquiry(details: Partial<Enquiry> = {}): Enquiry {
  const id = newId();
  return {
    id,
    kind: "consultation",
    name: "Aminah Contoh",
    email: `aminah-${id}@client.test`,
    website: null,
    service: null,
    message: null,
    details: {},
    reference: null,
    language: "en",
    page: "/",
    city: null,
    noticeVersion: "1.0",
    consentedAt: new Date("2026-11-10T04:00:00Z"),
    purpose: "consultation",
    marketing: false,
    spam: false,
    handledAt: null,
    note: null,
    clientId: null,
    createdAt: new Date("2026-11-10T04:00:00Z"),
    ...details,
  };
}
