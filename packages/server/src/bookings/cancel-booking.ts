import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import {
  type BookingMailing,
  type BookingStaff,
  cancellation,
  changeNotice,
  outdatedNotifications,
} from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";
import type { Booking } from "./booking.ts";
import { findBooking, isOpen } from "./find-booking.ts";

type Dependencies = BookingMailing &
  BookingStaff & {
    bookings: Pick<BookingRepository, "findByToken" | "change">;
    clock: Clock;
    doorbell: Doorbell;
  };

/**
 * Cancels a booking and releases its time. Cancelling twice has no further effect.
 * @throws Refusal link_not_found, booking_over, booking_changed
 */
export async function cancelBooking(dependencies: Dependencies, token: string): Promise<Booking> {
  const { bookings, clock, doorbell } = dependencies;
  const [booking, now] = await Promise.all([findBooking(dependencies, token), clock()]);
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
    booking.heldUntil === null
      ? [cancellation(dependencies, cancelled), changeNotice(dependencies, booking, cancelled)]
      : [];
  const outcome = await bookings.change(booking, change, { notifications, withdraw: outdatedNotifications(booking) });
  if (outcome !== "done") return afterwards(dependencies, token);
  for (const { id } of notifications) await doorbell("notification", id);
  return cancelled;
}

/** The booking changed in another request. Succeeds when that request cancelled it too. */
async function afterwards(dependencies: Dependencies, token: string): Promise<Booking> {
  const booking = await findBooking(dependencies, token);
  if (booking.state === "cancelled") return booking;
  throw new Refusal("booking_changed");
}
