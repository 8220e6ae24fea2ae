import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import type { BookingRepository } from "./booking-repository.ts";
import type { Booking } from "./booking.ts";

/**
 * Finds the booking behind a link in one of its emails.
 * @throws Refusal link_not_found
 */
export async function findBooking(
  { bookings }: { bookings: Pick<BookingRepository, "findByToken"> },
  token: string,
): Promise<Booking> {
  const booking = await bookings.findByToken(secretTokenHash(token));
  if (!booking) throw new Refusal("link_not_found");
  return booking;
}

/** Whether a booking can still be moved or cancelled, which is until it begins. */
export function isOpen({ state, startsAt }: Booking, now: Date): boolean {
  return state === "booked" && startsAt > now;
}
