import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { categories, isCategory } from "@agency/content/articles/catalogue";
import { waysClass } from "@agency/ui/action";
import { Row, Text } from "@agency/ui/layout";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { Band } from "../shared/parts.tsx";
import { type Listing, listSearch } from "./listing.ts";
import { type Hit, loadSearch, type Search } from "./search.ts";
import styles from "./blog-tools.module.css";

type BoxProps = { filter: Filter; field: RefObject<HTMLInputElement | null> };
type ToolsProps = BoxProps & { articles: readonly Listing[]; results: ResultsState };

/**
 * The search box, the categories, the number of results, and the results themselves as children: on phones, those of a search come
 * before the categories. Without JavaScript, every article is shown anyway.
 */
export function Tools({ articles, filter, field, results, children }: ToolsProps & { children: ReactNode }) {
  return (
    <div className={styles["finder"]} data-searched={filter.query.trim() === "" ? undefined : ""}>
      <Band
        as="div"
        space="under"
        gap="1.75rem var(--apart)"
        columns="5fr 7fr"
        align="center"
        className={styles["tools"]}
      >
        <SearchBox filter={filter} field={field} onPrepare={results.prepare} />
        <Categories articles={articles} filter={filter} />
        <Text tone="soft" at="1 / -1" role="status">
          <Status filter={filter} results={results} />
        </Text>
      </Band>
      {children}
    </div>
  );
}

function SearchBox({ filter, field, onPrepare }: BoxProps & { onPrepare: () => void }) {
  const { t } = useTranslation("blog");
  const localised = useLocalisedPath();
  const id = useId();
  // Uncontrolled: React would otherwise discard text typed before hydration.
  const [initial] = useState(filter.query);

  return (
    <search>
      <form action={localised("/blog")} onSubmit={(event) => event.preventDefault()}>
        <Text as="label" strong htmlFor={id}>
          {t("search.label")}
        </Text>
        <Row align="center" unbroken top="0.5rem" className={styles["field"]}>
          <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
            <path d="M9 2A7 7 0 0 1 9 16A7 7 0 0 1 9 2M14 14L20 20" />
          </svg>
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={initial}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={80}
            aria-describedby={`${id}-hint`}
            onFocus={onPrepare}
            onChange={(event) => filter.type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") filter.show("");
            }}
          />
        </Row>
        <Text size="small" tone="muted" top="0.5rem" id={`${id}-hint`}>
          {t("search.hint")}
        </Text>
      </form>
    </search>
  );
}

function Categories({ articles, filter }: { articles: readonly Listing[]; filter: Filter }) {
  const { t } = useTranslation("blog");
  const localised = useLocalisedPath();
  const present = categories.filter((category) => articles.some((article) => article.category === category));
  return (
    <nav className={styles["categories"]} aria-label={t("filter.label")}>
      <Row as="ul" gap="0 1.5rem" className={waysClass("quiet")}>
        {[undefined, ...present].map((category) => (
          <li key={category ?? "all"}>
            <Link
              to={localised(`/blog${listSearch(category, filter.query.trim())}`)}
              aria-current={category === filter.category ? "true" : undefined}
              preventScrollReset
            >
              {category ? t(`categories.${category}`) : t("filter.all")}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

function Status({ filter: { category, query }, results: { search, found } }: Omit<ToolsProps, "articles" | "field">) {
  const { t } = useTranslation("blog");
  const name = category && t(`categories.${category}`);
  const count = found.length;
  const wanted = query.trim();
  if (search === "failed") return t("search.failed");
  if (wanted && search !== "ready") return t("search.loading");
  if (wanted) {
    return name
      ? t("search.foundIn", { count, query: wanted, category: name })
      : t("search.found", { count, query: wanted });
  }
  return name ? t("filter.inCategory", { count, category: name }) : t("filter.count", { count });
}

/**
 * Pauses in typing, in milliseconds. The results wait for the first, so that typing stays smooth. The address waits for
 * both, since browsers limit how often it may change.
 */
const pause = { results: 150, address: 150 };

type Filter = {
  category: string | undefined;
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
      void navigate({ search: listSearch(category, query) }, { replace: true, preventScrollReset: true });
    }, pause.address);
    return () => clearTimeout(timer);
  }, [hydrated, query, written, category, navigate]);

  return { category, query, type, show };
}

/** An article and its search hit. */
export type Found = { article: Listing; hit?: Hit };

type ResultsState = {
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
  return { chosen: isSearched || filter.category !== undefined, found, search: searchState(search, isFailed), prepare };
}

function searchState(search: object | undefined, isFailed: boolean): ResultsState["search"] {
  if (search) return "ready";
  return isFailed ? "failed" : "waiting";
}

function metBy(hits: readonly Hit[], articles: readonly Listing[]): Found[] {
  return hits.flatMap((hit) => {
    const article = articles.find(({ slug }) => slug === hit.slug);
    return article ? [{ article, hit }] : [];
  });
}
