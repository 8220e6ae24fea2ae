import { catalogue, categories } from "../own.ts";

export { catalogue, categories } from "../own.ts";

export function isCategory(value: unknown): value is string {
  return categories.some((category) => category === value);
}

/** Whether there is an article, in any language. */
export function isArticle(slug: string): boolean {
  return catalogue.some((entry) => entry.slug === slug);
}
