import { Refusal } from "../kit/refusal.ts";
import { changeNotice, confirmation, outdatedNotifications } from "./booking-notifications.ts";
import { type Booking, bookingTime } from "./booking.ts";
import { confirmBooking, type ConfirmDependencies } from "./confirm-booking.ts";
import { findBooking, isOpen } from "./find-booking.ts";
import { requireFree, requireSlot, slotTaken } from "./requirements.ts";

/**
 * Exchanges a booking's time for another in one write, so the person always holds exactly one. Moving to the same
 * time has no effect. Moving an unconfirmed booking confirms it.
 * @throws Refusal link_not_found, booking_over, invalid_input, slot_taken
 */
export async function moveBooking(
  dependencies: ConfirmDependencies,
  { token, slot }: { token: string; slot: Date },
): Promise<Booking> {
  const { bookings, rules, clock, doorbell } = dependencies;
  const [booking, now] = await Promise.all([findBooking(dependencies, token), clock()]);
  if (!isOpen(booking, now)) throw new Refusal("booking_over");
  if (booking.heldUntil !== null) return confirmBooking(dependencies, { token, slot });
  if (booking.startsAt.getTime() === slot.getTime()) return booking;
  requireSlot(rules, slot, now);
  await requireFree({ bookings, rules }, slot, now, booking.startsAt);

  const change = { ...bookingTime(slot, now, rules), sequence: booking.sequence + 1, updatedAt: now };
  const moved = { ...booking, ...change };
  const notifications = [
    confirmation(dependencies, moved, token, booking.startsAt),
    changeNotice(dependencies, booking, moved),
  ];
  const outcome = await bookings.change(booking, change, { notifications, withdraw: outdatedNotifications(booking) });
  if (outcome === "held") throw await slotTaken({ bookings, rules }, slot, now, booking.startsAt);
  if (outcome === "stale") throw new Refusal("booking_changed");
  for (const { id } of notifications) await doorbell("notification", id);
  return moved;
}
