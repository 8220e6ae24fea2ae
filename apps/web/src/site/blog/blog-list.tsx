import { useTranslation } from "react-i18next";
import { Row, Text, Stack } from "@agency/ui/layout";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import type { Found } from "./blog-tools.tsx";
import type { Listing } from "./listing.ts";
import { PostArt, PostFacts, PostText, PostTitle } from "./post-parts.tsx";
import type { Hit } from "./search.ts";
import looks from "../shared/looks.module.css";
import styles from "./blog-list.module.css";
import parts from "./post-parts.module.css";

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
    <Band as="article" space="own" ground="soft" gap="0" columns="7fr 5fr" className={styles["lead"]}>
      <PostArt article={article} look="wall" />
      <Stack gap="1rem" className={styles["wallText"]}>
        <p className={looks["chip"]}>{t("newest")}</p>
        <Title size="part">
          <PostTitle article={article} />
        </Title>
        <PostFacts article={article} />
        <PostText article={article} />
      </Stack>
    </Band>
  );
}

function Post({ article, look }: { article: Listing; look: "wide" | "narrow" }) {
  return (
    <Stack as="article" gap="1.25rem" packed className={styles["post"]} data-look={look}>
      <PostArt article={article} look="wall" />
      <Stack gap="0.75rem">
        <PostFacts article={article} />
        <Title size="post">
          <PostTitle article={article} />
        </Title>
        <PostText article={article} />
      </Stack>
    </Stack>
  );
}

/** The articles that match the category and the query, as rows. */
export function Results({ found }: { found: readonly Found[] }) {
  return (
    <Band as="div" space="under" gap="clamp(2.5rem, 4vw, 3.5rem)">
      {found.map(({ article, hit }) => (
        <PostRow key={article.slug} article={article} hit={hit} />
      ))}
    </Band>
  );
}

/** Shown when no article matches the query. The search box announces it to screen readers. */
export function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  const { t } = useTranslation("blog");
  return (
    <Band as="div" space="under" gap="1.5rem" fit>
      <TileMark mood="empty" size={112} />
      <div>
        <Title size="modest">{t("search.none", { query })}</Title>
        <Text size="large" tone="soft" measure="46ch" top="0.75rem">
          {t("search.noneLead")}
        </Text>
      </div>
      <Row>
        <SiteLink look="primary" to="/blog" onClick={onShowAll} preventScrollReset>
          {t("search.showAll")}
        </SiteLink>
        <SiteLink look="secondary" to="/#contact">
          {t("search.ask")}
        </SiteLink>
      </Row>
    </Band>
  );
}

function PostRow({ article, hit }: { article: Listing; hit?: Hit | undefined }) {
  return (
    <article className={styles["row"]}>
      <PostArt article={article} look="sign" />
      <Stack gap="0.6rem" packed>
        <Title size="point">
          <PostTitle article={article} words={hit?.words} />
        </Title>
        <PostFacts article={article} />
      </Stack>
      <Stack packed className={styles["rowText"]}>
        <PostText article={article} words={hit?.words} />
        {hit && <OnlyInText hit={hit} />}
      </Stack>
    </article>
  );
}

/** The most words shown; more would not help. */
const shown = 5;

/** The matching words that occur only in the article's text, which the list does not show. */
function OnlyInText({ hit }: { hit: Hit }) {
  const { t } = useTranslation("blog");
  if (hit.onlyInText.length === 0) return null;
  return (
    <Text size="small" tone="muted" className={parts["marked"]}>
      {t("search.inText")}{" "}
      {hit.onlyInText.slice(0, shown).map((word, index) => (
        <span key={word}>
          {index > 0 && ", "}
          <mark>{word}</mark>
        </span>
      ))}
    </Text>
  );
}
