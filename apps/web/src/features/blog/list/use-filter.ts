import { type RefObject, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { type Category, isCategory } from "@agency/content/articles/catalogue";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { searchOf } from "./search-of.ts";

/** Typing is written into the address after this pause, in milliseconds: browsers refuse to change it at every key. */
const pause = 300;

export type Filter = {
  category: Category | undefined;
  query: string;
  setQuery: (query: string) => void;
};

/**
 * What is chosen from the articles: the category and the query of the address, and what is being typed.
 * @param field the search box
 */
export function useFilter(field: RefObject<HTMLInputElement | null>): Filter {
  const { search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const params = new URLSearchParams(hydrated ? search : "");
  const written = params.get("q") ?? "";
  const named = params.get("category");
  const category = isCategory(named) ? named : undefined;
  const [query, setQuery] = useState(written);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!hydrated) return;
    // What was typed before the application had started counts more than what the address says.
    const typed = isFirst.current ? field.current?.value : "";
    isFirst.current = false;
    if (arrival !== NavigationType.Replace) setQuery(typed || written);
    // Only an arrival brings a query of its own; what is typed later goes the other way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hydrated, key]);

  useEffect(() => {
    if (query === written || isFirst.current) return;
    const timer = setTimeout(() => {
      void navigate({ search: searchOf(category, query) }, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [query, written, category, navigate]);

  return { category, query, setQuery };
}
