import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { categories } from "@agency/content/articles/catalogue";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import type { Listing } from "../listing.ts";
import { searchOf } from "./search-of.ts";
import type { Filter } from "./use-filter.ts";
import type { ResultsState } from "./use-results.ts";
import styles from "./tools.module.css";

type BoxProps = { filter: Filter; field: RefObject<HTMLInputElement | null> };
type ToolsProps = BoxProps & { articles: readonly Listing[]; results: ResultsState };

/** The search box, the categories and the number of results. Without JavaScript, every article is shown anyway. */
export function Tools({ articles, filter, field, results }: ToolsProps) {
  return (
    <div className={styles["tools"]}>
      <SearchBox filter={filter} field={field} onPrepare={results.prepare} />
      <Categories articles={articles} filter={filter} />
      <p className={styles["status"]} role="status">
        <Status filter={filter} results={results} />
      </p>
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
    <search className={styles["search"]}>
      <form action={localised("/blog")} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{t("search.label")}</label>
        <div className={styles["field"]}>
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
        </div>
        <p id={`${id}-hint`} className={styles["hint"]}>
          {t("search.hint")}
        </p>
      </form>
    </search>
  );
}

function Categories({ articles, filter }: { articles: readonly Listing[]; filter: Filter }) {
  const { t } = useTranslation("blog");
  const present = categories.filter((category) => articles.some((article) => article.category === category));
  return (
    <nav className={styles["categories"]} aria-label={t("filter.label")}>
      <ul>
        {[undefined, ...present].map((category) => (
          <li key={category ?? "all"}>
            <Link
              to={{ search: searchOf(category, filter.query.trim()) }}
              aria-current={category === filter.category ? "true" : undefined}
              preventScrollReset
            >
              {category ? t(`categories.${category}`) : t("filter.all")}
            </Link>
          </li>
        ))}
      </ul>
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
