import { bookingRules as rules } from "@agency/content/booking-rules";
import { confirmedNotice, noticeKey } from "../enquiries/keep-enquiry.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { ringFor } from "../notifications/address-notification.ts";
import {
  toAppointment,
  cancellation,
  changeNotice,
  confirmation,
  outdatedNotifications,
} from "./booking-notifications.ts";
import { type Booking, bookingTime, isOpen, slotDetails } from "./booking.ts";
import { requireFree, requireRoom, requireSlot, slotTaken } from "./slots.ts";
import { bookingEnquiry, findBooking, updateBooking } from "./store.ts";

/**
 * Confirms a held time, or takes another one instead. When the time is no longer held, it is taken again if it is still
 * free. Confirming twice has no further effect.
 * @throws Refusal link_not_found, booking_over, booking_changed, slot_taken, too_many_bookings; invalid_input for another
 * time
 */
export async function confirmBooking(
  context: Context,
  { token, slot }: { token: string; slot?: Date },
): Promise<Booking> {
  const { database, clock, environment } = context;
  const [booking, now] = await Promise.all([findBooking(database, token), clock()]);
  if (!isOpen(booking, now)) throw new Refusal("booking_over");
  if (booking.heldUntil === null) return booking;
  const start = slot ?? booking.startsAt;
  const own = booking.heldUntil > now ? booking.startsAt : undefined;
  if (slot) requireSlot(slot, now);
  if (!own) await requireRoom(database, booking.email, now);
  await requireFree(database, start, now, own);

  const change = { ...bookingTime(start, now, rules), updatedAt: now };
  const confirmed: Booking = { ...booking, ...change };
  const enquiry = await bookingEnquiry(database, booking);
  const details = slotDetails(enquiry.details, change);
  const notifications = [
    confirmation(context, confirmed, token),
    confirmedNotice(context, { ...enquiry, details }, toAppointment(environment, confirmed)),
  ];
  const withdraw = [...outdatedNotifications(booking), noticeKey(booking.enquiryId)];
  const outcome = await updateBooking(database, booking, change, { notifications, withdraw });
  if (outcome === "held") throw await slotTaken(database, start, now, own);
  if (outcome === "stale") {
    return asChangedMeanwhile(context, token, ({ state, heldUntil }) => state === "booked" && heldUntil === null);
  }
  await ringFor(context, notifications);
  return confirmed;
}

/**
 * Exchanges a booking's time for another in one write, so the person always holds exactly one. Moving to the same
 * time has no effect. Moving an unconfirmed booking confirms it.
 * @throws Refusal link_not_found, booking_over, invalid_input, slot_taken
 */
export async function moveBooking(context: Context, { token, slot }: { token: string; slot: Date }): Promise<Booking> {
  const { database, clock } = context;
  const [booking, now] = await Promise.all([findBooking(database, token), clock()]);
  if (!isOpen(booking, now)) throw new Refusal("booking_over");
  if (booking.heldUntil !== null) return confirmBooking(context, { token, slot });
  if (booking.startsAt.getTime() === slot.getTime()) return booking;
  requireSlot(slot, now);
  await requireFree(database, slot, now, booking.startsAt);

  const change = { ...bookingTime(slot, now, rules), sequence: booking.sequence + 1, updatedAt: now };
  const moved = { ...booking, ...change };
  const notifications = [confirmation(context, moved, token, booking.startsAt), changeNotice(context, booking, moved)];
  const mails = { notifications, withdraw: outdatedNotifications(booking) };
  const outcome = await updateBooking(database, booking, change, mails);
  if (outcome === "held") throw await slotTaken(database, slot, now, booking.startsAt);
  if (outcome === "stale") throw new Refusal("booking_changed");
  await ringFor(context, notifications);
  return moved;
}

/**
 * Cancels a booking and releases its time. Cancelling twice has no further effect.
 * @throws Refusal link_not_found, booking_over, booking_changed
 */
export async function cancelBooking(context: Context, token: string): Promise<Booking> {
  const { database, clock } = context;
  const [booking, now] = await Promise.all([findBooking(database, token), clock()]);
  if (booking.state === "cancelled") return booking;
  if (!isOpen(booking, now)) throw new Refusal("booking_over");

  const change = {
    state: "cancelled",
    heldAt: null,
    heldUntil: null,
    reminderDueAt: null,
    sequence: booking.sequence + 1,
    updatedAt: now,
  } as const;
  const cancelled: Booking = { ...booking, ...change };
  // Nobody has been told of a time that was never confirmed.
  const notifications =
    booking.heldUntil === null ? [cancellation(context, cancelled), changeNotice(context, booking, cancelled)] : [];
  const mails = { notifications, withdraw: outdatedNotifications(booking) };
  if ((await updateBooking(database, booking, change, mails)) !== "done") {
    return asChangedMeanwhile(context, token, ({ state }) => state === "cancelled");
  }
  await ringFor(context, notifications);
  return cancelled;
}

/**
 * The booking as another request changed it meanwhile, if that was the same change.
 * @throws Refusal booking_changed
 */
async function asChangedMeanwhile(
  { database }: Context,
  token: string,
  isSame: (booking: Booking) => boolean,
): Promise<Booking> {
  const booking = await findBooking(database, token);
  if (isSame(booking)) return booking;
  throw new Refusal("booking_changed");
}
