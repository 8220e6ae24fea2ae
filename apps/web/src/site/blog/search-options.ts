import type { Options, SearchOptions } from "minisearch";
import type { Language } from "@agency/content/settings";
import { indexWords, queryWords } from "./search-words.ts";

/** An article in the index. `slug` identifies it; the page already has the other fields. */
export type Searched = { slug: string; title: string; tags: string; excerpt: string; text: string };

/** Options to create and load the index. Both sides must use the same. */
export const indexOptions: Options<Searched> = {
  idField: "slug",
  fields: ["title", "tags", "excerpt", "text"],
  tokenize: indexWords,
};

/** Every word of the query must match a word or its beginning. */
export const searchOptions: SearchOptions = {
  tokenize: queryWords,
  combineWith: "AND",
  prefix: true,
  boost: { title: 4, tags: 3, excerpt: 2 },
};

/** For a query without results: allows one wrong letter in five, in words of 5 letters or more. */
export const forgivingOptions: SearchOptions = {
  ...searchOptions,
  fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
};

/** The address of a language's index. */
export function searchIndexPath(language: Language): string {
  return `/search/${language}.json`;
}
