import type { Language } from "@agency/content/settings";
import type { TalkWay } from "@agency/model/states";
import type { EnquiryDetails } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";

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
  /** null when the person did not say. */
  talkBy: TalkWay | null;
  /** The start while the time is held, otherwise null. Its unique index prevents double bookings. */
  heldAt: Date | null;
  /** Until when the time is held without a confirmation; null once the person confirmed it. */
  heldUntil: Date | null;
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
export type BookingTime = Pick<Booking, "startsAt" | "heldAt" | "heldUntil" | "reminderDueAt">;

/**
 * Derives a confirmed booking's values from its start. `reminderHours`: how long before the start the reminder is
 * emailed.
 */
export function bookingTime(start: Date, now: Date, { reminderHours }: { reminderHours: number }): BookingTime {
  const reminderDueAt = new Date(start.getTime() - reminderHours * 3_600_000);
  // No reminder when it would already be due: the confirmation has only just arrived.
  const due = reminderDueAt > now ? reminderDueAt : null;
  return { startsAt: start, heldAt: start, heldUntil: null, reminderDueAt: due };
}

/** Derives the values of a booking whose time waits for its confirmation. */
export function heldTime(start: Date, now: Date, { holdMinutes }: { holdMinutes: number }): BookingTime {
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000);
  return { startsAt: start, heldAt: start, heldUntil, reminderDueAt: null };
}

/** Whether a booking can still be moved or cancelled, which is until it begins. */
export function isOpen({ state, startsAt }: Booking, now: Date): boolean {
  return state === "booked" && startsAt > now;
}

/** The details that the inbox shows: those of the enquiry, with the time that the booking has now. */
export function slotDetails(
  { slot: _slot, confirmBy: _confirmBy, ...others }: EnquiryDetails,
  { heldAt, heldUntil }: Pick<BookingTime, "heldAt" | "heldUntil">,
): EnquiryDetails {
  return {
    ...others,
    ...(heldAt && { slot: heldAt.toISOString() }),
    ...(heldAt && heldUntil && { confirmBy: heldUntil.toISOString() }),
  };
}

/** Written together with a change of a booking, in one transaction. */
export type BookingMails = {
  notifications: NotificationRequest[];
  /** Keys of notifications that must no longer be sent. */
  withdraw: string[];
};

/** `held`: another booking has the time. `stale`: the booking changed after it was read. */
export type BookingChange = "done" | "held" | "stale";
