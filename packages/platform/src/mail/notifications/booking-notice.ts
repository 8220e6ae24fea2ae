import type { BookingNotice } from "@agency/core/notifications/notification-parameters";
import { oneLine } from "../html.ts";
import { momentText } from "./moments.ts";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "./notification-frame.ts";

export type BookingNoticeKey =
  | `notifications:booking.notice.${"subject" | "intro"}.${"moved" | "cancelled"}`
  | `notifications:booking.notice.${"name" | "email" | "before" | "now" | "open"}`
  | `notifications:enquiryNotice.${"reply" | "reason"}`;

/** The longest part of a name in a subject; mail programs would cut off more. */
const longestName = 80;

/** Tells the staff that a visitor moved or cancelled a consultation. */
export function composeBookingNotice(
  { enquiryId, name, email, before, startsAt }: BookingNotice,
  t: NotificationText<BookingNoticeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const kind = startsAt === null ? "cancelled" : "moved";
  const subject = t(`notifications:booking.notice.subject.${kind}`, {
    name: oneLine(name).slice(0, longestName) || email,
    when: momentText(startsAt ?? before, setting),
  });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t(`notifications:booking.notice.intro.${kind}`)],
    facts: [
      { label: t("notifications:booking.notice.name"), value: name },
      { label: t("notifications:booking.notice.email"), value: email },
      { label: t("notifications:booking.notice.before"), value: momentText(before, setting) },
      ...(startsAt === null
        ? []
        : [{ label: t("notifications:booking.notice.now"), value: momentText(startsAt, setting) }]),
    ],
    button: {
      label: t("notifications:booking.notice.open"),
      url: `${setting.publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`,
    },
    closing: [t("notifications:enquiryNotice.reply", { email })],
    reason: t("notifications:enquiryNotice.reason", { agency: setting.agency.name }),
  });
}
