import type { CatalogueEntry } from "@agency/content/shape";

/** Article categories. Their names are texts under `blog:categories`. */
export const categories = [
  "seo",
  "web-design",
  "digital-marketing",
  "ppc",
  "e-commerce",
  "content-marketing",
  "performance",
  "business-strategy",
  "email-marketing",
  "local-seo",
] as const;

/** The articles, oldest first. To add one, add an entry here and a file for each language. */
export const catalogue = [
  {
    slug: "seo-guide-malaysian-businesses-2024",
    category: "seo",
    date: "2025-01-15",
    updated: "2026-11-23",
    minutes: 8,
  },
  {
    slug: "web-design-trends-malaysia-singapore-2024",
    category: "web-design",
    date: "2025-01-20",
    updated: "2026-11-23",
    minutes: 6,
  },
  {
    slug: "social-media-marketing-strategy-malaysian-brands",
    category: "digital-marketing",
    date: "2025-01-25",
    updated: "2026-11-23",
    minutes: 10,
  },
  {
    slug: "google-ads-optimization-malaysia-market",
    category: "ppc",
    date: "2025-02-01",
    updated: "2026-11-23",
    minutes: 7,
  },
  {
    slug: "ecommerce-website-development-malaysia",
    category: "e-commerce",
    date: "2025-02-05",
    updated: "2026-11-23",
    minutes: 12,
  },
  {
    slug: "content-marketing-malaysian-audience",
    category: "content-marketing",
    date: "2025-02-10",
    updated: "2026-11-23",
    minutes: 9,
  },
  {
    slug: "website-speed-optimization-malaysia",
    category: "performance",
    date: "2025-02-15",
    updated: "2026-11-23",
    minutes: 8,
  },
  {
    slug: "digital-transformation-sme-malaysia",
    category: "business-strategy",
    date: "2025-02-20",
    updated: "2026-11-23",
    minutes: 11,
  },
  {
    slug: "email-marketing-best-practices-malaysia",
    category: "email-marketing",
    date: "2025-02-25",
    updated: "2026-11-23",
    minutes: 7,
  },
  {
    slug: "local-business-online-presence-malaysia",
    category: "local-seo",
    date: "2025-03-01",
    updated: "2026-11-23",
    minutes: 10,
  },
  {
    slug: "why-labuan-businesses-need-professional-website-2024",
    category: "web-design",
    date: "2025-11-04",
    updated: "2026-11-23",
    minutes: 12,
  },
  {
    slug: "paid-advertising-guide-labuan-businesses-2024",
    category: "ppc",
    date: "2025-11-04",
    updated: "2026-11-23",
    minutes: 14,
  },
] as const satisfies readonly CatalogueEntry<(typeof categories)[number]>[];
