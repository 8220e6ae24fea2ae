import { useCallback, useDeferredValue, useEffect, useState } from "react";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { Listing } from "../listing.ts";
import { type Hit, loadSearch, type Search } from "../search/search.ts";
import type { Filter } from "./use-filter.ts";

/** An article and its search hit. */
export type Found = { article: Listing; hit?: Hit };

export type ResultsState = {
  /** Whether a filter is set. Otherwise every article is shown. */
  chosen: boolean;
  found: readonly Found[];
  search: "waiting" | "ready" | "failed";
  /** Fetches the index if it is not loaded. */
  prepare: () => void;
};

/**
 * The articles of the category that contain all words of the query, best match first. Without a query, newest first.
 */
export function useResults(articles: readonly Listing[], filter: Filter): ResultsState {
  const language = useLanguage();
  const query = useDeferredValue(filter.query.trim());
  const [search, setSearch] = useState<{ find: Search }>();
  const [isFailed, setIsFailed] = useState(false);

  const prepare = useCallback(() => {
    loadSearch(language).then(
      (find) => setSearch({ find }),
      () => setIsFailed(true),
    );
  }, [language]);

  // The address may include a query before anybody uses the box.
  const isWanted = query !== "" && !search;
  useEffect(() => {
    if (isWanted) prepare();
  }, [isWanted, prepare]);

  const all: readonly Found[] =
    search && query ? metBy(search.find(query), articles) : articles.map((article) => ({ article }));
  const found = filter.category ? all.filter(({ article }) => article.category === filter.category) : all;
  const isSearched = search !== undefined && query !== "";
  return { chosen: isSearched || filter.category !== undefined, found, search: stateOf(search, isFailed), prepare };
}

function stateOf(search: object | undefined, isFailed: boolean): ResultsState["search"] {
  if (search) return "ready";
  return isFailed ? "failed" : "waiting";
}

function metBy(hits: readonly Hit[], articles: readonly Listing[]): Found[] {
  return hits.flatMap((hit) => {
    const article = articles.find(({ slug }) => slug === hit.slug);
    return article ? [{ article, hit }] : [];
  });
}
