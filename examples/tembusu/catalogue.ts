import type { CatalogueEntry } from "@agency/content/shape";

/** Article categories. Their names are texts under `shared:blog.categories`. */
export const categories = ["reports", "websites"] as const;

/** The articles, oldest first. To add one, add an entry here and a file for each language. */
export const catalogue = [
  { slug: "one-site-two-languages", category: "websites", date: "2026-11-16", minutes: 2 },
  { slug: "reading-your-monthly-report", category: "reports", date: "2026-11-23", minutes: 2 },
] as const satisfies readonly CatalogueEntry<(typeof categories)[number]>[];
