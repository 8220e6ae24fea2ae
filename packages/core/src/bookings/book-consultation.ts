import type { Clock } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { EnquiryRepository } from "../enquiries/enquiry-repository.ts";
import { type EnquiryDependencies, keepEnquiry, openEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import { Refusal } from "../refusal.ts";
import { newSecretToken, secretTokenHash } from "../secret-token.ts";
import { type BookingMailing, confirmation } from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { type Booking, bookingTime } from "./booking.ts";
import { type BookingRules, requireFree, requireSlot, slotTaken } from "./requirements.ts";

type Dependencies = EnquiryDependencies &
  BookingMailing & {
    bookings: Pick<BookingRepository, "heldFrom" | "countUpcoming" | "insert">;
    enquiries: Pick<EnquiryRepository, "keep">;
    rules: BookingRules;
    clock: Clock;
    random: (bytes: number) => Uint8Array;
    doorbell: Doorbell;
  };

type Request = {
  name: string;
  email: string;
  /** Requested start of the consultation; null asks the agency to propose a time. */
  slot: Date | null;
  visit: Visit;
};

/**
 * Stores a request for a consultation and holds the chosen time, if any. A request that looks automatic is stored as
 * spam and holds no time.
 * @returns the booking; null when no time is held
 * @throws Refusal invalid_input, slot_taken, too_many_bookings
 */
export async function bookConsultation(
  dependencies: Dependencies,
  { name, email, slot, visit }: Request,
): Promise<Booking | null> {
  const { bookings, rules, clock, newId, random, doorbell } = dependencies;
  const input = { kind: "consultation", name, email, visit } as const;
  if (!slot || looksAutomatic(visit)) {
    await keepEnquiry(dependencies, input);
    return null;
  }
  const now = await clock();
  requireSlot(rules, slot, now);
  if ((await bookings.countUpcoming(email.toLowerCase(), now)) >= rules.perPerson) {
    throw new Refusal("too_many_bookings", { params: { count: rules.perPerson } });
  }
  await requireFree({ bookings, rules }, slot, now);

  const id = newId();
  const { enquiry, notifications } = await openEnquiry(dependencies, {
    ...input,
    reference: id,
    details: { slot: slot.toISOString() },
  });
  const token = newSecretToken(random);
  const booking: Booking = {
    id,
    enquiryId: enquiry.id,
    name,
    email: enquiry.email,
    language: visit.language,
    state: "booked",
    ...bookingTime(slot, now, rules),
    sequence: 0,
    tokenHash: secretTokenHash(token),
    reminderTokenHash: null,
    createdAt: now,
    updatedAt: now,
  };
  const written = [...notifications, confirmation(dependencies, booking, token)];
  if ((await bookings.insert(booking, enquiry, written)) === "held") {
    throw await slotTaken({ bookings, rules }, slot, now);
  }
  for (const notification of written) await doorbell("notification", notification.id);
  return booking;
}
