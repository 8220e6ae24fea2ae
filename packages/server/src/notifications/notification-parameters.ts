import type { Language } from "@agency/content/settings";
import type { ReportType } from "@agency/model/report/report-type";
import type { AttentionKind, EnquiryKind, ServerTrouble } from "@agency/model/states";
import type { AuditResult } from "../audit/audit.ts";
import type { EnquiryDetails } from "../enquiries/enquiry.ts";

/** The staff notice of an enquiry. */
export type EnquiryNotice = {
  enquiryId: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  website: string | null;
  service: string | null;
  message: string | null;
  /** Path of the page with the form. */
  page: string | null;
  city: string | null;
  /** The language that the person writes in. */
  language: Language;
  marketing: boolean;
  details: EnquiryDetails;
  /** The agreed time, once the person confirmed it; null where there is none. */
  appointment: Appointment | null;
};

/** Tells a person that a form arrived. Names nothing that was typed. */
export type EnquiryReceipt = { asked: "contact" | "consultation" };

/** The audit details that a visitor asked for. */
export type AuditDetails = {
  auditId: string;
  /** The audited address. */
  url: string;
  /** A moment in UTC. */
  checkedAt: string;
  result: AuditResult;
};

/** Asks the owner of an address to confirm what somebody asked for with it. Names nothing that was typed. */
export type Verification = { token: string };

/** The same for a held time, which is free again after these minutes. */
export type BookingVerification = Verification & { minutes: number };

/** Offers a member of the staff to make a browser known, for so many minutes. */
export type BrowserLinkMail = { username: string; token: string; minutes: number };

/** A consultation for a calendar. Moments are text, since notifications are stored as JSON. */
export type Appointment = {
  startsAt: string;
  endsAt: string;
  /** The calendar event's UID, unchanged when the booking moves. */
  uid: string;
  sequence: number;
  /** When the time was agreed, moved or given up. */
  changedAt: string;
};

/** A notification to the person who booked. */
export type BookingNotification = Appointment & {
  name: string;
  email: string;
  /** The Message-ID of the first email about this booking. */
  follows: string;
};

/** A notification with links to move or cancel the booking. `before`: the time that was given up, when it was moved. */
export type OpenBookingNotification = BookingNotification & { token: string; before: string | null };

/** The staff notice of a change. */
export type BookingNotice = {
  enquiryId: string;
  name: string;
  email: string;
  /** The time that was given up. */
  before: string;
  /** The new time; null when the booking was cancelled. */
  startsAt: string | null;
  appointment: Appointment;
  /** The Message-ID of the notice that the person confirmed the booking. */
  follows: string;
};

/** Tells a contact the client ID, in groups. */
export type ClientWelcome = { clientName: string; clientId: string; contactName: string | null };

/** Warns the staff that a former client will be deleted. */
export type ClientDeletion = {
  name: string;
  /** Days, `2026-11-21`. */
  endedOn: string;
  deletedOn: string;
};

/** What waits for the staff, once a day. */
export type AttentionSummary = {
  /** How many things wait of each kind. */
  counts: Partial<Record<AttentionKind, number>>;
  total: number;
  /** The first ones, the most urgent first. `since` and `endsAt` are moments in UTC. */
  first: (
    | {
        kind: Exclude<AttentionKind, ServerTrouble | "source_expiring">;
        clientName: string;
        reportType: ReportType;
        periodStart: string;
        since: string;
      }
    | { kind: "source_expiring"; account: string; endsAt: string }
    | { kind: "disk_low"; freeBytes: number }
    | { kind: "mail_outage"; waiting: number; since: string }
    | { kind: "backup_late"; since: string | null }
  )[];
};

/** Asks the person to confirm the sign-up. */
export type SignUpNotification = { token: string };

/** A notification with an unsubscribe link. */
export type UnsubscribableNotification = { unsubscribeToken: string };

/** The newsletter: an article in the subscriber's language. */
export type IssueNotification = UnsubscribableNotification & {
  slug: string;
  title: string;
  excerpt: string;
  /** Reading time. */
  minutes: number;
};

/** The article's part of its notification. */
export type IssueArticle = Omit<IssueNotification, "unsubscribeToken">;

/** Every kind of notification with its text's parameters. Stored as JSON, so moments are text. */
export type NotificationParameters = {
  "audit-verification": Verification;
  "audit-details": AuditDetails;
  "enquiry-notice": EnquiryNotice;
  "enquiry-receipt": EnquiryReceipt;
  "booking-verification": BookingVerification;
  "booking-confirmation": OpenBookingNotification;
  "booking-reminder": OpenBookingNotification;
  "booking-cancellation": BookingNotification;
  "booking-notice": BookingNotice;
  "client-welcome": ClientWelcome;
  "client-deletion": ClientDeletion;
  "browser-link": BrowserLinkMail;
  "attention-summary": AttentionSummary;
  "newsletter-confirmation": SignUpNotification;
  "newsletter-known": UnsubscribableNotification;
  "newsletter-issue": IssueNotification;
};

export type NotificationKind = keyof NotificationParameters;
