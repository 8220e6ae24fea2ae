import type { Options, SearchOptions } from "minisearch";
import type { Language } from "@agency/content/languages";

/** An article as the index takes it in. `slug` names it; the page has the rest already. */
export type Searched = { slug: string; title: string; tags: string; excerpt: string; text: string };

/** How the index is made and read; both sides must say the same. */
export const indexOptions: Options<Searched> = {
  idField: "slug",
  fields: ["title", "tags", "excerpt", "text"],
};

/** Beginnings of words count, and words of 5 letters or more with one letter in five wrong. All words of the query must be there. */
export const searchOptions: SearchOptions = {
  combineWith: "AND",
  prefix: true,
  fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
  boost: { title: 4, tags: 3, excerpt: 2 },
};

/** The address of a language's index. */
export function searchIndexPath(language: Language): string {
  return `/search/${language}.json`;
}
