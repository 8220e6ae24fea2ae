import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { articlePath } from "@agency/content/articles/article-path";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import link from "../../shared/link/link.module.css";
import styles from "./article-links.module.css";

export type ArticleLinksProps = { articles: readonly { slug: string; title: string; excerpt: string }[] };

/** Related articles. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  const { t } = useTranslation("services");
  const localised = useLocalisedPath();
  if (articles.length === 0) return null;
  return (
    <Band
      space="under"
      gap="2rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      className={styles["articles"]}
      aria-labelledby="articles-title"
    >
      <div>
        <Title size="modest" measure="14ch" id="articles-title">
          {t("frame.articles.title")}
        </Title>
        <Text tone="soft" measure="36ch" top="0.75rem">
          {t("frame.articles.lead")}
        </Text>
      </div>
      <Stack as="ul" gap="0 clamp(1.5rem, 3vw, 3rem)" columns="1fr 1fr" from="40em">
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <h3>
              <Link className={link["accent"]} to={localised(articlePath(slug))}>
                {title}
              </Link>
            </h3>
            <Text tone="soft" measure="52ch" top="0.5rem">
              {excerpt}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}
