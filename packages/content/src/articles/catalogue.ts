import { catalogue as own, categories } from "#agency/catalogue.ts";
import type { CatalogueEntry } from "../shape.ts";

export { categories } from "#agency/catalogue.ts";

export type Category = (typeof categories)[number];

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}

type Own = typeof own;

/** An agency may begin without an article. */
type Catalogue = Own extends readonly [] ? readonly CatalogueEntry<Category>[] : Own;

export type ArticleSlug = Catalogue[number]["slug"];

/** The articles, oldest first. */
export const catalogue: Catalogue = own;

/** Whether there is an article, in any language. */
export function isArticle(slug: string): slug is ArticleSlug {
  return catalogue.some((entry) => entry.slug === slug);
}
