import { Temporal } from "temporal-polyfill";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { ProblemKey } from "../problems.ts";

/** What makes a time one that can be booked. */
export type SlotRules = {
  /** By day of the week from 1 (Monday) to 7 (Sunday): times of day, such as `09:00`. */
  hours: Readonly<Record<number, readonly { from: string; to: string }[]>>;
  /** Calendar dates on which nobody is there. */
  holidays: ReadonlySet<string>;
  /** IANA name of the zone of these hours and dates. */
  timeZone: string;
  /** Length of a consultation; times begin every so many minutes from the opening on. */
  minutes: number;
  /** How long before it starts a time can be taken at the latest, in hours. */
  leadHours: number;
  /** How many days from today can be chosen from. */
  daysAhead: number;
};

/** A calendar date with the moments at which a free time begins. */
export type FreeDay = { date: string; starts: Date[] };

const minute = 60_000;

/** Whether two times that begin at these moments get in each other's way. */
export function overlaps(one: Date, other: Date, { minutes }: Pick<SlotRules, "minutes">): boolean {
  return Math.abs(one.getTime() - other.getTime()) < minutes * minute;
}

/** The days with a free time, from today on; a day without one is left out. `taken` are the starts that are held. */
export function freeDays(rules: SlotRules, { now, taken }: { now: Date; taken: readonly Date[] }): FreeDay[] {
  const today = localDate(now, rules.timeZone);
  const first = earliest(rules, now);
  const days = Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => today.add({ days: ahead }));
  return days
    .map((day) => ({
      date: day.toString(),
      starts: startsOf(rules, day).filter(
        (start) => start >= first && !taken.some((held) => overlaps(held, start, rules)),
      ),
    }))
    .filter(({ starts }) => starts.length > 0);
}

/** Why a time cannot be booked by anybody, whoever holds it; null when it can. */
export function slotProblem(rules: SlotRules, start: Date, now: Date): ProblemKey | null {
  if (start <= now) return "slot_past";
  if (start < earliest(rules, now)) return "slot_too_soon";
  const day = localDate(start, rules.timeZone);
  if (Temporal.PlainDate.compare(day, localDate(now, rules.timeZone).add({ days: rules.daysAhead })) > 0)
    return "slot_too_far";
  if (rules.holidays.has(day.toString())) return "slot_holiday";
  const starts = startsOf(rules, day);
  if (starts.some((possible) => possible.getTime() === start.getTime())) return null;
  return starts.some((possible) => overlaps(possible, start, rules)) ? "slot_off_grid" : "slot_closed";
}

function earliest({ leadHours }: SlotRules, now: Date): Date {
  return new Date(now.getTime() + leadHours * 60 * minute);
}

/** The moments at which a consultation can begin on a date, so that it ends within the same hours. */
function startsOf({ hours, holidays, timeZone, minutes }: SlotRules, day: Temporal.PlainDate): Date[] {
  if (holidays.has(day.toString())) return [];
  return (hours[day.dayOfWeek] ?? []).flatMap(({ from, to }) => {
    const end = momentAt(day, to, timeZone).getTime() - minutes * minute;
    const starts: Date[] = [];
    for (let start = momentAt(day, from, timeZone).getTime(); start <= end; start += minutes * minute)
      starts.push(new Date(start));
    return starts;
  });
}
