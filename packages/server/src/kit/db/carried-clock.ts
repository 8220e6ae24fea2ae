import type { Database } from "./database.ts";

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
