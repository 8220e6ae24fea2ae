import type { Origin } from "./origin.ts";

/**
 * Searches for which the Business Profile was shown, and how many people made them: each counts once a month. Google gives a small
 * number as "fewer than" only.
 */
export type ProfileSearch = { search: string } & ({ people: number } | { fewerThan: number });

/** The searches of a period that showed the Business Profile, with where they come from. */
export type ProfileSearches = { rows: ProfileSearch[]; origin: Origin };

/** How many searches of a period are kept. */
const keptProfileSearches = 10;

/** The searches that most people made. Known numbers come before unknown ones. */
export function topProfileSearches(searches: ProfileSearch[]): ProfileSearch[] {
  return searches
    .toSorted((a, b) => rank(b) - rank(a) || ceiling(b) - ceiling(a) || (a.search < b.search ? -1 : 1))
    .slice(0, keptProfileSearches);
}

function rank(search: ProfileSearch): number {
  return "people" in search ? 1 : 0;
}

function ceiling(search: ProfileSearch): number {
  return "people" in search ? search.people : search.fewerThan;
}
