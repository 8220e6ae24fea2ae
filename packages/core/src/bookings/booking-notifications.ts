import type { Language } from "@agency/content/settings";
import type { NewId } from "../clock.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { addressNotification } from "../notifications/write-notification.ts";
import type { Booking } from "./booking.ts";

/** What a notification to the person of a booking tells. Moments stand as text, since notifications are kept as JSON. */
export type BookingNotification = {
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

/** A notification that holds the links by which the booking is moved or cancelled. */
export type OpenBookingNotification = BookingNotification & { token: string; moved: boolean };

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

/** The notification that confirms a time, with the appointment for the calendar. */
export function confirmation(mailing: BookingMailing, booking: Booking, token: string): NotificationRequest {
  return addressNotification(mailing, {
    kind: "booking-confirmation",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, moved: booking.sequence > 0 },
  });
}

/** The notification of the day before. */
export function reminder(mailing: BookingMailing, booking: Booking, token: string): NotificationRequest {
  return addressNotification(mailing, {
    kind: "booking-reminder",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, moved: false },
  });
}

/** The notification that takes the appointment out of the calendar. */
export function cancellation(mailing: BookingMailing, booking: Booking): NotificationRequest {
  return addressNotification(mailing, {
    kind: "booking-cancellation",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: told(mailing, booking),
  });
}

/** Tells the staff that the person moved or cancelled a booking. */
export function changeNotice(
  mailing: BookingMailing & BookingStaff,
  before: Booking,
  now: Booking,
): NotificationRequest {
  const { enquiryId, name, email } = now;
  return addressNotification(mailing, {
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

/** The keys of the notifications that tell of a time which does not hold any more. */
export function outdatedNotifications(booking: Booking): string[] {
  return ["booking-confirmation", "booking-reminder"].map((kind) => `${kind}/${versionOf(booking)}`);
}

function told(
  { host, rules }: BookingMailing,
  { id, name, email, startsAt, sequence, updatedAt }: Booking,
): BookingNotification {
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
