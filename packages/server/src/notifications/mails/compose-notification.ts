import { type AttentionSummaryKey, composeAttentionSummary } from "../../attention/mails/attention-summary.ts";
import { type AuditDetailsKey, composeAuditDetails } from "../../audit/mails/audit-details.ts";
import { type BookingNoticeKey, composeBookingNotice } from "../../bookings/mails/booking-notice.ts";
import {
  type BookingKey,
  composeCancellation,
  composeConfirmation,
  composeReminder,
} from "../../bookings/mails/booking.ts";
import { type ClientDeletionKey, composeClientDeletion } from "../../clients/mails/client-deletion.ts";
import { type ClientWelcomeKey, composeClientWelcome } from "../../clients/mails/client-welcome.ts";
import { composeEnquiryNotice, type EnquiryNoticeKey } from "../../enquiries/mails/enquiry-notice.ts";
import { composeEnquiryReceipt, type EnquiryReceiptKey } from "../../enquiries/mails/enquiry-receipt.ts";
import { composeIssue, composeKnown, composeSignUp, type NewsletterKey } from "../../newsletter/mails/newsletter.ts";
import { type BrowserLinkKey, composeBrowserLink } from "../../staff/mails/browser-link.ts";
import type { NotificationKind, NotificationParameters } from "../notification-parameters.ts";
import type { Notification } from "../notification.ts";
import type { ComposedNotification, NotificationSetting, NotificationText } from "./notification-frame.ts";
import { composeAuditVerification, composeBookingVerification, type VerificationKey } from "./verification.ts";

/** The message keys of every kind of notification. */
export type NotificationTextKey =
  | AttentionSummaryKey
  | AuditDetailsKey
  | EnquiryNoticeKey
  | EnquiryReceiptKey
  | BookingKey
  | BookingNoticeKey
  | BrowserLinkKey
  | ClientDeletionKey
  | ClientWelcomeKey
  | NewsletterKey
  | VerificationKey;

type Composer<K extends NotificationKind> = (
  parameters: NotificationParameters[K],
  t: NotificationText<NotificationTextKey>,
  setting: NotificationSetting,
) => ComposedNotification;

const composers: { [K in NotificationKind]: Composer<K> } = {
  "audit-verification": composeAuditVerification,
  "audit-details": composeAuditDetails,
  "enquiry-notice": composeEnquiryNotice,
  "enquiry-receipt": composeEnquiryReceipt,
  "booking-verification": composeBookingVerification,
  "booking-confirmation": composeConfirmation,
  "booking-reminder": composeReminder,
  "booking-cancellation": composeCancellation,
  "booking-notice": composeBookingNotice,
  "client-welcome": composeClientWelcome,
  "client-deletion": composeClientDeletion,
  "browser-link": composeBrowserLink,
  "attention-summary": composeAttentionSummary,
  "newsletter-confirmation": composeSignUp,
  "newsletter-known": composeKnown,
  "newsletter-issue": composeIssue,
};

/**
 * Composes a notification's mail.
 * @throws Error when this version does not know its kind, or when its parameters were deleted after sending
 */
export function composeNotification(
  { kind, parameters }: Pick<Notification, "kind" | "parameters">,
  t: NotificationText<NotificationTextKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const composer = (composers as Partial<Record<string, Composer<NotificationKind>>>)[kind];
  if (!composer) throw new Error(`This version does not know the notification kind ${kind}`);
  if (!parameters) throw new Error("The notification was already sent and its content deleted");
  return composer(parameters, t, setting);
}
