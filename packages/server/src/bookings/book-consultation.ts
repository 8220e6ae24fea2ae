import { bookingRules as rules } from "@agency/content/booking-rules";
import type { TalkWay } from "@agency/model/states";
import { keepEnquiry, openEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { Context } from "../kit/context.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { ringFor } from "../notifications/address-notification.ts";
import { verification } from "./booking-notifications.ts";
import { type Booking, heldTime, slotDetails } from "./booking.ts";
import { requireFree, requireRoom, requireSlot, slotTaken } from "./slots.ts";
import { storeBooking } from "./store.ts";

type Request = {
  name: string;
  email: string;
  /** Phone or WhatsApp, in international writing; empty when none was given. */
  phone: string;
  /** Requested start of the consultation; null asks the agency to propose a time. */
  slot: Date | null;
  /** How the person wants to talk; null when they did not say. */
  talkBy: TalkWay | null;
  visit: Visit;
};

/**
 * Stores a request for a consultation and holds the chosen time, if any, until the person confirms it. The staff hear of
 * it then, or when the time is free again. A request that looks automatic is stored as spam and holds no time.
 * @returns the booking; null when no time is held
 * @throws Refusal invalid_input, slot_taken, too_many_bookings
 */
export async function bookConsultation(
  context: Context,
  { name, email, phone, slot, talkBy, visit }: Request,
): Promise<Booking | null> {
  const { database, clock, newId, random } = context;
  const details = { ...(phone && { phone }), ...(talkBy && { talkBy }) };
  const input = { kind: "consultation", name, email, details, visit } as const;
  if (!slot || looksAutomatic(visit)) {
    await keepEnquiry(context, { ...input, receipt: true });
    return null;
  }
  const now = await clock();
  requireSlot(slot, now);
  await requireRoom(database, email, now);
  await requireFree(database, slot, now);

  const id = newId();
  const time = heldTime(slot, now, rules);
  const { enquiry, notifications } = await openEnquiry(context, {
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
    talkBy,
    ...time,
    sequence: 0,
    tokenHash: secretTokenHash(token),
    reminderTokenHash: null,
    createdAt: now,
    updatedAt: now,
  };
  const written = [...notifications, verification(context, booking, token)];
  const outcome = await storeBooking(database, booking, { enquiry, notifications: written });
  if (outcome === "held") throw await slotTaken(database, slot, now);
  await ringFor(context, written);
  return booking;
}
