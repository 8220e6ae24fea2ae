import type { SearchResult } from "minisearch";
import type { Language } from "@agency/content/settings";
import { fetchModule } from "../../shared/late-start/late.tsx";
import { forgivingOptions, indexOptions, searchIndexPath, searchOptions } from "./search-options.ts";
import { joinPairs } from "./search-words.ts";

/** A matching article. */
export type Hit = {
  slug: string;
  /** The words of the article that match the query, in lower case. */
  words: ReadonlySet<string>;
  /** The matching words that occur only in the text. Empty if the visible fields explain the match. */
  onlyInText: readonly string[];
};

/** Finds articles, best match first. */
export type Search = (query: string) => Hit[];

const loads = new Map<Language, Promise<Search>>();

/** Fetches the index of a language and the search code once. After a failure, the next call tries again. */
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
  const [index, { default: MiniSearch }] = await Promise.all([
    fetchIndex(language),
    fetchModule(() => import("minisearch")),
  ]);
  const miniSearch = MiniSearch.loadJSON(index, indexOptions);
  return (query) => {
    const results = miniSearch.search(query, searchOptions);
    return (results.length > 0 ? results : miniSearch.search(query, forgivingOptions)).map(toHit);
  };
}

function toHit({ id, match, queryTerms }: SearchResult): Hit {
  const words = Object.keys(match);
  const isInTextOnly = (word: string) => match[word]?.every((field) => field === "text") ?? false;
  const seen = words.filter((word) => !isInTextOnly(word));
  const isAllSeen = queryTerms.every((term) => seen.some((word) => word.startsWith(term)));
  return {
    slug: String(id),
    words: new Set(words),
    onlyInText: isAllSeen ? [] : joinPairs(words.filter(isInTextOnly)),
  };
}

async function fetchIndex(language: Language): Promise<string> {
  const answer = await fetch(searchIndexPath(language));
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return answer.text();
}
