import type { Language } from "@agency/content/settings";
import type { EnquiryKind } from "@agency/model/states";
import type { AuditResult } from "../audit/audit.ts";
import type { BookingNotification, BookingNotice, OpenBookingNotification } from "../bookings/booking-notifications.ts";
import type { EnquiryDetails } from "../enquiries/enquiry.ts";
import type {
  IssueNotification,
  SignUpNotification,
  UnsubscribableNotification,
} from "../newsletter/newsletter-notifications.ts";

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

/** Every kind of notification, with what its text needs. Kept as JSON, so that a moment stands here as text. */
export type NotificationParameters = {
  "audit-details": AuditDetails;
  "enquiry-notice": EnquiryNotice;
  "booking-confirmation": OpenBookingNotification;
  "booking-reminder": OpenBookingNotification;
  "booking-cancellation": BookingNotification;
  "booking-notice": BookingNotice;
  "newsletter-confirmation": SignUpNotification;
  "newsletter-known": UnsubscribableNotification;
  "newsletter-issue": IssueNotification;
};

export type NotificationKind = keyof NotificationParameters;
