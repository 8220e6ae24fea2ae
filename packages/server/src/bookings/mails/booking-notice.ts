import type { Appointment } from "../../enquiries/enquiry.ts";
import { staffAppointment, type StaffAppointmentKey } from "../../enquiries/mails/appointment.ts";
import { enquiryLink } from "../../enquiries/mails/enquiry-link.ts";
import { replyHint, type ReplyHintKey } from "../../enquiries/mails/reply-hint.ts";
import {
  type ComposedNotification,
  frameNotification,
  mailtoLink,
  momentText,
  nameInSubject,
  type NotificationSetting,
  type NotificationText,
  shortMomentText,
} from "../../notifications/mails/notification-frame.ts";

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

export type BookingNoticeKey =
  | `notifications:booking.notice.${"subject" | "intro"}.${"moved" | "cancelled"}`
  | `notifications:booking.notice.${"name" | "email" | "before" | "now" | "open"}`
  | StaffAppointmentKey
  | ReplyHintKey
  | "notifications:enquiryNotice.reason";

/** Tells the staff that a person moved or cancelled a consultation. */
export function composeBookingNotice(
  { enquiryId, name, email, before, startsAt, appointment, follows }: BookingNotice,
  t: NotificationText<BookingNoticeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const kind = startsAt === null ? "cancelled" : "moved";
  const subject = t(`notifications:booking.notice.subject.${kind}`, {
    name: nameInSubject({ name, email }),
    when: shortMomentText(startsAt ?? before, setting),
  });
  const url = enquiryLink(setting, enquiryId);
  const content = frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t(`notifications:booking.notice.intro.${kind}`)],
    facts: [
      { label: t("notifications:booking.notice.name"), value: name },
      { label: t("notifications:booking.notice.email"), value: email, url: mailtoLink(email) },
      { label: t("notifications:booking.notice.before"), value: momentText(before, setting) },
      ...(startsAt === null
        ? []
        : [{ label: t("notifications:booking.notice.now"), value: momentText(startsAt, setting) }]),
    ],
    button: { label: t("notifications:booking.notice.open"), url },
    closing: [replyHint(email, t, setting)],
    reason: t("notifications:enquiryNotice.reason", { agency: setting.agency.name }),
  });
  const method = kind === "cancelled" ? "CANCEL" : "PUBLISH";
  return { ...content, follows, calendar: staffAppointment(appointment, { method, name, email, url }, t, setting) };
}
