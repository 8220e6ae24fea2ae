import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { Band } from "../../shared/band/band.tsx";
import type { Listing } from "../listing.ts";
import { PostArt, PostFacts, PostText, PostTitle } from "./post-parts.tsx";
import { PostRow } from "./post-row.tsx";
import styles from "./composition.module.css";

/** After the lead, posts repeat a pattern of five: a wide and a narrow one with pictures, then three rows. */
const turn = 5;

/** All articles: the newest as the lead, the others in varying sizes. */
export function Composition({ articles }: { articles: readonly Listing[] }) {
  const [lead, ...others] = articles;
  return (
    <>
      {lead && <Lead article={lead} />}
      <Band
        as="div"
        space="passage"
        gap="clamp(2.75rem, 6vw, 5rem) clamp(1.5rem, 4vw, 4rem)"
        className={styles["wall"]}
      >
        {others.map((article, index) =>
          isInPair(index, others.length) ? (
            <Post key={article.slug} article={article} look={lookAt(index)} />
          ) : (
            <PostRow key={article.slug} article={article} />
          ),
        )}
      </Band>
    </>
  );
}

/** The first two of a pattern are side by side, unless the second is missing. */
function isInPair(index: number, count: number): boolean {
  const first = index - (index % turn);
  return index - first < 2 && first + 1 < count;
}

/** Every second pattern starts with the narrow post. */
function lookAt(index: number): "wide" | "narrow" {
  const isMirrored = Math.floor(index / turn) % 2 === 1;
  return (index % turn === 0) === isMirrored ? "narrow" : "wide";
}

function Lead({ article }: { article: Listing }) {
  const { t } = useTranslation("blog");
  return (
    <Stack as="article" gap="0" columns="7fr 5fr" className={styles["lead"]}>
      <PostArt article={article} look="wall" />
      <Stack gap="1rem" className={styles["text"]}>
        <p className={styles["newest"]}>{t("newest")}</p>
        <h2>
          <PostTitle article={article} />
        </h2>
        <PostFacts article={article} />
        <PostText article={article} />
      </Stack>
    </Stack>
  );
}

function Post({ article, look }: { article: Listing; look: "wide" | "narrow" }) {
  return (
    <Stack as="article" gap="1.25rem" packed className={styles["post"]} data-look={look}>
      <PostArt article={article} look="wall" />
      <Stack gap="1rem" className={styles["text"]}>
        <PostFacts article={article} />
        <h2>
          <PostTitle article={article} />
        </h2>
        <PostText article={article} />
      </Stack>
    </Stack>
  );
}
