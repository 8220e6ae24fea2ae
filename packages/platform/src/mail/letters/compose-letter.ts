import type { Letter } from "@agency/core/letters/letter";
import type { LetterKind, LetterParameters } from "@agency/core/letters/letter-parameters";
import { type AuditDetailsKey, composeAuditDetails } from "./audit-details.ts";
import { type BookingNoticeKey, composeBookingNotice } from "./booking-notice.ts";
import { type BookingKey, composeCancellation, composeConfirmation, composeReminder } from "./booking.ts";
import { composeEnquiryNotice, type EnquiryNoticeKey } from "./enquiry-notice.ts";
import type { ComposedLetter, LetterSetting, LetterText } from "./letter-frame.ts";
import { composeIssue, composeKnown, composeSignUp, type NewsletterKey } from "./newsletter.ts";

/** The keys of the texts of every kind of letter. */
export type LetterTextKey = AuditDetailsKey | EnquiryNoticeKey | BookingKey | BookingNoticeKey | NewsletterKey;

type Composer<K extends LetterKind> = (
  parameters: LetterParameters[K],
  t: LetterText<LetterTextKey>,
  setting: LetterSetting,
) => ComposedLetter;

const composers: { [K in LetterKind]: Composer<K> } = {
  "audit-details": composeAuditDetails,
  "enquiry-notice": composeEnquiryNotice,
  "booking-confirmation": composeConfirmation,
  "booking-reminder": composeReminder,
  "booking-cancellation": composeCancellation,
  "booking-notice": composeBookingNotice,
  "newsletter-confirmation": composeSignUp,
  "newsletter-known": composeKnown,
  "newsletter-issue": composeIssue,
};

/**
 * Puts a letter into words.
 * @throws Error where its kind is unknown to this version, or where its parameters are gone because it was sent
 */
export function composeLetter(
  { kind, parameters }: Pick<Letter, "kind" | "parameters">,
  t: LetterText<LetterTextKey>,
  setting: LetterSetting,
): ComposedLetter {
  const composer = (composers as Partial<Record<string, Composer<LetterKind>>>)[kind];
  if (!composer) throw new Error(`This version knows no letter of the kind ${kind}`);
  if (!parameters) throw new Error("The letter was sent already, and its content is gone");
  return composer(parameters, t, setting);
}
