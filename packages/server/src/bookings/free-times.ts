import { bookingRules as rules } from "@agency/content/booking-rules";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { type FreeDay, freeDays, overlaps, slotProblem } from "./slots.ts";
import { countUpcoming, heldStarts } from "./store.ts";

/** How many alternative times a refusal offers. */
const offered = 5;

/** The days with a time that can be booked now. */
export async function freeTimes({ database, clock }: Pick<Context, "database" | "clock">): Promise<FreeDay[]> {
  const now = await clock();
  return freeDays(rules, { now, taken: await heldNow(database, now) });
}

/**
 * Refuses a time that nobody can book.
 * @throws Refusal invalid_input
 */
export function requireSlot(slot: Date, now: Date): void {
  const problem = slotProblem(rules, slot, now);
  if (problem) throw new Refusal("invalid_input", { fields: [{ field: "slot", problem }] });
}

/**
 * Refuses more times than one address may hold.
 * @throws Refusal too_many_bookings
 */
export async function requireRoom(database: Database, email: string, now: Date): Promise<void> {
  if ((await countUpcoming(database, email, now)) < rules.perPerson) return;
  throw new Refusal("too_many_bookings", { params: { count: rules.perPerson } });
}

/**
 * Refuses a time that another booking holds. When two requests race, the database's unique index decides.
 * @param own the time given up in exchange
 * @throws Refusal slot_taken
 */
export async function requireFree(database: Database, slot: Date, now: Date, own?: Date): Promise<void> {
  const held = await heldNow(database, now, own);
  if (held.some((start) => overlaps(start, slot, rules))) throw await slotTaken(database, slot, now, own);
}

/** The refusal of a held time, with the nearest free times. */
export async function slotTaken(database: Database, slot: Date, now: Date, own?: Date): Promise<Refusal> {
  const days = freeDays(rules, { now, taken: await heldNow(database, now, own) });
  const away = (start: Date) => Math.abs(start.getTime() - slot.getTime());
  const nearest = days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, offered);
  return new Refusal("slot_taken", { alternatives: nearest.map((start) => start.toISOString()).toSorted() });
}

/** The held starts, including those of consultations in progress. */
async function heldNow(database: Database, now: Date, own?: Date): Promise<Date[]> {
  const held = await heldStarts(database, new Date(now.getTime() - rules.minutes * 60_000), now);
  return held.filter((start) => start.getTime() !== own?.getTime());
}
