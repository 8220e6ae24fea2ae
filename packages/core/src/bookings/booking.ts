import type { Language } from "@agency/content/settings";

/** A consultation at an agreed time. */
export type Booking = {
  id: string;
  /** The enquiry it came with; a booking goes with it. */
  enquiryId: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Of the mails to the person. */
  language: Language;
  state: "booked" | "cancelled";
  startsAt: Date;
  /** The start while the time is held, and null once it is not. Unique: this is what keeps a time from being given twice. */
  heldAt: Date | null;
  /** Grows with every change, for calendars. */
  sequence: number;
  /** Hash of the token in the links of the mails. */
  tokenHash: string;
  /** Hash of the token in the reminder's links: the first one is known to the person alone. */
  reminderTokenHash: string | null;
  /** When the reminder is to be mailed; null when there is none (any more). */
  reminderDueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The time of a booking and what follows from it. */
export type BookingTime = Pick<Booking, "startsAt" | "heldAt" | "reminderDueAt">;

/** What a time makes of a booking. `reminderHours`: how long before it starts the reminder is mailed. */
export function bookingTime(start: Date, now: Date, { reminderHours }: { reminderHours: number }): BookingTime {
  const reminderDueAt = new Date(start.getTime() - reminderHours * 3_600_000);
  // Who books for tomorrow has the confirmation at the top of the inbox.
  return { startsAt: start, heldAt: start, reminderDueAt: reminderDueAt > now ? reminderDueAt : null };
}
