import type { SitemapPart } from "../public-pages.ts";

/** Where a part of the sitemap lies. */
export function sitemapPath(part: SitemapPart): string {
  return `/sitemaps/${part}.xml`;
}
