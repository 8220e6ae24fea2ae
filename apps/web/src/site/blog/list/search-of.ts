import type { Category } from "@agency/content/articles/catalogue";

/** The query string of the list's address for a category and a query. */
export function searchOf(category: Category | undefined, query: string): string {
  const params = new URLSearchParams({ ...(category && { category }), ...(query && { q: query }) });
  return params.size > 0 ? `?${params}` : "";
}
