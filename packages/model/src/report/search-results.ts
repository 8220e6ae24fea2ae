import { keptKeywords, type Keyword, type SearchedPage, type Searches } from "../searches.ts";
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
};

/** A period's searches beside those of the period before, as a report keeps them. */
export type SearchResults = {
  rows: SearchRow[];
  /** What was found in the period before, and is no longer. */
  lost: string[];
  places: Places;
  /** Null when the period before is unknown. */
  placesBefore: Places | null;
  pages: SearchedPage[];
};

/** Where a period's searches rank. */
export type PlacesPoint = Period & { places: Places };

const shownRows = 15;
const shownLost = 5;
const shownPages = 5;

/**
 * Compares the searches of a period with those of the one before; null when there are none to show. What is missing in a list that may
 * be cut off is neither new nor lost.
 */
export function compareSearches(current: Searches | null, before: Searches | null): SearchResults | null {
  if (!current || (current.keywords.length === 0 && current.pages.length === 0)) return null;
  const former = new Map(before?.keywords.map((keyword) => [keyword.query, keyword.position]));
  const now = new Set(current.keywords.filter(isFound).map(({ query }) => query));
  return {
    rows: current.keywords.slice(0, shownRows).map((keyword) => {
      const position = former.get(keyword.query) ?? null;
      return { ...keyword, before: position, isNew: isWhole(before) && position === null && isFound(keyword) };
    }),
    lost: (isWhole(current) ? (before?.keywords ?? []) : [])
      .filter((keyword) => isFound(keyword) && !now.has(keyword.query))
      .slice(0, shownLost)
      .map(({ query }) => query),
    places: countPlaces(current.keywords),
    placesBefore: before && countPlaces(before.keywords),
    pages: current.pages.slice(0, shownPages),
  };
}

const isWhole = (searches: Searches | null): boolean => searches !== null && searches.keywords.length < keptKeywords;

const isFound = ({ position }: Keyword): boolean => position !== null;

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
