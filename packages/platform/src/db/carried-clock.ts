import type { Database } from "./database.ts";

/**
 * The database's clock for when the database cannot be asked: read now and then, and carried on by the process's own
 * stopwatch, which a machine's wrong clock does not touch.
 * @param stopwatch in ms, from whichever moment
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
