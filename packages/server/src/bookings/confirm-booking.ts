import type { EnquiryRepository } from "../enquiries/enquiry-repository.ts";
import { confirmedNoticeOf, type EnquiryDependencies, noticeKey } from "../enquiries/keep-enquiry.ts";
import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import { appointmentOf, type BookingMailing, confirmation, outdatedNotifications } from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { type Booking, bookingTime } from "./booking.ts";
import { findBooking, isOpen } from "./find-booking.ts";
import { type BookingRules, requireFree, requireRoom, requireSlot, slotTaken } from "./requirements.ts";
import { slotDetails } from "./slot-details.ts";

export type ConfirmDependencies = EnquiryDependencies &
  BookingMailing & {
    bookings: Pick<BookingRepository, "heldFrom" | "countUpcoming" | "findByToken" | "change">;
    enquiries: Pick<EnquiryRepository, "find">;
    rules: BookingRules;
    clock: Clock;
    doorbell: Doorbell;
  };

/**
 * Confirms a held time, or takes another one instead. When the time is no longer held, it is taken again if it is still
 * free. Confirming twice has no further effect.
 * @throws Refusal link_not_found, booking_over, booking_changed, slot_taken, too_many_bookings; invalid_input for another
 * time
 */
export async function confirmBooking(
  dependencies: ConfirmDependencies,
  { token, slot }: { token: string; slot?: Date },
): Promise<Booking> {
  const { bookings, enquiries, rules, clock, doorbell } = dependencies;
  const [booking, now] = await Promise.all([findBooking(dependencies, token), clock()]);
  if (!isOpen(booking, now)) throw new Refusal("booking_over");
  if (booking.heldUntil === null) return booking;
  const start = slot ?? booking.startsAt;
  const own = booking.heldUntil > now ? booking.startsAt : undefined;
  if (slot) requireSlot(rules, slot, now);
  if (!own) await requireRoom({ bookings, rules }, booking.email, now);
  await requireFree({ bookings, rules }, start, now, own);

  const change = { ...bookingTime(start, now, rules), updatedAt: now };
  const confirmed: Booking = { ...booking, ...change };
  const found = await enquiries.find(booking.enquiryId);
  const notifications = [confirmation(dependencies, confirmed, token)];
  if (found) {
    const { enquiry } = found;
    const details = slotDetails(enquiry.details, change);
    notifications.push(
      confirmedNoticeOf(dependencies, { ...enquiry, details }, appointmentOf(dependencies, confirmed)),
    );
  }
  const withdraw = [...outdatedNotifications(booking), noticeKey(booking.enquiryId)];
  const outcome = await bookings.change(booking, change, { notifications, withdraw });
  if (outcome === "held") throw await slotTaken({ bookings, rules }, start, now, own);
  if (outcome === "stale") return afterwards(dependencies, token);
  for (const { id } of notifications) await doorbell("notification", id);
  return confirmed;
}

/** The booking changed in another request. Succeeds when that request confirmed it. */
async function afterwards(dependencies: ConfirmDependencies, token: string): Promise<Booking> {
  const booking = await findBooking(dependencies, token);
  if (booking.state === "booked" && booking.heldUntil === null) return booking;
  throw new Refusal("booking_changed");
}
