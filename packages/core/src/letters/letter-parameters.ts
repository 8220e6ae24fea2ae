import type { EnquiryDetails, EnquiryKind } from "../enquiries/enquiry.ts";
import type { Language } from "../reports/snapshot.ts";

/** What the staff are told about an enquiry. */
export type EnquiryNotice = {
  enquiryId: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  website: string | null;
  service: string | null;
  message: string | null;
  /** Path of the page that the form stood on. */
  page: string | null;
  city: string | null;
  /** In which the person writes. */
  language: Language;
  marketing: boolean;
  details: EnquiryDetails;
};

/** Every kind of letter, with what its text needs. Kept as JSON, so that a moment stands here as text. */
export type LetterParameters = {
  "enquiry-notice": EnquiryNotice;
};

export type LetterKind = keyof LetterParameters;
