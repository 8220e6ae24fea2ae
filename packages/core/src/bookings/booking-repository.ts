import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Booking } from "./booking.ts";

/** What is written together with a change of a booking, all or none. */
export type BookingMails = {
  notifications: NotificationRequest[];
  /** Keys of notifications that must not go any more. */
  withdraw: string[];
};

/** `held`: somebody else has the time. `stale`: the booking was changed meanwhile. */
export type BookingChange = "done" | "held" | "stale";

export type BookingRepository = {
  /** The starts that are held, from a moment on. */
  heldFrom: (moment: Date) => Promise<Date[]>;
  /** How many times to come an address holds. */
  countUpcoming: (email: string, now: Date) => Promise<number>;
  findByToken: (tokenHash: string) => Promise<Booking | null>;
  /** The booking, its enquiry and the notifications, all or none. */
  insert: (booking: Booking, enquiry: Enquiry, notifications: NotificationRequest[]) => Promise<"done" | "held">;
  /** Changes a booking that is as it was read. */
  change: (booking: Booking, change: Partial<Booking>, mails: BookingMails) => Promise<BookingChange>;
  /** Bookings whose reminder is due, the earliest first. */
  dueReminders: (now: Date, limit: number) => Promise<Booking[]>;
  /** Newest first. */
  ofPerson: (email: string) => Promise<Booking[]>;
  /** @returns how many rows are gone */
  erasePerson: (email: string) => Promise<number>;
};
