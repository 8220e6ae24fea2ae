import type { Language } from "@agency/content/settings";
import type { EnquiryKind } from "@agency/model/states";
import type { AuditResult } from "../audit/audit.ts";
import type { EnquiryDetails } from "../enquiries/enquiry.ts";

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

/** What a notification to the person of a booking tells. Moments stand as text, since notifications are kept as JSON. */
export type BookingNotification = {
  name: string;
  email: string;
  startsAt: string;
  endsAt: string;
  /** For the calendar: names the appointment, however often it is moved. */
  uid: string;
  sequence: number;
  /** When the time was agreed on, moved or given up. */
  changedAt: string;
};

/** A notification that holds the links by which the booking is moved or cancelled. */
export type OpenBookingNotification = BookingNotification & { token: string; moved: boolean };

/** What the staff are told about a change. */
export type BookingNotice = {
  enquiryId: string;
  name: string;
  email: string;
  /** The time that was given up. */
  before: string;
  /** The new time; null where the booking was cancelled. */
  startsAt: string | null;
};

/** Asks whether the address is to be on the list. */
export type SignUpNotification = { token: string };

/** A notification with the link that ends the newsletter. */
export type UnsubscribableNotification = { unsubscribeToken: string };

/** The newsletter itself: an article in the language of the subscriber. */
export type IssueNotification = UnsubscribableNotification & {
  slug: string;
  title: string;
  excerpt: string;
  /** How long it takes to read. */
  minutes: number;
};

/** What an article's notification says of it. */
export type IssueArticle = Omit<IssueNotification, "unsubscribeToken">;

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
