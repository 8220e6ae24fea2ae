import type { Options, SearchOptions } from "minisearch";
import type { Language } from "@agency/content/settings";

/** An article as the index takes it in. `slug` names it; the page has the rest already. */
export type Searched = { slug: string; title: string; tags: string; excerpt: string; text: string };

/** How the index is made and read; both sides must say the same. */
export const indexOptions: Options<Searched> = {
  idField: "slug",
  fields: ["title", "tags", "excerpt", "text"],
};

/** All words of the query must be there, or words that begin with them. */
export const searchOptions: SearchOptions = {
  combineWith: "AND",
  prefix: true,
  boost: { title: 4, tags: 3, excerpt: 2 },
};

/** For a query that finds nothing: in words of 5 letters or more, one letter in five may be wrong. */
export const forgivingOptions: SearchOptions = {
  ...searchOptions,
  fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
};

/** The address of a language's index. */
export function searchIndexPath(language: Language): string {
  return `/search/${language}.json`;
}
