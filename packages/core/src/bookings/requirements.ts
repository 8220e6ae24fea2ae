import { Refusal } from "../refusal.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { freeDays, overlaps, slotProblem, type SlotRules } from "./slots.ts";

/** All that the agency says about consultations. */
export type BookingRules = SlotRules & {
  /** How long before it starts the reminder is mailed, in hours. */
  reminderHours: number;
  /** How many times one address may hold at once. */
  perPerson: number;
};

/** How many other times a refusal offers. */
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
 * Refuses a time that somebody else is seen to hold. The database has the last word, for two at once.
 * @param own the time that is given up in exchange
 * @throws Refusal slot_taken
 */
export async function requireFree(looking: Looking, slot: Date, now: Date, own?: Date): Promise<void> {
  const held = await heldNow(looking, now, own);
  if (held.some((start) => overlaps(start, slot, looking.rules))) throw await slotTaken(looking, slot, now, own);
}

/** The refusal of a time that is held, with the free ones next to it. */
export async function slotTaken(looking: Looking, slot: Date, now: Date, own?: Date): Promise<Refusal> {
  const days = freeDays(looking.rules, { now, taken: await heldNow(looking, now, own) });
  const away = (start: Date) => Math.abs(start.getTime() - slot.getTime());
  const nearest = days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, offered);
  return new Refusal("slot_taken", { alternatives: nearest.map((start) => start.toISOString()).toSorted() });
}

/** The starts that are in the way, those of talks that go on now among them. */
export async function heldNow({ bookings, rules }: Looking, now: Date, own?: Date): Promise<Date[]> {
  const held = await bookings.heldFrom(new Date(now.getTime() - rules.minutes * 60_000));
  return held.filter((start) => start.getTime() !== own?.getTime());
}
