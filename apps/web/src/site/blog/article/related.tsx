import { useTranslation } from "react-i18next";
import { PostArt, PostFacts, PostTitle } from "../list/post-parts.tsx";
import type { Listing } from "../listing.ts";
import styles from "./related.module.css";

/** Related articles: the closest with its picture, the others in a list. */
export function Related({ articles }: { articles: readonly Listing[] }) {
  const { t } = useTranslation("article");
  return (
    <section className={styles["related"]} aria-labelledby="related-title">
      <h2 id="related-title" className={styles["title"]}>
        {t("related")}
      </h2>
      <div className={styles["posts"]}>
        {articles.map((article, index) => (
          <div key={article.slug} className={styles["post"]}>
            <PostArt article={article} look={index === 0 ? "wall" : "sign"} still />
            <div className={styles["text"]}>
              <h3>
                <PostTitle article={article} still />
              </h3>
              <PostFacts article={article} />
              {index === 0 && <p className={styles["excerpt"]}>{article.excerpt}</p>}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
