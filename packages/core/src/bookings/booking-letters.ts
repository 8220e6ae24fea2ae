import type { NewId } from "../clock.ts";
import type { LetterRequest } from "../letters/letter.ts";
import { addressLetter } from "../letters/write-letter.ts";
import type { Language } from "../reports/snapshot.ts";
import type { Booking } from "./booking.ts";

/** What a letter to the person of a booking tells. Moments stand as text, since letters are kept as JSON. */
export type BookingLetter = {
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

/** A letter that holds the links by which the booking is moved or cancelled. */
export type OpenBookingLetter = BookingLetter & { token: string; moved: boolean };

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

/** What it takes to write about bookings. */
export type BookingMailing = {
  newId: NewId;
  /** Host of the Message-IDs and of the appointments' names. */
  host: string;
  rules: { minutes: number };
};

/** Where news for the staff goes, and in which language. */
export type BookingStaff = { staff: { email: string; language: Language } };

/** The letter that confirms a time, with the appointment for the calendar. */
export function confirmation(mailing: BookingMailing, booking: Booking, token: string): LetterRequest {
  return addressLetter(mailing, {
    kind: "booking-confirmation",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, moved: booking.sequence > 0 },
  });
}

/** The letter of the day before. */
export function reminder(mailing: BookingMailing, booking: Booking, token: string): LetterRequest {
  return addressLetter(mailing, {
    kind: "booking-reminder",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, moved: false },
  });
}

/** The letter that takes the appointment out of the calendar. */
export function cancellation(mailing: BookingMailing, booking: Booking): LetterRequest {
  return addressLetter(mailing, {
    kind: "booking-cancellation",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: told(mailing, booking),
  });
}

/** Tells the staff that the person moved or cancelled a booking. */
export function changeNotice(mailing: BookingMailing & BookingStaff, before: Booking, now: Booking): LetterRequest {
  const { enquiryId, name, email } = now;
  return addressLetter(mailing, {
    kind: "booking-notice",
    to: { email: mailing.staff.email },
    about: email,
    language: mailing.staff.language,
    replyTo: email,
    key: versionOf(now),
    parameters: {
      enquiryId,
      name,
      email,
      before: before.startsAt.toISOString(),
      startsAt: now.state === "cancelled" ? null : now.startsAt.toISOString(),
    },
  });
}

/** The keys of the letters that tell of a time which does not hold any more. */
export function outdatedLetters(booking: Booking): string[] {
  return ["booking-confirmation", "booking-reminder"].map((kind) => `${kind}/${versionOf(booking)}`);
}

function told(
  { host, rules }: BookingMailing,
  { id, name, email, startsAt, sequence, updatedAt }: Booking,
): BookingLetter {
  return {
    name,
    email,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + rules.minutes * 60_000).toISOString(),
    uid: `${id}@${host}`,
    sequence,
    changedAt: updatedAt.toISOString(),
  };
}

function recipientOf({ email, name, language }: Booking) {
  return { to: { email, name }, language };
}

function versionOf({ id, sequence }: Booking): string {
  return `${id}/${sequence}`;
}
