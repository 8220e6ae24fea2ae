import type { BookingLetter, OpenBookingLetter } from "@agency/core/bookings/booking-letters";
import { composeInvitation } from "../../calendar/invitation.ts";
import type { Message } from "../message.ts";
import {
  type ComposedLetter,
  frameLetter,
  type LetterFact,
  type LetterSetting,
  type LetterText,
} from "./letter-frame.ts";
import { bookingLink } from "./links.ts";
import { momentText } from "./moments.ts";

type Part<Name extends string, Key extends string> = `letters:booking.${Name}.${Key}`;

export type BookingKey =
  | Part<"confirmation", "subject" | "heading" | "intro" | "how">
  | Part<"moved", "subject" | "heading" | "intro">
  | Part<"reminder", "subject" | "heading" | "intro">
  | Part<"cancellation", "subject" | "heading" | "intro" | "again" | "choose">
  | `letters:booking.${"hello" | "when" | "length" | "minutes" | "change" | "calendar" | "calendarEnd"}`
  | `letters:booking.${"summary" | "description" | "descriptionChange" | "reason" | "reasonEnd"}`;

type Text = LetterText<BookingKey>;

/** Confirms a time, the first one or another, with the appointment for the calendar. */
export function composeConfirmation(booking: OpenBookingLetter, t: Text, setting: LetterSetting): ComposedLetter {
  const kind = booking.moved ? "moved" : "confirmation";
  const minutes = minutesOf(booking);
  return {
    ...frameLetter(setting, {
      subject: t(`letters:booking.${kind}.subject`, { when: momentText(booking.startsAt, setting) }),
      heading: t(`letters:booking.${kind}.heading`),
      paragraphs: [
        t("letters:booking.hello", { name: booking.name }),
        t(`letters:booking.${kind}.intro`, { minutes }),
        ...(booking.moved ? [] : [t("letters:booking.confirmation.how")]),
      ],
      facts: facts(booking, t, setting),
      button: { label: t("letters:booking.change"), url: bookingLink(setting, booking.token) },
      closing: [t("letters:booking.calendar")],
      reason: t("letters:booking.reason", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
  };
}

/** The letter of the day before. The calendar knows the time already. */
export function composeReminder(booking: OpenBookingLetter, t: Text, setting: LetterSetting): ComposedLetter {
  return frameLetter(setting, {
    subject: t("letters:booking.reminder.subject", { when: momentText(booking.startsAt, setting) }),
    heading: t("letters:booking.reminder.heading"),
    paragraphs: [t("letters:booking.hello", { name: booking.name }), t("letters:booking.reminder.intro")],
    facts: facts(booking, t, setting),
    button: { label: t("letters:booking.change"), url: bookingLink(setting, booking.token) },
    reason: t("letters:booking.reason", { agency: setting.agency.name }),
  });
}

/** Says that the time is given up, and takes the appointment out of the calendar. */
export function composeCancellation(booking: BookingLetter, t: Text, setting: LetterSetting): ComposedLetter {
  return {
    ...frameLetter(setting, {
      subject: t("letters:booking.cancellation.subject", { when: momentText(booking.startsAt, setting) }),
      heading: t("letters:booking.cancellation.heading"),
      paragraphs: [
        t("letters:booking.hello", { name: booking.name }),
        t("letters:booking.cancellation.intro"),
        t("letters:booking.cancellation.again"),
      ],
      button: {
        label: t("letters:booking.cancellation.choose"),
        url: `${setting.publicUrl}${setting.prefix || "/"}#tools`,
      },
      closing: [t("letters:booking.calendarEnd")],
      reason: t("letters:booking.reasonEnd", { agency: setting.agency.name }),
    }),
    calendar: invitation(booking, t, setting),
  };
}

function facts(booking: BookingLetter, t: Text, setting: LetterSetting): LetterFact[] {
  return [
    { label: t("letters:booking.when"), value: momentText(booking.startsAt, setting) },
    { label: t("letters:booking.length"), value: t("letters:booking.minutes", { minutes: minutesOf(booking) }) },
  ];
}

function minutesOf({ startsAt, endsAt }: BookingLetter): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

function invitation(booking: BookingLetter & { token?: string }, t: Text, setting: LetterSetting): Message["calendar"] {
  const { agency } = setting;
  const method = booking.token === undefined ? "CANCEL" : "REQUEST";
  const description = [
    t("letters:booking.description", { minutes: minutesOf(booking) }),
    ...(booking.token === undefined
      ? []
      : [t("letters:booking.descriptionChange", { url: bookingLink(setting, booking.token) })]),
  ];
  const content = composeInvitation({
    method,
    uid: booking.uid,
    sequence: booking.sequence,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    stamp: new Date(booking.changedAt),
    summary: t("letters:booking.summary", { agency: agency.name }),
    description: description.join("\n"),
    organizer: { name: agency.name, address: agency.email },
    attendee: { name: booking.name, address: booking.email },
  });
  return { method, content };
}
