import { openPlaces } from "./row-job.ts";

/** How many groups are served side by side, so that one is being read while another is written. */
const groups = 2;

/**
 * Does the work of several callers at once: whoever calls while others are being served is served next, together with all who wait. So a
 * single one waits for nobody, and of many each takes part of the statements that one takes alone.
 * @param work gives each result in the place of its row; an error is that of all its callers
 */
export function together<Row, Result>(work: (rows: Row[]) => Promise<Result[]>): (row: Row) => Promise<Result> {
  const places = openPlaces(groups);
  let rows: Row[] = [];
  let next: Promise<Result[]> | null = null;

  const serve = async () => {
    await places.take();
    const own = rows;
    [rows, next] = [[], null];
    return work(own).finally(places.leave);
  };
  return async (row) => {
    const place = rows.push(row) - 1;
    next ??= serve();
    return (await next)[place] as Result;
  };
}
