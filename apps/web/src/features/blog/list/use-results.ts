import { useDeferredValue, useEffect, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { Listing } from "../listing.ts";
import { type Hit, loadSearch, type Search } from "../search/search.ts";
import type { Filter } from "./use-filter.ts";

/** An article, and where the search met it. */
export type Found = { article: Listing; hit?: Hit };

export type ResultsState = {
  /** Whether anything is chosen: else every article is shown. */
  chosen: boolean;
  found: readonly Found[];
  search: "waiting" | "loading" | "ready" | "failed";
  /** Fetches the index, if it is not there. */
  prepare: () => void;
};

/** The articles of the category in which all words of the query are found, the best first; the newest first without a query. */
export function useResults(articles: readonly Listing[], filter: Filter): ResultsState {
  const language = useLanguage();
  const query = useDeferredValue(filter.query.trim());
  const [search, setSearch] = useState<{ find: Search }>();
  const [state, setState] = useState<"waiting" | "loading" | "failed">("waiting");

  const prepare = () => {
    if (search || state === "loading") return;
    setState("loading");
    loadSearch(language).then(
      (find) => setSearch({ find }),
      () => setState("failed"),
    );
  };

  const isWanted = query !== "" && !search && state === "waiting";
  useEffect(() => {
    if (isWanted) prepare();
  });

  const all: readonly Found[] =
    search && query ? metBy(search.find(query), articles) : articles.map((article) => ({ article }));
  const found = filter.category ? all.filter(({ article }) => article.category === filter.category) : all;
  const isSearched = search !== undefined && query !== "";
  return { chosen: isSearched || filter.category !== undefined, found, search: search ? "ready" : state, prepare };
}

function metBy(hits: readonly Hit[], articles: readonly Listing[]): Found[] {
  return hits.flatMap((hit) => {
    const article = articles.find(({ slug }) => slug === hit.slug);
    return article ? [{ article, hit }] : [];
  });
}
