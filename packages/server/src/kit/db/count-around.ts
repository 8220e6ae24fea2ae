/** The number of rows in a list of which one page was read. Counts only when the page does not show it. */
export async function countAround(
  found: number,
  { limit, offset }: { limit: number; offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = found < limit && (found > 0 || offset === 0);
  return isLastPage ? offset + found : count();
}
