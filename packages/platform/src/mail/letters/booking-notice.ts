import type { BookingNotice } from "@agency/core/bookings/booking-letters";
import { oneLine } from "../html.ts";
import { type ComposedLetter, frameLetter, type LetterSetting, type LetterText } from "./letter-frame.ts";
import { momentText } from "./moments.ts";

export type BookingNoticeKey =
  | `letters:booking.notice.${"subject" | "intro"}.${"moved" | "cancelled"}`
  | `letters:booking.notice.${"name" | "email" | "before" | "now" | "open"}`
  | `letters:enquiryNotice.${"reply" | "reason"}`;

/** A subject that is cut off by every mail program needs no more of a name. */
const longestName = 80;

/** Tells the staff that a person moved or cancelled a consultation. */
export function composeBookingNotice(
  { enquiryId, name, email, before, startsAt }: BookingNotice,
  t: LetterText<BookingNoticeKey>,
  setting: LetterSetting,
): ComposedLetter {
  const kind = startsAt === null ? "cancelled" : "moved";
  const subject = t(`letters:booking.notice.subject.${kind}`, {
    name: oneLine(name).slice(0, longestName) || email,
    when: momentText(startsAt ?? before, setting),
  });
  return frameLetter(setting, {
    subject,
    heading: subject,
    paragraphs: [t(`letters:booking.notice.intro.${kind}`)],
    facts: [
      { label: t("letters:booking.notice.name"), value: name },
      { label: t("letters:booking.notice.email"), value: email },
      { label: t("letters:booking.notice.before"), value: momentText(before, setting) },
      ...(startsAt === null ? [] : [{ label: t("letters:booking.notice.now"), value: momentText(startsAt, setting) }]),
    ],
    button: {
      label: t("letters:booking.notice.open"),
      url: `${setting.publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`,
    },
    closing: [t("letters:enquiryNotice.reply", { email })],
    reason: t("letters:enquiryNotice.reason", { agency: setting.agency.name }),
  });
}
