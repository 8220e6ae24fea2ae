import { languagesOf } from "@agency/content/articles/articles";
import { catalogue } from "@agency/content/articles/catalogue";
import { cityPages, cityPath } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { type Language, languageKeys, serviceKeys } from "@agency/content/settings";
import { contentUpdated } from "@agency/content/updated";
import { articlePath } from "./blog/listing.ts";

/** A page for everybody. */
export type PublicPage = {
  /** Without a language. */
  path: string;
  /** The part of the sitemap that it stands in. */
  part: SitemapPart;
  /** The day its content last changed, as `2025-01-15`. */
  updated: string;
  /** The languages it exists in. */
  available: readonly Language[];
};

export type SitemapPart = "pages" | "cities" | "blog";

const inAllLanguages = (part: SitemapPart, updated: string) => (path: string) => ({
  path,
  part,
  updated,
  available: languageKeys,
});

const articles = catalogue.map(({ slug, date }) => ({
  path: articlePath(slug),
  part: "blog" as const,
  updated: date,
  available: languagesOf(slug),
}));

/** Every page that search engines may show. Used while pages are built. */
export const publicPages: readonly PublicPage[] = [
  ...["/", ...serviceKeys.map(servicePath), "/team", "/privacy", "/terms"].map(inAllLanguages("pages", contentUpdated)),
  ...cityPages.map(cityPath).map(inAllLanguages("cities", contentUpdated)),
  ...["/blog"].map(inAllLanguages("blog", contentUpdated)),
  ...articles,
];

/** The parts of the sitemap that there are pages for. */
export const sitemapParts: readonly SitemapPart[] = [...new Set(publicPages.map(({ part }) => part))];
