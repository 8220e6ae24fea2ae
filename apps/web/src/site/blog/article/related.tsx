import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { PostArt, PostFacts, PostTitle } from "../list/post-parts.tsx";
import type { Listing } from "../listing.ts";
import styles from "./related.module.css";

/** Related articles: the closest with its picture, the others in a list. */
export function Related({ articles }: { articles: readonly Listing[] }) {
  const { t } = useTranslation("article");
  return (
    <Band space="own" ground="soft" gap="0" className={styles["related"]} aria-labelledby="related-title">
      <Title size="chapter" id="related-title" className={styles["title"]}>
        {t("related")}
      </Title>
      <Stack gap="2rem clamp(1.5rem, 4vw, 4rem)" columns="7fr 5fr" className={styles["posts"]}>
        {articles.map((article, index) => (
          <div key={article.slug} className={styles["post"]}>
            <PostArt article={article} look={index === 0 ? "wall" : "sign"} still />
            <Stack gap="0.6rem" packed>
              <h3>
                <PostTitle article={article} still />
              </h3>
              <PostFacts article={article} />
              {index === 0 && (
                <Text tone="soft" measure="58ch">
                  {article.excerpt}
                </Text>
              )}
            </Stack>
          </div>
        ))}
      </Stack>
    </Band>
  );
}
