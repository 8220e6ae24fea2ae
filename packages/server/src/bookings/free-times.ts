import type { Clock } from "../kit/clock.ts";
import type { BookingRepository } from "./booking-repository.ts";
import { type BookingRules, heldNow } from "./requirements.ts";
import { type FreeDay, freeDays } from "./slots.ts";

type Dependencies = { bookings: Pick<BookingRepository, "heldFrom">; rules: BookingRules; clock: Clock };

/** The days with a time that can be booked now. */
export async function freeTimes({ bookings, rules, clock }: Dependencies): Promise<FreeDay[]> {
  const now = await clock();
  return freeDays(rules, { now, taken: await heldNow({ bookings, rules }, now) });
}
