import { keptKeywords, type Keyword, type SearchedPage, searchKey, type Searches } from "../searches.ts";
import type { Period } from "./periods.ts";

/** How many of a period's keywords are in each range of places. */
export type Places = Record<PlaceRange, number>;
export const placeRanges = ["top3", "top10", "top20", "beyond"] as const;
export type PlaceRange = (typeof placeRanges)[number];

export type SearchRow = Keyword & {
  /** The position in the period before; null when it is unknown. */
  before: number | null;
  /** Whether it was not found in the period before, which is known. */
  isNew: boolean;
} & ClickedBefore;

/** Clicks in the period before; null where they are unknown, and missing in reports of before that was kept. */
type ClickedBefore = { clicksBefore?: number | null };

/** A period's searches beside those of the period before, as a report keeps them. */
export type SearchResults = {
  rows: SearchRow[];
  /** Found in the period before, and no longer. */
  lost: string[];
  places: Places;
  /** Null when the period before is unknown, or was of other searches. */
  placesBefore: Places | null;
  pages: (SearchedPage & ClickedBefore)[];
};

/** Where a period's searches rank. */
export type PlacesPoint = Period & { places: Places };

const shownRows = 15;
const shownLost = 5;
const shownPages = 5;

/**
 * Compares the searches of a period with those of the one before, as far as both are of the same ones; null when there are none to
 * show.
 */
export function compareSearches(current: Searches | null, before: Searches | null): SearchResults | null {
  if (!current || (current.keywords.length === 0 && current.pages.length === 0)) return null;
  const alike = before && haveSameScope(current, before) ? before : null;
  const former = byKey(alike);
  const now = byKey(current);
  return {
    rows: current.keywords.slice(0, shownRows).map((keyword) => {
      const past = former.get(searchKey(keyword.query));
      const position = past?.position ?? null;
      const isNew = alike !== null && position === null && isFound(keyword) && wouldName(alike, keyword);
      return { ...keyword, before: position, isNew, clicksBefore: past?.clicks ?? null };
    }),
    lost: (alike?.keywords ?? [])
      .filter(
        (keyword) => isFound(keyword) && !isFound(now.get(searchKey(keyword.query))) && wouldName(current, keyword),
      )
      .slice(0, shownLost)
      .map(({ query }) => query),
    places: countPlaces(current.keywords),
    placesBefore: before && haveComparablePlaces(current, before) ? countPlaces(before.keywords) : null,
    pages: current.pages.slice(0, shownPages).map((page) => {
      const past = before?.pages.find((other) => other.page === page.page);
      return { ...page, clicksBefore: past?.clicks ?? null };
    }),
  };
}

/** Whether two lists are of the same kind and country, as far as that is known. */
function haveSameScope({ scope: one }: Searches, { scope: other }: Searches): boolean {
  return one !== undefined && other !== undefined && one.list === other.list && one.country === other.country;
}

/** Whether a search would be in a list if it had been found: an own keyword must be on it, and the top ones may be cut off. */
function wouldName({ scope, keywords }: Searches, { query }: Keyword): boolean {
  if (scope?.list === "top") return keywords.length < keptKeywords;
  return keywords.some((keyword) => searchKey(keyword.query) === searchKey(query));
}

/** The top searches are others each period; how an own list ranks can only be compared with the same list. */
export function haveComparablePlaces(current: Searches, before: Searches): boolean {
  if (!haveSameScope(current, before)) return false;
  if (current.scope?.list === "top") return true;
  const [now, then] = [byKey(current), byKey(before)];
  return now.size === then.size && [...now.keys()].every((key) => then.has(key));
}

function byKey(searches: Searches | null): Map<string, Keyword> {
  return new Map(searches?.keywords.map((keyword) => [searchKey(keyword.query), keyword]));
}

const isFound = (keyword: Keyword | undefined): boolean => keyword !== undefined && keyword.position !== null;

/** The range of a position. "Top 3" is for 3.0 and better. */
export function placeRange(position: number): PlaceRange {
  if (position <= 3) return "top3";
  if (position <= 10) return "top10";
  return position <= 20 ? "top20" : "beyond";
}

/** How many of the keywords whose positions are known are in each range. */
export function countPlaces(keywords: Keyword[]): Places {
  const places: Places = { top3: 0, top10: 0, top20: 0, beyond: 0 };
  for (const { position } of keywords) if (position !== null) places[placeRange(position)] += 1;
  return places;
}
