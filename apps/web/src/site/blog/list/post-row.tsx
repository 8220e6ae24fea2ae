import { Stack } from "@agency/ui/stack";
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
      <Stack gap="0.6rem" packed>
        <h2>
          <PostTitle article={article} words={hit?.words} />
        </h2>
        <PostFacts article={article} />
      </Stack>
      <Stack packed className={styles["text"]}>
        <PostText article={article} words={hit?.words} />
        {hit && <OnlyInText hit={hit} />}
      </Stack>
    </article>
  );
}
