import { durationText } from "@agency/model/duration";
import { joinSentences } from "@agency/model/report/format";
import type { Appointment } from "../enquiries/enquiry.ts";
import {
  type AppointmentKey,
  appointmentFile,
  staffAppointment,
  type StaffAppointmentKey,
  bookingFormLink,
  enquiryLink,
  locationText,
  replyHint,
  type ReplyHintKey,
  composeVerification,
  type Verification,
  type VerificationKey,
} from "../enquiries/mail.ts";
import type { Message } from "../kit/mail/message.ts";
import {
  type ComposedNotification,
  frameNotification,
  momentText,
  type NotificationFact,
  type NotificationSetting,
  type NotificationText,
  shortMomentText,
  mailtoLink,
} from "../notifications/mails/notification-frame.ts";
import { nameInSubject, plainName } from "../notifications/mails/plain-name.ts";

/** A notification to the person who booked. */
export type BookingNotification = Appointment & {
  name: string;
  email: string;
  /** The Message-ID of the first email about this booking. */
  follows: string;
};

/** A notification with links to move or cancel the booking. `before`: the time that was given up, when it was moved. */
export type OpenBookingNotification = BookingNotification & { token: string; before: string | null };

type Part<Name extends string, Key extends string> = `notifications:booking.${Name}.${Key}`;

type BookingKey =
  | Part<"confirmation", "subject" | "heading" | "intro" | "how">
  | Part<"moved", "subject" | "heading" | "intro">
  | Part<"reminder", "subject" | "heading" | "intro">
  | Part<"cancellation", "subject" | "heading" | "intro" | "again" | "choose">
  | AppointmentKey
  | `notifications:booking.${"hello" | "helloUnnamed" | "when" | "talkBy" | "before" | "length" | "minutes" | "change" | "calendar" | "calendarAnswer" | "calendarEnd"}`
  | `notifications:booking.${"summary" | "description" | "descriptionChange" | "reason" | "reasonEnd"}`;

type Text = NotificationText<BookingKey>;

