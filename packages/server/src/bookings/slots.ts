import { Temporal } from "temporal-polyfill";
import { bookingRules } from "@agency/content/booking-rules";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import type { ProblemKey } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import { countUpcoming, heldStarts } from "./store.ts";

/** The rules that decide which times can be booked. */
export type SlotRules = {
  /** Opening hours by weekday from 1 (Monday) to 7 (Sunday), as times of day such as `09:00`. */
  hours: Readonly<Record<number, readonly { from: string; to: string }[]>>;
  /** Calendar dates on which the agency is closed. */
  holidays: ReadonlySet<string>;
  /** IANA name of the time zone of these hours and dates. */
  timeZone: string;
  /** Length of a consultation; a time begins every so many minutes after opening. */
  minutes: number;
  /** Minimum notice in hours. */
  leadHours: number;
  /** How many days ahead of today a time can be booked. */
  daysAhead: number;
};

/** A calendar date with the starts of its free times. */
type FreeDay = { date: string; starts: Date[] };

const minute = 60_000;

/** Whether two consultations that begin at these moments overlap. */
function overlaps(one: Date, other: Date, { minutes }: Pick<SlotRules, "minutes">): boolean {
  return Math.abs(one.getTime() - other.getTime()) < minutes * minute;
}

/** The days with a free time, from today on; other days are left out. `taken` are the held starts. */
export function freeDays(rules: SlotRules, { now, taken }: { now: Date; taken: readonly Date[] }): FreeDay[] {
  const today = localDate(now, rules.timeZone);
  const first = earliest(rules, now);
  const days = Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => today.add({ days: ahead }));
  return days
    .map((day) => ({
      date: day.toString(),
      starts: possibleStarts(rules, day).filter(
        (start) => start >= first && !taken.some((held) => overlaps(held, start, rules)),
      ),
    }))
    .filter(({ starts }) => starts.length > 0);
}

/** Why nobody can book a time, regardless of other bookings; null when it can be booked. */
export function slotProblem(rules: SlotRules, start: Date, now: Date): ProblemKey | null {
  if (start <= now) return "slot_past";
  if (start < earliest(rules, now)) return "slot_too_soon";
  const day = localDate(start, rules.timeZone);
  if (Temporal.PlainDate.compare(day, localDate(now, rules.timeZone).add({ days: rules.daysAhead })) > 0)
    return "slot_too_far";
  if (rules.holidays.has(day.toString())) return "slot_holiday";
  const starts = possibleStarts(rules, day);
  if (starts.some((possible) => possible.getTime() === start.getTime())) return null;
  return starts.some((possible) => overlaps(possible, start, rules)) ? "slot_off_grid" : "slot_closed";
}

function earliest({ leadHours }: SlotRules, now: Date): Date {
  return new Date(now.getTime() + leadHours * 60 * minute);
}

/** The possible starts on a date: each consultation ends within the same opening hours. */
function possibleStarts({ hours, holidays, timeZone, minutes }: SlotRules, day: Temporal.PlainDate): Date[] {
  if (holidays.has(day.toString())) return [];
  return (hours[day.dayOfWeek] ?? []).flatMap(({ from, to }) => {
    const end = momentAt(day, to, timeZone).getTime() - minutes * minute;
    const starts: Date[] = [];
    for (let start = momentAt(day, from, timeZone).getTime(); start <= end; start += minutes * minute)
      starts.push(new Date(start));
    return starts;
  });
}

/** How many alternative times a refusal offers. */
const offered = 5;

/** The days with a time that can be booked now. */
export async function freeTimes({ database, clock }: Context): Promise<FreeDay[]> {
  const now = await clock();
  return freeDays(bookingRules, { now, taken: await heldNow(database, now) });
}

/**
 * Refuses a time that nobody can book.
 * @throws Refusal invalid_input
 */
export function requireSlot(slot: Date, now: Date): void {
  const problem = slotProblem(bookingRules, slot, now);
  if (problem) throw new Refusal("invalid_input", { fields: [{ field: "slot", problem }] });
}

/**
 * Refuses more times than one address may hold.
 * @throws Refusal too_many_bookings
 */
export async function requireRoom(database: Database, email: string, now: Date): Promise<void> {
  if ((await countUpcoming(database, email, now)) < bookingRules.perPerson) return;
  throw new Refusal("too_many_bookings", { params: { count: bookingRules.perPerson } });
}

/**
 * Refuses a time that another booking holds. When two requests race, the database's unique index decides.
 * @param own the time given up in exchange
 * @throws Refusal slot_taken
 */
export async function requireFree(database: Database, slot: Date, now: Date, own?: Date): Promise<void> {
  const held = await heldNow(database, now, own);
  if (held.some((start) => overlaps(start, slot, bookingRules))) throw await slotTaken(database, slot, now, own);
}

/** The refusal of a held time, with the nearest free times. */
export async function slotTaken(database: Database, slot: Date, now: Date, own?: Date): Promise<Refusal> {
  const days = freeDays(bookingRules, { now, taken: await heldNow(database, now, own) });
  const away = (start: Date) => Math.abs(start.getTime() - slot.getTime());
  const nearest = days
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, offered);
  return new Refusal("slot_taken", { alternatives: nearest.map((start) => start.toISOString()).toSorted() });
}

/** The held starts, including those of consultations in progress. */
async function heldNow(database: Database, now: Date, own?: Date): Promise<Date[]> {
  const held = await heldStarts(database, new Date(now.getTime() - bookingRules.minutes * 60_000), now);
  return held.filter((start) => start.getTime() !== own?.getTime());
}
