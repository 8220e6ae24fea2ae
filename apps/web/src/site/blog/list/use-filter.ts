import { type RefObject, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { type Category, isCategory } from "@agency/content/articles/catalogue";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { searchOf } from "./search-of.ts";

/**
 * Pauses in typing, in milliseconds. The results wait for the first, so that typing stays smooth. The address waits for
 * both, since browsers limit how often it may change.
 */
const pause = { results: 150, address: 150 };

export type Filter = {
  category: Category | undefined;
  query: string;
  /** Sets the query after a pause in typing. */
  type: (query: string) => void;
  /** Puts a query into the box and applies it. */
  show: (query: string) => void;
};

/**
 * The filter of the list: the category and query from the address, and the text being typed.
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
  const isSettled = useRef(false);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const type = (text: string) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => setQuery(text), pause.results);
  };
  const show = (text: string) => {
    clearTimeout(typing.current);
    if (field.current) field.current.value = text;
    setQuery(text);
  };

  useEffect(() => {
    if (!hydrated) return;
    // Text typed before hydration is still in the box, and takes precedence over the address.
    const early = isSettled.current ? "" : field.current?.value;
    isSettled.current = true;
    if (arrival !== NavigationType.Replace) show(early || written);
    // Only navigation sets the query from the address. Typing updates the address instead.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hydrated, key]);

  useEffect(() => {
    if (!hydrated || query === written) return;
    const timer = setTimeout(() => {
      void navigate({ search: searchOf(category, query) }, { replace: true, preventScrollReset: true });
    }, pause.address);
    return () => clearTimeout(timer);
  }, [hydrated, query, written, category, navigate]);

  return { category, query, type, show };
}
