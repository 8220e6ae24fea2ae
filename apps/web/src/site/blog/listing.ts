import type { BuiltPicture } from "../shared/picture.tsx";

/** The fields of an article that a list shows. */
export type Listing = {
  slug: string;
  category: string;
  /** Which article of its category it is, from 0. Each has a drawing of its own. */
  variation: number;
  /** Publication date, as `2025-01-15` and as text in the article's language. */
  date: string;
  dateText: string;
  minutes: number;
  title: string;
  excerpt: string;
  tags: string[];
  /** In place of the drawing. */
  picture?: { picture: BuiltPicture; alt: string };
};

/** The query string of the list's address for a category and a query. */
export function listSearch(category: string | undefined, query: string): string {
  const params = new URLSearchParams({ ...(category && { category }), ...(query && { q: query }) });
  return params.size > 0 ? `?${params}` : "";
}
