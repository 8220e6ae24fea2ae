import type { Language } from "@agency/content/settings";
import type { EnquiryKind } from "@agency/model/states";

/** What a person agreed to when the form was sent. */
export const consentPurposes = {
  contact: "answer",
  consultation: "consultation",
  audit: "audit-details",
  subscription: "newsletter",
} as const satisfies Record<EnquiryKind, string>;

export type ConsentPurpose = (typeof consentPurposes)[EnquiryKind];

/** What only some kinds of enquiries have. */
export type EnquiryDetails = {
  /** The page that was audited. */
  url?: string;
  /** Of that audit, 0 to 100. */
  score?: number;
  /** Start of the chosen time of a consultation, as a moment in UTC. */
  slot?: string;
};

/** One form that a person sent: a row of the staff's inbox. */
export type Enquiry = {
  id: string;
  kind: EnquiryKind;
  /** Empty where the form asks for none. */
  name: string;
  /** In lower case. */
  email: string;
  website: string | null;
  service: string | null;
  message: string | null;
  details: EnquiryDetails;
  /** Id of the audit, booking or subscription that it is about. */
  reference: string | null;
  /** Of the page that the form stood on. */
  language: Language;
  /** Path of that page. */
  page: string | null;
  city: string | null;
  /** Version of the privacy notice that was agreed to; null where the call brought none. */
  noticeVersion: string | null;
  consentedAt: Date | null;
  purpose: ConsentPurpose;
  marketing: boolean;
  /** Looks as if no person had sent it. Kept all the same, since that may be wrong. */
  spam: boolean;
  handledAt: Date | null;
  /** The staff's own words. */
  note: string | null;
  /** The client that was made of it. */
  clientId: string | null;
  createdAt: Date;
};