/** Confirms a booked or moved time, with the appointment for the calendar. */
function composeConfirmation(
  booking: OpenBookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  const kind = booking.before === null ? "confirmation" : "moved";
  const minutes = bookingMinutes(booking);
  return {
    ...frameNotification(setting, {
      subject: t(`notifications:booking.${kind}.subject`, { when: shortMomentText(booking.startsAt, setting) }),
      preview: bookingPreview(booking, t(`notifications:booking.${kind}.intro`, { minutes }), setting),
      heading: t(`notifications:booking.${kind}.heading`),
      paragraphs: [
        hello(booking, t),
        t(`notifications:booking.${kind}.intro`, { minutes }),
        ...(kind === "moved" || booking.talkBy !== null ? [] : [t("notifications:booking.confirmation.how")]),
      ],
      facts: facts(booking, t, setting),
      button: { label: t("notifications:booking.change"), url: bookingLink(setting, booking.token) },
      closing: [t("notifications:booking.calendar"), t("notifications:booking.calendarAnswer")],
      reason: t("notifications:booking.reason", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
    follows: booking.follows,
  };
}

/** Composes the reminder of the day before, without an invitation: the calendar already has the appointment. */
function composeReminder(
  booking: OpenBookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  const content = frameNotification(setting, {
    subject: t("notifications:booking.reminder.subject", { when: shortMomentText(booking.startsAt, setting) }),
    preview: bookingPreview(booking, t("notifications:booking.reminder.intro"), setting),
    heading: t("notifications:booking.reminder.heading"),
    paragraphs: [hello(booking, t), t("notifications:booking.reminder.intro")],
    facts: facts(booking, t, setting),
    button: { label: t("notifications:booking.change"), url: bookingLink(setting, booking.token) },
    reason: t("notifications:booking.reason", { agency: setting.agency.name }),
  });
  return { ...content, follows: booking.follows };
}

/** Confirms a cancellation, and removes the appointment from the calendar. */
function composeCancellation(
  booking: BookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  return {
    ...frameNotification(setting, {
      subject: t("notifications:booking.cancellation.subject", { when: shortMomentText(booking.startsAt, setting) }),
      preview: bookingPreview(booking, t("notifications:booking.cancellation.intro"), setting),
      heading: t("notifications:booking.cancellation.heading"),
      paragraphs: [
        hello(booking, t),
        t("notifications:booking.cancellation.intro"),
        t("notifications:booking.cancellation.again"),
      ],
      button: {
        label: t("notifications:booking.cancellation.choose"),
        url: bookingFormLink(setting),
      },
      closing: [t("notifications:booking.calendarEnd")],
      reason: t("notifications:booking.reasonEnd", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
    follows: booking.follows,
  };
}

function hello({ name }: BookingNotification, t: Text): string {
  const shown = plainName(name);
  return shown ? t("notifications:booking.hello", { name: shown }) : t("notifications:booking.helloUnnamed");
}

/** The time, and what became of it. */
function bookingPreview({ startsAt }: BookingNotification, sentence: string, setting: NotificationSetting): string {
  return joinSentences([`${momentText(startsAt, setting)}.`, sentence], setting.locale);
}

function facts(booking: OpenBookingNotification, t: Text, setting: NotificationSetting): NotificationFact[] {
  return [
    { label: t("notifications:booking.when"), value: momentText(booking.startsAt, setting) },
    ...(booking.before === null
      ? []
      : [{ label: t("notifications:booking.before"), value: momentText(booking.before, setting) }]),
    ...(booking.talkBy === null
      ? []
      : [{ label: t("notifications:booking.talkBy"), value: locationText(booking.talkBy, t, setting) }]),
    {
      label: t("notifications:booking.length"),
      value: t("notifications:booking.minutes", { minutes: bookingMinutes(booking) }),
    },
  ];
}

function bookingMinutes({ startsAt, endsAt }: BookingNotification): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

function invitation(
  booking: BookingNotification & { token?: string },
  t: Text,
  setting: NotificationSetting,
): Message["calendar"] {
  const url = booking.token === undefined ? null : bookingLink(setting, booking.token);
  const shown = {
    method: url === null ? "CANCEL" : "REQUEST",
    summary: t("notifications:booking.summary", { agency: setting.agency.name }),
    description: [
      t("notifications:booking.description", { minutes: bookingMinutes(booking) }),
      ...(url === null ? [] : [t("notifications:booking.descriptionChange", { url })]),
    ],
    url,
    attendee: { name: plainName(booking.name), address: booking.email },
  } as const;
  return appointmentFile(booking, shown, t, setting);
}

/**
 * The page that moves or cancels a booking. The token follows the #, like the client ID in the portal's link: browsers never
 * send it in a URL, so it appears in no log and reaches no other site.
 */
function bookingLink({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">, token: string): string {
  return `${publicUrl}${prefix}/consultation#${token}`;
}

/** The staff notice of a change. */
type BookingNotice = {
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

type BookingNoticeKey =
  | `notifications:booking.notice.${"subject" | "intro"}.${"moved" | "cancelled"}`
  | `notifications:booking.notice.${"name" | "email" | "before" | "now" | "open"}`
  | StaffAppointmentKey
  | ReplyHintKey
  | "notifications:enquiryNotice.reason";

/** Tells the staff that a person moved or cancelled a consultation. */
function composeBookingNotice(
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

/** Asks for a held time, which is free again after these minutes. */
type BookingVerification = Verification & { minutes: number };

/** Asks to confirm the time of a consultation. */
function composeBookingVerification(
  { token, minutes }: BookingVerification,
  t: NotificationText<VerificationKey<"booking">>,
  setting: NotificationSetting,
): ComposedNotification {
  const time = durationText(minutes, setting.locale);
  return composeVerification("booking", { url: bookingLink(setting, token), facts: { time } }, t, setting);
}

export const bookingMails = {
  "booking-verification": composeBookingVerification,
  "booking-confirmation": composeConfirmation,
  "booking-reminder": composeReminder,
  "booking-cancellation": composeCancellation,
  "booking-notice": composeBookingNotice,
};

export type BookingMails = typeof bookingMails;
