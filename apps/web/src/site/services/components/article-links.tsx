import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { articlePath } from "@agency/content/articles/article-path";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./article-links.module.css";

export type ArticleLinksProps = { articles: readonly { slug: string; title: string; excerpt: string }[] };

/** Related articles. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  const { t } = useTranslation("services");
  const localised = useLocalisedPath();
  if (articles.length === 0) return null;
  return (
    <section className={styles["articles"]} aria-labelledby="articles-title">
      <div className={styles["head"]}>
        <h2 id="articles-title">{t("frame.articles.title")}</h2>
        <p>{t("frame.articles.lead")}</p>
      </div>
      <ul>
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <h3>
              <Link to={localised(articlePath(slug))}>{title}</Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
