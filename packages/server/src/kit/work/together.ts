/**
 * Does the work of several callers at once: whoever calls while others are being served is served next, together with all who wait. So a
 * single one waits for nobody, and of many each takes part of the statements that one takes alone.
 * @param work gives each result in the place of its row; an error is that of all its callers
 */
export function together<Row, Result>(work: (rows: Row[]) => Promise<Result[]>): (row: Row) => Promise<Result> {
  let rows: Row[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result[]> | null = null;

  const begin = () => {
    const own = rows;
    [rows, next] = [[], null];
    return work(own);
  };
  return async (row) => {
    const place = rows.push(row) - 1;
    if (!next) {
      next = last.then(begin, begin);
      last = next;
    }
    return (await next)[place] as Result;
  };
}
