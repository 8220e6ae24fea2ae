import type { Article } from "./articles.ts";

/** A shared category weighs more than shared tags. */
const categoryWeight = 3;

/**
 * The articles most related to one, by shared category and tags, newer ones first when equal. The newest others fill
 * up the list.
 */
export function relatedTo(article: Article, articles: readonly Article[], count: number): Article[] {
  const tags = new Set(article.tags.map(lower));
  const closeness = ({ category, tags: others }: Article) =>
    (category === article.category ? categoryWeight : 0) + others.filter((tag) => tags.has(lower(tag))).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((one, other) => closeness(other) - closeness(one) || other.date.localeCompare(one.date))
    .slice(0, count);
}

function lower(tag: string): string {
  return tag.toLowerCase();
}
