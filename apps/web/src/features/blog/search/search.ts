import type { Language } from "@agency/content/languages";
import { indexOptions, searchIndexPath, searchOptions } from "./search-options.ts";

/** An article that was found. */
export type Hit = {
  slug: string;
  /** The words of it that the query met, in lower case. */
  words: ReadonlySet<string>;
  /** Those of them that stand nowhere but in its text. */
  onlyInText: readonly string[];
};

/** Finds articles, the best first. */
export type Search = (query: string) => Hit[];

const loads = new Map<Language, Promise<Search>>();

/** Fetches the index of a language and what reads it, once; after a failure the next call tries again. */
export async function loadSearch(language: Language): Promise<Search> {
  const load = loads.get(language) ?? fetchSearch(language);
  loads.set(language, load);
  try {
    return await load;
  } catch (error) {
    loads.delete(language);
    throw error;
  }
}

async function fetchSearch(language: Language): Promise<Search> {
  const [index, { default: MiniSearch }] = await Promise.all([fetchIndex(language), import("minisearch")]);
  const miniSearch = MiniSearch.loadJSON(index, indexOptions);
  return (query) =>
    miniSearch.search(query, searchOptions).map(({ id, match }) => ({
      slug: String(id),
      words: new Set(Object.keys(match)),
      onlyInText: Object.keys(match).filter((word) => match[word]?.every((field) => field === "text")),
    }));
}

async function fetchIndex(language: Language): Promise<string> {
  const answer = await fetch(searchIndexPath(language));
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return answer.text();
}
