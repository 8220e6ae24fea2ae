import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { categories } from "@agency/content/articles/catalogue";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
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
    <Stack gap="1.75rem var(--apart)" columns="5fr 7fr" className={styles["tools"]}>
      <SearchBox filter={filter} field={field} onPrepare={results.prepare} />
      <Categories articles={articles} filter={filter} />
      <p className={styles["status"]} role="status">
        <Status filter={filter} results={results} />
      </p>
    </Stack>
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
        <Text size="small" tone="muted" top="0.5rem" id={`${id}-hint`} className={styles["hint"]}>
          {t("search.hint")}
        </Text>
      </form>
    </search>
  );
}

function Categories({ articles, filter }: { articles: readonly Listing[]; filter: Filter }) {
  const { t } = useTranslation("blog");
  const present = categories.filter((category) => articles.some((article) => article.category === category));
  return (
    <nav className={styles["categories"]} aria-label={t("filter.label")}>
      <Row as="ul" gap="0 1.5rem">
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
