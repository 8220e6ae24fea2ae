import type { Language } from "@agency/content/settings";
import type { Appointment } from "../enquiries/enquiry.ts";
import { confirmedNoticeId } from "../enquiries/keep-enquiry.ts";
import type { NewId } from "../kit/clock.ts";
import { addressNotification, notificationMessageId } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Booking } from "./booking.ts";
import type { BookingNotification } from "./mails/booking.ts";
import type { BookingMails } from "./mails/kinds.ts";

/** Dependencies of booking notifications. */
export type BookingMailing = {
  newId: NewId;
  /** Host of the Message-IDs and of the calendar events' UIDs. */
  host: string;
  rules: { minutes: number };
};

/** The recipient of staff notices, and their language. */
export type BookingStaff = { staff: { email: string; language: Language } };

/** Asks the person to confirm a time. Says nothing that was typed into the form. */
export function verification(
  mailing: BookingMailing & { rules: { holdMinutes: number } },
  booking: Booking,
  token: string,
): NotificationRequest {
  return addressNotification<BookingMails>(mailing, {
    kind: "booking-verification",
    to: { email: booking.email },
    language: booking.language,
    key: versionOf(booking),
    parameters: { token, minutes: mailing.rules.holdMinutes },
  });
}

/**
 * Confirms a time, with the event for the calendar.
 * @param before the time that was given up, when the booking was moved
 */
export function confirmation(
  mailing: BookingMailing,
  booking: Booking,
  token: string,
  before: Date | null = null,
): NotificationRequest {
  return addressNotification<BookingMails>(mailing, {
    kind: "booking-confirmation",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, before: before?.toISOString() ?? null },
  });
}

/** The reminder of the day before. */
export function reminder(mailing: BookingMailing, booking: Booking, token: string): NotificationRequest {
  return addressNotification<BookingMails>(mailing, {
    kind: "booking-reminder",
    ...recipientOf(booking),
    key: versionOf(booking),
    parameters: { ...told(mailing, booking), token, before: null },
  });
}

/** Cancels the event in the person's calendar. */
export function cancellation(mailing: BookingMailing, booking: Booking): NotificationRequest {
  return addressNotification<BookingMails>(mailing, {
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
  return addressNotification<BookingMails>(mailing, {
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
      appointment: appointmentOf(mailing, now),
      follows: confirmedNoticeId(mailing, enquiryId),
    },
  });
}

/** The keys of notifications about a time that is no longer held. */
export function outdatedNotifications(booking: Booking): string[] {
  return ["booking-verification", "booking-confirmation", "booking-reminder"].map(
    (kind) => `${kind}/${versionOf(booking)}`,
  );
}

/** The consultation for a calendar. */
export function appointmentOf(
  { host, rules }: Pick<BookingMailing, "host" | "rules">,
  { id, startsAt, sequence, updatedAt }: Booking,
): Appointment {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + rules.minutes * 60_000).toISOString(),
    uid: `${id}@${host}`,
    sequence,
    changedAt: updatedAt.toISOString(),
  };
}

function told(mailing: BookingMailing, booking: Booking): BookingNotification {
  const { id, name, email } = booking;
  const first = { kind: "booking-verification", key: versionOf({ id, sequence: 0 }), host: mailing.host } as const;
  return { name, email, ...appointmentOf(mailing, booking), follows: notificationMessageId(first) };
}

function recipientOf({ email, name, language }: Booking) {
  return { to: { email, name }, language };
}

function versionOf({ id, sequence }: Pick<Booking, "id" | "sequence">): string {
  return `${id}/${sequence}`;
}
