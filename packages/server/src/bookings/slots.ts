import { Temporal } from "temporal-polyfill";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { ProblemKey } from "../kit/problems.ts";

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
export type FreeDay = { date: string; starts: Date[] };

const minute = 60_000;

/** Whether two consultations that begin at these moments overlap. */
export function overlaps(one: Date, other: Date, { minutes }: Pick<SlotRules, "minutes">): boolean {
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
      starts: startsOf(rules, day).filter(
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
  const starts = startsOf(rules, day);
  if (starts.some((possible) => possible.getTime() === start.getTime())) return null;
  return starts.some((possible) => overlaps(possible, start, rules)) ? "slot_off_grid" : "slot_closed";
}

function earliest({ leadHours }: SlotRules, now: Date): Date {
  return new Date(now.getTime() + leadHours * 60 * minute);
}

/** The possible starts on a date: each consultation ends within the same opening hours. */
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
