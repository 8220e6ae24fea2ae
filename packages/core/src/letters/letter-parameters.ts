import type { AuditResult } from "../audit/audit.ts";
import type { BookingLetter, BookingNotice, OpenBookingLetter } from "../bookings/booking-letters.ts";
import type { EnquiryDetails, EnquiryKind } from "../enquiries/enquiry.ts";
import type { IssueLetter, SignUpLetter, UnsubscribableLetter } from "../newsletter/newsletter-letters.ts";
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

/** What whoever asked for the details of an audit is told. */
export type AuditDetails = {
  auditId: string;
  /** The address that was audited. */
  url: string;
  /** A moment in UTC. */
  checkedAt: string;
  result: AuditResult;
};

/** Every kind of letter, with what its text needs. Kept as JSON, so that a moment stands here as text. */
export type LetterParameters = {
  "audit-details": AuditDetails;
  "enquiry-notice": EnquiryNotice;
  "booking-confirmation": OpenBookingLetter;
  "booking-reminder": OpenBookingLetter;
  "booking-cancellation": BookingLetter;
  "booking-notice": BookingNotice;
  "newsletter-confirmation": SignUpLetter;
  "newsletter-known": UnsubscribableLetter;
  "newsletter-issue": IssueLetter;
};

export type LetterKind = keyof LetterParameters;
