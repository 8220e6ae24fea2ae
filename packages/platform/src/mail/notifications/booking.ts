import type { BookingNotification, OpenBookingNotification } from "@agency/core/notifications/notification-parameters";
import { composeInvitation } from "../../calendar/invitation.ts";
import type { Message } from "../message.ts";
import { bookingLink } from "./links.ts";
import { momentText } from "./moments.ts";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationFact,
  type NotificationSetting,
  type NotificationText,
} from "./notification-frame.ts";
import { plainName } from "./plain-name.ts";

type Part<Name extends string, Key extends string> = `notifications:booking.${Name}.${Key}`;

export type BookingKey =
  | Part<"confirmation", "subject" | "heading" | "intro" | "how">
  | Part<"moved", "subject" | "heading" | "intro">
  | Part<"reminder", "subject" | "heading" | "intro">
  | Part<"cancellation", "subject" | "heading" | "intro" | "again" | "choose">
  | `notifications:booking.${"hello" | "helloUnnamed" | "when" | "length" | "minutes" | "change" | "calendar" | "calendarEnd"}`
  | `notifications:booking.${"summary" | "description" | "descriptionChange" | "reason" | "reasonEnd"}`;

type Text = NotificationText<BookingKey>;

/** Confirms a booked or moved time, with the appointment for the calendar. */
export function composeConfirmation(
  booking: OpenBookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  const kind = booking.moved ? "moved" : "confirmation";
  const minutes = minutesOf(booking);
  return {
    ...frameNotification(setting, {
      subject: t(`notifications:booking.${kind}.subject`, { when: momentText(booking.startsAt, setting) }),
      heading: t(`notifications:booking.${kind}.heading`),
      paragraphs: [
        hello(booking, t),
        t(`notifications:booking.${kind}.intro`, { minutes }),
        ...(booking.moved ? [] : [t("notifications:booking.confirmation.how")]),
      ],
      facts: facts(booking, t, setting),
      button: { label: t("notifications:booking.change"), url: bookingLink(setting, booking.token) },
      closing: [t("notifications:booking.calendar")],
      reason: t("notifications:booking.reason", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
  };
}

/** Composes the reminder of the day before, without an invitation: the calendar already has the appointment. */
export function composeReminder(
  booking: OpenBookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  return frameNotification(setting, {
    subject: t("notifications:booking.reminder.subject", { when: momentText(booking.startsAt, setting) }),
    heading: t("notifications:booking.reminder.heading"),
    paragraphs: [hello(booking, t), t("notifications:booking.reminder.intro")],
    facts: facts(booking, t, setting),
    button: { label: t("notifications:booking.change"), url: bookingLink(setting, booking.token) },
    reason: t("notifications:booking.reason", { agency: setting.agency.name }),
  });
}

/** Confirms a cancellation, and removes the appointment from the calendar. */
export function composeCancellation(
  booking: BookingNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  return {
    ...frameNotification(setting, {
      subject: t("notifications:booking.cancellation.subject", { when: momentText(booking.startsAt, setting) }),
      heading: t("notifications:booking.cancellation.heading"),
      paragraphs: [
        hello(booking, t),
        t("notifications:booking.cancellation.intro"),
        t("notifications:booking.cancellation.again"),
      ],
      button: {
        label: t("notifications:booking.cancellation.choose"),
        url: `${setting.publicUrl}${setting.prefix || "/"}#tools`,
      },
      closing: [t("notifications:booking.calendarEnd")],
      reason: t("notifications:booking.reasonEnd", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
  };
}

function hello({ name }: BookingNotification, t: Text): string {
  const shown = plainName(name);
  return shown ? t("notifications:booking.hello", { name: shown }) : t("notifications:booking.helloUnnamed");
}

function facts(booking: BookingNotification, t: Text, setting: NotificationSetting): NotificationFact[] {
  return [
    { label: t("notifications:booking.when"), value: momentText(booking.startsAt, setting) },
    {
      label: t("notifications:booking.length"),
      value: t("notifications:booking.minutes", { minutes: minutesOf(booking) }),
    },
  ];
}

function minutesOf({ startsAt, endsAt }: BookingNotification): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

function invitation(
  booking: BookingNotification & { token?: string },
  t: Text,
  setting: NotificationSetting,
): Message["calendar"] {
  const { agency } = setting;
  const method = booking.token === undefined ? "CANCEL" : "REQUEST";
  const description = [
    t("notifications:booking.description", { minutes: minutesOf(booking) }),
    ...(booking.token === undefined
      ? []
      : [t("notifications:booking.descriptionChange", { url: bookingLink(setting, booking.token) })]),
  ];
  const content = composeInvitation({
    method,
    uid: booking.uid,
    sequence: booking.sequence,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    stamp: new Date(booking.changedAt),
    summary: t("notifications:booking.summary", { agency: agency.name }),
    description: description.join("\n"),
    organizer: { name: agency.name, address: agency.email },
    attendee: { name: plainName(booking.name), address: booking.email },
  });
  return { method, content };
}
