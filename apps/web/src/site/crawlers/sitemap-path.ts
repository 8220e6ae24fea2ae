import type { SitemapPart } from "../public-pages.ts";

/** The path of a part of the sitemap. */
export function sitemapPath(part: SitemapPart): string {
  return `/sitemaps/${part}.xml`;
}
