import type { Listing } from "../listing.ts";
import type { Hit } from "../search/search.ts";
import { OnlyInText } from "./only-in-text.tsx";
import { PostArt, PostFacts, PostText, PostTitle } from "./post-parts.tsx";
import styles from "./post-row.module.css";

/** A post as a row: sign, title and facts, then the excerpt. */
export function PostRow({ article, hit }: { article: Listing; hit?: Hit | undefined }) {
  return (
    <article className={styles["row"]}>
      <PostArt article={article} look="sign" />
      <div className={styles["title"]}>
        <h2>
          <PostTitle article={article} words={hit?.words} />
        </h2>
        <PostFacts article={article} />
      </div>
      <div className={styles["text"]}>
        <PostText article={article} words={hit?.words} />
        {hit && <OnlyInText hit={hit} />}
      </div>
    </article>
  );
}
