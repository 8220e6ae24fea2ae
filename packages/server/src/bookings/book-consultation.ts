import type { EnquiryRepository } from "../enquiries/enquiry-repository.ts";
import { type EnquiryDependencies, keepEnquiry, openEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { type BookingMailing, verification } from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { type Booking, heldTime } from "./booking.ts";
import { type BookingRules, requireFree, requireRoom, requireSlot, slotTaken } from "./requirements.ts";
import { slotDetails } from "./slot-details.ts";

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
  /** Phone or WhatsApp, in international writing; empty when none was given. */
  phone: string;
  /** Requested start of the consultation; null asks the agency to propose a time. */
  slot: Date | null;
  visit: Visit;
};

/**
 * Stores a request for a consultation and holds the chosen time, if any, until the person confirms it. The staff hear of
 * it then, or when the time is free again. A request that looks automatic is stored as spam and holds no time.
 * @returns the booking; null when no time is held
 * @throws Refusal invalid_input, slot_taken, too_many_bookings
 */
export async function bookConsultation(
  dependencies: Dependencies,
  { name, email, phone, slot, visit }: Request,
): Promise<Booking | null> {
  const { bookings, rules, clock, newId, random, doorbell } = dependencies;
  const details = phone ? { phone } : {};
  const input = { kind: "consultation", name, email, details, visit } as const;
  if (!slot || looksAutomatic(visit)) {
    await keepEnquiry(dependencies, { ...input, receipt: true });
    return null;
  }
  const now = await clock();
  requireSlot(rules, slot, now);
  await requireRoom({ bookings, rules }, email, now);
  await requireFree({ bookings, rules }, slot, now);

  const id = newId();
  const time = heldTime(slot, now, rules);
  const { enquiry, notifications } = await openEnquiry(dependencies, {
    ...input,
    reference: id,
    details: slotDetails(details, time),
    noticeAt: time.heldUntil,
  });
  const token = newSecretToken(random);
  const booking: Booking = {
    id,
    enquiryId: enquiry.id,
    name,
    email: enquiry.email,
    language: visit.language,
    state: "booked",
    ...time,
    sequence: 0,
    tokenHash: secretTokenHash(token),
    reminderTokenHash: null,
    createdAt: now,
    updatedAt: now,
  };
  const written = [...notifications, verification(dependencies, booking, token)];
  if ((await bookings.insert(booking, enquiry, written)) === "held") {
    throw await slotTaken({ bookings, rules }, slot, now);
  }
  for (const notification of written) await doorbell("notification", notification.id);
  return booking;
}
