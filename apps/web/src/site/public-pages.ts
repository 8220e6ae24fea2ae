import { articleLanguages } from "@agency/content/articles/articles";
import { catalogue } from "@agency/content/articles/catalogue";
import { cityPages, cityPath } from "@agency/content/cities";
import { projectPath, projects, workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { type Language, languageKeys, serviceKeys } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";
import { contentUpdated } from "@agency/content/updated";

export type PublicPage = {
  /** Without a language prefix. */
  path: string;
  /** The part of the sitemap that lists the page. */
  part: SitemapPart;
  /** The date of the last content change, such as `2025-01-15`. */
  updated: string;
  /** The languages of the page. */
  available: readonly Language[];
};

type SitemapPart = "pages" | "work" | "cities" | "blog";

const inAllLanguages = (part: SitemapPart, updated: string) => (path: string) => ({
  path,
  part,
  updated,
  available: languageKeys,
});

const articles = catalogue.map(({ slug, date, updated = date }) => ({
  path: articlePath(slug),
  part: "blog" as const,
  updated,
  available: articleLanguages(slug),
}));

/** The list of projects and their pages, if there are any. */
const work = projects.length > 0 ? [workPath, ...projects.map(({ key }) => projectPath(key))] : [];

/** Every page that search engines may list. Used at build time. */
export const publicPages: readonly PublicPage[] = [
  ...["/", ...serviceKeys.map(servicePath), "/team", "/privacy", "/terms"].map(inAllLanguages("pages", contentUpdated)),
  ...work.map(inAllLanguages("work", contentUpdated)),
  ...cityPages.map(cityPath).map(inAllLanguages("cities", contentUpdated)),
  ...(articles.length > 0 ? ["/blog"] : []).map(inAllLanguages("blog", contentUpdated)),
  ...articles,
];

/** The parts of the sitemap that have pages. */
export const sitemapParts: readonly SitemapPart[] = [...new Set(publicPages.map(({ part }) => part))];

/** The path of a part of the sitemap. */
export function sitemapPath(part: SitemapPart): string {
  return `/sitemaps/${part}.xml`;
}
