import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Booking } from "./booking.ts";

/** Written together with a change of a booking, in one transaction. */
export type BookingMails = {
  notifications: NotificationRequest[];
  /** Keys of notifications that must no longer be sent. */
  withdraw: string[];
};

/** `held`: another booking has the time. `stale`: the booking changed after it was read. */
export type BookingChange = "done" | "held" | "stale";

export type BookingRepository = {
  /** The starts that are held now, from a moment on. */
  heldFrom: (moment: Date, now: Date) => Promise<Date[]>;
  /** Number of future times that an address holds. */
  countUpcoming: (email: string, now: Date) => Promise<number>;
  findByToken: (tokenHash: string) => Promise<Booking | null>;
  /** Stores the booking, its enquiry and the notifications in one transaction. */
  insert: (booking: Booking, enquiry: Enquiry, notifications: NotificationRequest[]) => Promise<"done" | "held">;
  /** Changes a booking unless it changed after it was read. Notes a new time in its enquiry. */
  change: (booking: Booking, change: Partial<Booking>, mails: BookingMails) => Promise<BookingChange>;
  /** Bookings whose reminder is due, earliest first. */
  dueReminders: (now: Date, limit: number) => Promise<Booking[]>;
  /** Newest first. */
  ofPerson: (email: string) => Promise<Booking[]>;
  /** @returns how many rows were deleted */
  erasePerson: (email: string) => Promise<number>;
};
