import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { CategoryWall } from "../art/category-art.tsx";
import type { ArticleOnPage } from "../article.server.ts";
import { searchOf } from "../list/search-of.ts";
import { Share } from "./share.tsx";
import styles from "./head.module.css";

/** The title, facts and excerpt of an article, next to the picture of its category. */
export function ArticleHead({ article }: Pick<ArticleOnPage, "article">) {
  const { t } = useTranslation(["article", "blog"]);
  const localised = useLocalisedPath();
  const { category, variation, title, excerpt, tags } = article;
  return (
    <header className={styles["head"]}>
      <div className={styles["text"]}>
        <p className={styles["way"]}>
          <Link className={styles["back"]} data-no-print="" to={localised("/blog")}>
            <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
              <path d="M19 6H2M7 1L2 6L7 11" />
            </svg>
            {t("back")}
          </Link>
          <Link className={styles["badge"]} to={localised(`/blog${searchOf(category, "")}`)}>
            {t(`blog:categories.${category}`)}
          </Link>
        </p>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["excerpt"]}>{excerpt}</p>
        <Facts article={article} />
        <div className={styles["foot"]}>
          <ul className={styles["tags"]} aria-label={t("blog:tags")}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <Share title={title} />
        </div>
      </div>
      <div className={styles["art"]} data-no-print="">
        <CategoryWall category={category} variation={variation} />
      </div>
    </header>
  );
}

function Facts({ article: { date, dateText, updated, minutes } }: Pick<ArticleOnPage, "article">) {
  const { t } = useTranslation(["article", "blog"]);
  return (
    <p className={styles["facts"]}>
      <time dateTime={date}>{dateText}</time>
      <span>{t("blog:readTime", { minutes })}</span>
      <span>{t("author", { agency: agency.name })}</span>
      {updated && <time dateTime={updated.date}>{t("updated", { date: updated.text })}</time>}
    </p>
  );
}
