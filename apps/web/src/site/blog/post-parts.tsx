import { useTranslation } from "react-i18next";
import { Link, useViewTransitionState } from "react-router";
import { articlePath } from "@agency/content/site-paths";
import { joined, Row, Text } from "@agency/ui/layout";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Picture } from "../shared/picture.tsx";
import { CategorySign, CategoryWall } from "./category-art.tsx";
import type { Listing } from "./listing.ts";
import { dividedText, isHan, placesOfPairs } from "./search-words.ts";
import looks from "../shared/looks.module.css";
import styles from "./post-parts.module.css";

type PartProps = { article: Listing; words?: ReadonlySet<string> | undefined };

/**
 * The title as a link that covers the post. It animates into the article's title; `still` turns that off on pages that
 * already have such a title.
 */
export function PostTitle({ article, words, still = false }: PartProps & { still?: boolean }) {
  const to = useLocalisedPath()(articlePath(article.slug));
  const isMoving = useViewTransitionState(to) && !still;
  return (
    <Link
      className={joined(looks["cover"], styles["link"], styles["marked"])}
      to={to}
      viewTransition={!still}
      style={isMoving ? { viewTransitionName: "article-title" } : undefined}
    >
      <Marked text={article.title} words={words} />
    </Link>
  );
}

/** The widths of a photograph in place of the drawing. */
const sizes = { wall: "(min-width: 60em) 50vw, 92vw", sign: "(min-width: 60em) 12rem, 30vw" };

type ArtProps = { article: Listing; look: "wall" | "sign"; still?: boolean };

/** The picture of the post, of its category and its own: the whole wall, or the sign alone. It animates like the title. */
export function PostArt({ article, look, still = false }: ArtProps) {
  const to = useLocalisedPath()(articlePath(article.slug));
  const isMoving = useViewTransitionState(to) && !still;
  const Art = look === "wall" ? CategoryWall : CategorySign;
  const { picture, category, variation } = article;
  return (
    <div className={looks["art"]} style={isMoving ? { viewTransitionName: "article-art" } : undefined}>
      {picture ? (
        <Picture picture={picture.picture} alt="" sizes={sizes[look]} />
      ) : (
        <Art category={category} variation={variation} />
      )}
    </div>
  );
}

/** Category, date and reading time. */
export function PostFacts({ article: { category, date, dateText, minutes } }: { article: Listing }) {
  const { t } = useTranslation("blog");
  return (
    <Row as="p" gap="0.15rem 1rem">
      <Text as="span" size="small" tone="accent" strong>
        {t(`categories.${category}`)}
      </Text>
      <Text as="span" size="small" tone="muted">
        <time dateTime={date}>{dateText}</time> · {t("readTime", { minutes })}
      </Text>
    </Row>
  );
}

/** The excerpt and the tags. */
export function PostText({ article: { excerpt, tags }, words }: PartProps) {
  const { t } = useTranslation("blog");
  return (
    <>
      <Text tone="soft" measure="58ch" className={styles["marked"]}>
        <Marked text={excerpt} words={words} />
      </Text>
      <Row as="ul" gap="0.4rem" className={joined(looks["tags"], styles["marked"])} aria-label={t("tags")}>
        {tags.map((tag) => (
          <li key={tag}>
            <Marked text={tag} words={words} />
          </li>
        ))}
      </Row>
    </>
  );
}

type MarkedProps = { text: string; words: ReadonlySet<string> | undefined };

/** A text with the matching words marked. */
export function Marked({ text, words }: MarkedProps) {
  if (!words || words.size === 0) return text;
  return dividedText(text).map((part, index) => {
    if (isHan(part)) return <MarkedRun key={index} run={part} words={words} />;
    return words.has(part.toLowerCase()) ? <mark key={index}>{part}</mark> : part;
  });
}

/** Han signs, of which those of matching pairs are marked. */
function MarkedRun({ run, words }: { run: string; words: ReadonlySet<string> }) {
  const marked = placesOfPairs(run, words);
  const stretches: { text: string; isMarked: boolean }[] = [];
  for (const [at, sign] of Array.from(run).entries()) {
    const [isMarked = false, last] = [marked[at], stretches.at(-1)];
    if (last?.isMarked === isMarked) last.text += sign;
    else stretches.push({ text: sign, isMarked });
  }
  return stretches.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
