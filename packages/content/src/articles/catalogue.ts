import { type catalogue, categories } from "#agency/catalogue.ts";

export { catalogue, categories } from "#agency/catalogue.ts";

export type Category = (typeof categories)[number];

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}

export type ArticleSlug = (typeof catalogue)[number]["slug"];
