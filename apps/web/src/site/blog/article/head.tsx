import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
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
      <Stack gap="1.25rem" fit className={styles["text"]}>
        <Row as="p" gap="0.25rem 1.5rem" align="center">
          <Link className={styles["back"]} data-no-print="" to={localised("/blog")}>
            <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
              <path d="M19 6H2M7 1L2 6L7 11" />
            </svg>
            {t("back")}
          </Link>
          <Link className={styles["badge"]} to={localised(`/blog${searchOf(category, "")}`)}>
            {t(`blog:categories.${category}`)}
          </Link>
        </Row>
        <h1 className={styles["title"]}>{title}</h1>
        <Text tone="soft" measure="50ch" className={styles["excerpt"]}>
          {excerpt}
        </Text>
        <Facts article={article} />
        <Row gap="1rem 1.5rem" align="center">
          <Row as="ul" gap="0.4rem" className={styles["tags"]} aria-label={t("blog:tags")}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Row>
          <Share title={title} />
        </Row>
      </Stack>
      <div className={styles["art"]} data-no-print="">
        <CategoryWall category={category} variation={variation} />
      </div>
    </header>
  );
}

function Facts({ article: { date, dateText, updated, minutes } }: Pick<ArticleOnPage, "article">) {
  const { t } = useTranslation(["article", "blog"]);
  return (
    <Row as="p" gap="0.25rem 1.25rem" className={styles["facts"]}>
      <time dateTime={date}>{dateText}</time>
      <span>{t("blog:readTime", { minutes })}</span>
      <span>{t("author", { agency: agency.name })}</span>
      {updated && <time dateTime={updated.date}>{t("updated", { date: updated.text })}</time>}
    </Row>
  );
}
