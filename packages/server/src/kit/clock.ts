import { localDate, momentAt } from "@agency/model/time-zone";
import type { Database } from "./db/database.ts";

/** Tells the time: the database's clock where several machines must agree. */
export type Clock = () => Date | Promise<Date>;

/** Makes time-ordered ids. */
export type NewId = () => string;

/**
 * Estimates the database's clock while the database is unavailable: reads it now and then and adds the time on the
 * process's stopwatch, which a wrong machine clock does not affect.
 * @param stopwatch in ms, from any starting point
 */
export async function carriedClock(
  { now }: Pick<Database, "now">,
  stopwatch: () => number = () => performance.now(),
): Promise<{ read: () => Date; set: () => Promise<Date> }> {
  let offset = 0;
  const set = async () => {
    const moment = await now();
    offset = moment.getTime() - stopwatch();
    return moment;
  };
  await set();
  return { read: () => new Date(offset + stopwatch()), set };
}

/** A retention period. */
export type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/** The moment one period ago; periods of days or longer count from midnight in the agency's calendar. */
export function periodBefore(now: Date, { amount, unit }: Period): Date {
  if (unit === "hour") return new Date(now.getTime() - amount * 3_600_000);
  return momentAt(localDate(now).subtract({ [`${unit}s`]: amount }), "00:00");
}
