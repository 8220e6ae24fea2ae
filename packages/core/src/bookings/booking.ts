import type { Language } from "@agency/content/settings";

/** A consultation at an agreed time. */
export type Booking = {
  id: string;
  /** The enquiry of the booking; deleting one deletes both. */
  enquiryId: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Language of the emails to the person. */
  language: Language;
  state: "booked" | "cancelled";
  startsAt: Date;
  /** The start while the time is held, otherwise null. Its unique index prevents double bookings. */
  heldAt: Date | null;
  /** Increases with every change, for calendars. */
  sequence: number;
  /** Hash of the token in the links of the emails. */
  tokenHash: string;
  /**
   * Hash of the token in the reminder's links; the first token is stored only as a hash, so the reminder needs its
   * own.
   */
  reminderTokenHash: string | null;
  /** When to email the reminder; null when there is none, or no longer one. */
  reminderDueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The start of a booking and the values derived from it. */
export type BookingTime = Pick<Booking, "startsAt" | "heldAt" | "reminderDueAt">;

/** Derives a booking's values from its start. `reminderHours`: how long before the start the reminder is emailed. */
export function bookingTime(start: Date, now: Date, { reminderHours }: { reminderHours: number }): BookingTime {
  const reminderDueAt = new Date(start.getTime() - reminderHours * 3_600_000);
  // No reminder when it would already be due: the confirmation has only just arrived.
  return { startsAt: start, heldAt: start, reminderDueAt: reminderDueAt > now ? reminderDueAt : null };
}
