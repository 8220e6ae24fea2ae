import { bookingRules as rules } from "@agency/content/booking-rules";
import type { Appointment } from "../enquiries/enquiry.ts";
import { confirmedNoticeId } from "../enquiries/keep-enquiry.ts";
import type { Context } from "../kit/context.ts";
import { type Environment, publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification, notificationMessageId } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Booking } from "./booking.ts";
import type { BookingNotification, BookingMails } from "./mail.ts";

const addressing = ({ newId, environment }: Context) => ({ newId, host: publicHost(environment) });

/** Asks the person to confirm a time. Says nothing that was typed into the form. */
export function verification(context: Context, booking: Booking, token: string): NotificationRequest {
  return addressNotification<BookingMails>(addressing(context), {
    kind: "booking-verification",
    to: { email: booking.email },
    language: booking.language,
    key: bookingVersion(booking),
    parameters: { token, minutes: rules.holdMinutes },
  });
}

/**
 * Confirms a time, with the event for the calendar.
 * @param before the time that was given up, when the booking was moved
 */
export function confirmation(
  context: Context,
  booking: Booking,
  token: string,
  before: Date | null = null,
): NotificationRequest {
  return addressNotification<BookingMails>(addressing(context), {
    kind: "booking-confirmation",
    ...bookingRecipient(booking),
    key: bookingVersion(booking),
    parameters: { ...told(context, booking), token, before: before?.toISOString() ?? null },
  });
}

/** The reminder of the day before. */
export function reminder(context: Context, booking: Booking, token: string): NotificationRequest {
  return addressNotification<BookingMails>(addressing(context), {
    kind: "booking-reminder",
    ...bookingRecipient(booking),
    key: bookingVersion(booking),
    parameters: { ...told(context, booking), token, before: null },
  });
}

/** Cancels the event in the person's calendar. */
export function cancellation(context: Context, booking: Booking): NotificationRequest {
  return addressNotification<BookingMails>(addressing(context), {
    kind: "booking-cancellation",
    ...bookingRecipient(booking),
    key: bookingVersion(booking),
    parameters: told(context, booking),
  });
}

/** Tells the staff that the person moved or cancelled a booking. */
export function changeNotice(context: Context, before: Booking, now: Booking): NotificationRequest {
  const { enquiryId, name, email } = now;
  const { environment } = context;
  const staff = staffInbox(environment);
  return addressNotification<BookingMails>(addressing(context), {
    kind: "booking-notice",
    to: { email: staff.email },
    about: email,
    language: staff.language,
    replyTo: email,
    key: bookingVersion(now),
    parameters: {
      enquiryId,
      name,
      email,
      before: before.startsAt.toISOString(),
      startsAt: now.state === "cancelled" ? null : now.startsAt.toISOString(),
      appointment: toAppointment(environment, now),
      follows: confirmedNoticeId(context, enquiryId),
    },
  });
}

/** The keys of notifications about a time that was given up. */
export function outdatedNotifications(booking: Booking): string[] {
  return ["booking-verification", "booking-confirmation", "booking-reminder"].map(
    (kind) => `${kind}/${bookingVersion(booking)}`,
  );
}

/** The consultation for a calendar. */
export function toAppointment(
  environment: Environment,
  { id, startsAt, talkBy, sequence, updatedAt }: Booking,
): Appointment {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + rules.minutes * 60_000).toISOString(),
    talkBy,
    uid: `${id}@${publicHost(environment)}`,
    sequence,
    changedAt: updatedAt.toISOString(),
  };
}

function told({ environment }: Context, booking: Booking): BookingNotification {
  const { id, name, email } = booking;
  const first = {
    kind: "booking-verification",
    key: bookingVersion({ id, sequence: 0 }),
    host: publicHost(environment),
  } as const;
  return { name, email, ...toAppointment(environment, booking), follows: notificationMessageId(first) };
}

function bookingRecipient({ email, name, language }: Booking) {
  return { to: { email, name }, language };
}

function bookingVersion({ id, sequence }: Pick<Booking, "id" | "sequence">): string {
  return `${id}/${sequence}`;
}
