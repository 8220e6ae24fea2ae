import { Refusal } from "../kit/refusal.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { freeDays, overlaps, slotProblem, type SlotRules } from "./slots.ts";

/** The agency's rules for consultations. */
export type BookingRules = SlotRules & {
  /** Hours before the start at which the reminder is emailed. */
  reminderHours: number;
  /** How many times one email address may hold at once. */
  perPerson: number;
  /** How long a time is held until it is confirmed, in minutes. */
  holdMinutes: number;
};

/** How many alternative times a refusal offers. */
const offered = 5;

type Looking = { bookings: Pick<BookingRepository, "heldFrom">; rules: BookingRules };

/**
 * Refuses a time that nobody can book.
 * @throws Refusal invalid_input
 */
export function requireSlot(rules: BookingRules, slot: Date, now: Date): void {
  const problem = slotProblem(rules, slot, now);
  if (problem) throw new Refusal("invalid_input", { fields: [{ field: "slot", problem }] });
}

/**
 * Refuses more times than one address may hold.
 * @throws Refusal too_many_bookings
 */
export async function requireRoom(
  { bookings, rules }: { bookings: Pick<BookingRepository, "countUpcoming">; rules: BookingRules },
  email: string,
  now: Date,
): Promise<void> {
  if ((await bookings.countUpcoming(email, now)) < rules.perPerson) return;
  throw new Refusal("too_many_bookings", { params: { count: rules.perPerson } });
}

/**
 * Refuses a time that another booking holds. When two requests race, the database's unique index decides.
 * @param own the time given up in exchange
 * @throws Refusal slot_taken
 */
export async function requireFree(looking: Looking, slot: Date, now: Date, own?: Date): Promise<void> {
  const held = await heldNow(looking, now, own);
  if (held.some((start) => overlaps(start, slot, looking.rules))) throw await slotTaken(looking, slot, now, own);
}

/** The refusal of a held time, with the nearest free times. */
export async function slotTaken(looking: Looking, slot: Date, now: Date, own?: Date): Promise<Refusal> {
  const days = freeDays(looking.rules, { now, taken: await heldNow(looking, now, own) });
  const away = (start: Date) => Math.abs(start.getTime() - slot.getTime());
  const nearest = days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, offered);
  return new Refusal("slot_taken", { alternatives: nearest.map((start) => start.toISOString()).toSorted() });
}

/** The held starts, including those of consultations in progress. */
export async function heldNow({ bookings, rules }: Looking, now: Date, own?: Date): Promise<Date[]> {
  const held = await bookings.heldFrom(new Date(now.getTime() - rules.minutes * 60_000), now);
  return held.filter((start) => start.getTime() !== own?.getTime());
}
