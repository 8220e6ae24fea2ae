import { smallDifference } from "../../figures.ts";
import type { SearchResults } from "../search-results.ts";

export const movedLists = ["queries", "pages"] as const;
export type MovedList = (typeof movedLists)[number];

/** A search or a page with its clicks in the period before and now. */
type Mover = { name: string; before: number; now: number };

/** The searches or pages whose clicks changed most. */
export type MoversWhy = { identity: "movers"; list: MovedList; rows: Mover[] };

/** How many are named. */
const namedMovers = 2;

/**
 * The searches and pages that won or lost most clicks, among all that the report shows and both periods know. What only one of them
 * names may have been left out of the other's list.
 */
export function findMovers(searches: SearchResults | null): MoversWhy[] {
  return movedLists.flatMap((list): MoversWhy[] => {
    const rows = knownClicks(list, searches)
      .filter((row) => change(row) >= smallDifference("searchClicks"))
      .toSorted((one, other) => change(other) - change(one))
      .slice(0, namedMovers);
    return rows.length === 0 ? [] : [{ identity: "movers", list, rows }];
  });
}

const change = ({ before, now }: Mover): number => Math.abs(now - before);

/** The searches or pages that a report shows and whose clicks are known of both periods. */
export function knownClicks(list: MovedList, searches: SearchResults | null): Mover[] {
  const shown =
    list === "queries"
      ? (searches?.rows ?? []).map(({ query, ...row }) => ({ name: query, ...row }))
      : (searches?.pages ?? []).map(({ page, ...row }) => ({ name: page, ...row }));
  return shown.flatMap(({ name, clicks, clicksBefore }) =>
    clicks === null || clicksBefore == null ? [] : [{ name, before: clicksBefore, now: clicks }],
  );
}
